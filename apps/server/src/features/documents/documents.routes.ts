import type { App } from '../../platform/http/types.ts';
import { requireVersion, setVersion } from '../../platform/http/versions.ts';
import { ifMatch, nothing, WORKSPACE, workspaceParams } from '../../vocabulary/paths.ts';
import {
  documentAddress,
  documentPage,
  documentParams,
  documentPatch,
  documentQuery,
  documentView,
  uploadAnswer,
} from './documents.schemas.ts';
import {
  changeDocument,
  type DocumentDeps,
  deleteDocument,
  linkDocumentAgain,
  listDocuments,
  readAgain,
  readDocumentRecord,
  restoreDocument,
  separateDocument,
} from './documents.usecases.ts';
import { toDocumentView } from './documents.views.ts';
import { fetchDocument } from './upload.usecases.ts';

const tags = ['documents'];
const DOCUMENT = `${WORKSPACE}/documents/:documentId`;

export async function documentRoutes(app: App, deps: DocumentDeps) {
  app.get(
    `${WORKSPACE}/documents`,
    {
      schema: {
        operationId: 'listDocuments',
        tags,
        params: workspaceParams,
        querystring: documentQuery,
        response: { 200: documentPage },
      },
    },
    async ({ workspace, query }) => {
      const { items, nextCursor } = await listDocuments({ ...deps, workspaceId: workspace.id, query });
      return { items: items.map(toDocumentView), nextCursor };
    },
  );

  app.post(
    `${WORKSPACE}/documents/from-address`,
    {
      schema: {
        operationId: 'fetchDocument',
        summary: 'Add a syllabus that lies on the public web; it is fetched once',
        tags,
        params: workspaceParams,
        body: documentAddress,
        response: { 200: uploadAnswer, 201: uploadAnswer },
      },
    },
    async ({ params, body, account }, reply) => {
      const { document, alreadyHere } = await fetchDocument({ ...deps, ...params, ...body, account });
      return reply.code(alreadyHere ? 200 : 201).send({ document: toDocumentView(document), alreadyHere });
    },
  );

  app.get(
    DOCUMENT,
    { schema: { operationId: 'getDocument', tags, params: documentParams, response: { 200: documentView } } },
    async ({ params }, reply) => {
      const document = await readDocumentRecord({ ...deps, ...params });
      return setVersion(reply, document.version).send(toDocumentView(document));
    },
  );

  app.patch(
    DOCUMENT,
    {
      schema: {
        operationId: 'changeDocument',
        summary: 'Rename a document or move it to another course, with its findings and tasks',
        tags,
        params: documentParams,
        headers: ifMatch,
        body: documentPatch,
        response: { 200: documentView },
      },
    },
    async (request, reply) => {
      const { params, account, body } = request;
      const document = await changeDocument({
        ...deps,
        ...params,
        actorId: account.id,
        version: requireVersion(request),
        change: body,
      });
      return setVersion(reply, document.version).send(toDocumentView(document));
    },
  );

  app.delete(
    DOCUMENT,
    {
      schema: {
        operationId: 'deleteDocument',
        summary: 'Delete a document with its findings and what they put into the plan; it can be restored',
        tags,
        params: documentParams,
        response: { 204: nothing },
      },
    },
    async ({ params, account }, reply) => {
      await deleteDocument({ ...deps, ...params, actorId: account.id });
      return reply.code(204).send(null);
    },
  );

  const wholeDocument = { tags, params: documentParams, response: { 200: documentView } };
  app.post(
    `${DOCUMENT}/restoration`,
    { schema: { operationId: 'restoreDocument', ...wholeDocument } },
    async ({ params, account }) =>
      toDocumentView(await restoreDocument({ ...deps, ...params, actorId: account.id })),
  );
  app.delete(
    `${DOCUMENT}/replacement`,
    {
      schema: {
        operationId: 'separateDocument',
        summary: 'It is no new version: the earlier document gets its findings back',
        ...wholeDocument,
      },
    },
    async ({ params }) => toDocumentView(await separateDocument({ ...deps, ...params })),
  );
  app.post(
    `${DOCUMENT}/replacement`,
    {
      schema: {
        operationId: 'linkDocumentAgain',
        summary: 'Undo: it is the new version after all, with what was decided about it',
        ...wholeDocument,
      },
    },
    async ({ params }) => toDocumentView(await linkDocumentAgain({ ...deps, ...params })),
  );
  app.post(
    `${DOCUMENT}/reading`,
    {
      schema: {
        operationId: 'readDocumentAgain',
        summary: 'Read it again; what was changed by hand stays',
        ...wholeDocument,
      },
    },
    async ({ params }) => toDocumentView(await readAgain({ ...deps, ...params })),
  );
}
