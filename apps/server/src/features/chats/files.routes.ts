import multipart from '@fastify/multipart';
import { validatorCompiler } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { toDisposition } from '../../platform/file-names.ts';
import type { App } from '../../platform/http/types.ts';
import { isKept, UNTRUSTED } from '../../platform/http/untrusted-bytes.ts';
import { nothing, WORKSPACE } from '../../vocabulary/paths.ts';
import { NoFile } from './chats.errors.ts';
import { CHAT_LIMITS } from './chats.rules.ts';
import { chatFile, chatFileParams, chatFileUpload, chatParams } from './chats.schemas.ts';
import type { ChatDeps } from './chats.usecases.ts';
import { toChatFileView } from './chats.views.ts';
import { dropUnsentFile, openFile, uploadFile } from './files.usecases.ts';

const tags = ['chats'];
const FILES = `${WORKSPACE}/chats/:chatId/files`;
const config = { role: 'viewer', announcesItself: true } as const;

export async function chatFileRoutes(app: App, deps: ChatDeps) {
  await app.register(multipart, {
    throwFileSizeLimit: false,
    limits: { fileSize: CHAT_LIMITS.fileBytes, files: 1, fields: 0, parts: 1 },
  });
  // The file is read as it arrives, so there is no body to check beforehand.
  app.setValidatorCompiler<z.ZodType>((part) =>
    part.httpPart === 'body' ? () => true : validatorCompiler(part),
  );

  app.post(
    FILES,
    {
      config,
      schema: {
        operationId: 'uploadChatFile',
        summary: 'Bring a file along, to be sent with a message',
        tags,
        consumes: ['multipart/form-data'],
        params: chatParams,
        body: chatFileUpload,
        response: { 201: chatFile },
      },
    },
    async (request, reply) => {
      const part = request.isMultipart() ? await request.file() : undefined;
      if (!part) throw new NoFile();
      const { params, account } = request;
      const file = await uploadFile({ ...deps, ...params, accountId: account.id, part });
      return reply.code(201).send(toChatFileView(file));
    },
  );

  app.get(
    `${FILES}/:fileId`,
    {
      schema: {
        operationId: 'downloadChatFile',
        summary: 'The file as it was sent; always to be saved, never to be opened in place',
        tags,
        produces: ['application/octet-stream'],
        params: chatFileParams,
        response: { 200: z.any().meta({ type: 'string', format: 'binary' }), 304: nothing },
      },
    },
    async (request, reply) => {
      const { params, account } = request;
      const { name, imageType, bytes, fileHash, stream } = await openFile({
        ...deps,
        ...params,
        accountId: account.id,
      });
      if (isKept(request, reply, fileHash)) return reply.code(304).send(null);
      reply.headers({
        ...UNTRUSTED,
        'content-type': imageType ?? 'application/octet-stream',
        'content-length': bytes,
        'content-disposition': toDisposition(name),
      });
      return reply.send(stream());
    },
  );

  app.delete(
    `${FILES}/:fileId`,
    {
      config,
      schema: {
        operationId: 'dropChatFile',
        summary: 'Take back a file that was not sent',
        tags,
        params: chatFileParams,
        response: { 204: nothing },
      },
    },
    async ({ params, account }, reply) => {
      await dropUnsentFile({ ...deps, ...params, accountId: account.id });
      return reply.code(204).send(null);
    },
  );
}
