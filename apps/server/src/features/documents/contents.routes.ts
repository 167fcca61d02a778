import { z } from 'zod';
import { toDisposition } from '../../platform/file-names.ts';
import type { App } from '../../platform/http/types.ts';
import { isKept, UNTRUSTED } from '../../platform/http/untrusted-bytes.ts';
import { nothing, WORKSPACE } from '../../vocabulary/paths.ts';
import { readContent, readExtraction, readOriginal } from './contents.usecases.ts';
import { documentContent, documentParams } from './documents.schemas.ts';
import type { DocumentDeps } from './documents.usecases.ts';
import { extractionView } from './extraction.schemas.ts';

const tags = ['documents'];
const DOCUMENT = `${WORKSPACE}/documents/:documentId`;

export async function contentRoutes(app: App, deps: DocumentDeps) {
  app.get(
    `${DOCUMENT}/file`,
    {
      config: { takesCookie: true },
      schema: {
        operationId: 'downloadDocument',
        summary: 'The file as it was dropped',
        tags,
        produces: ['application/octet-stream'],
        params: documentParams,
        response: { 200: z.any().meta({ type: 'string', format: 'binary' }), 304: nothing },
      },
    },
    async (request, reply) => {
      const { params } = request;
      const { name, mediaType, bytes, hash, stream } = await readOriginal({ ...deps, ...params });
      if (isKept(request, reply, hash)) return reply.code(304).send(null);
      reply.headers({
        ...UNTRUSTED,
        'content-type': mediaType,
        'content-length': bytes,
        'content-disposition': toDisposition(name),
      });
      return reply.send(stream());
    },
  );

  app.get(
    `${DOCUMENT}/content`,
    {
      config: { takesCookie: true },
      schema: {
        operationId: 'getDocumentContent',
        summary: 'The text, and sanitized HTML for formats that are not drawn from their file',
        tags,
        params: documentParams,
        response: { 200: documentContent },
      },
    },
    async ({ params }) => readContent({ ...deps, ...params }),
  );

  app.get(
    `${DOCUMENT}/extraction`,
    {
      schema: {
        operationId: 'getExtraction',
        summary: 'Everything the reader found, as `syllabi extract --json` prints it',
        tags,
        params: documentParams,
        response: { 200: extractionView },
      },
    },
    async ({ params }) => readExtraction({ ...deps, ...params }),
  );
}
