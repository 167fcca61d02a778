import multipart from '@fastify/multipart';
import { validatorCompiler } from 'fastify-type-provider-zod';
import type { z } from 'zod';
import type { App } from '../../platform/http/types.ts';
import { WORKSPACE, workspaceParams } from '../../vocabulary/paths.ts';
import { DOCUMENT_LIMITS } from './documents.config.ts';
import { documentUpload, uploadAnswer } from './documents.schemas.ts';
import type { DocumentDeps } from './documents.usecases.ts';
import { toDocumentView } from './documents.views.ts';
import { receiveUpload } from './upload.ts';
import { uploadDocument } from './upload.usecases.ts';

export async function uploadRoutes(app: App, deps: DocumentDeps) {
  await app.register(multipart, {
    throwFileSizeLimit: false,
    limits: { fileSize: DOCUMENT_LIMITS.fileBytes, files: 1, fields: 4, fieldSize: 200, parts: 5 },
  });
  // The parts of the form are read as they arrive, so there is no body to check beforehand.
  app.setValidatorCompiler<z.ZodType>((part) =>
    part.httpPart === 'body' ? () => true : validatorCompiler(part),
  );

  app.post(
    `${WORKSPACE}/documents`,
    {
      schema: {
        operationId: 'uploadDocument',
        summary: 'Drop one syllabus: it is stored first and read afterwards',
        tags: ['documents'],
        consumes: ['multipart/form-data'],
        params: workspaceParams,
        body: documentUpload,
        response: { 200: uploadAnswer, 201: uploadAnswer },
      },
    },
    async (request, reply) => {
      const upload = await receiveUpload(request, deps);
      const { params, account } = request;
      const { document, alreadyHere } = await uploadDocument({ ...deps, ...params, account, upload });
      return reply.code(alreadyHere ? 200 : 201).send({ document: toDocumentView(document), alreadyHere });
    },
  );
}
