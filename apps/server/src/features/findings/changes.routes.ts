import type { App } from '../../platform/http/types.ts';
import { WORKSPACE } from '../../vocabulary/paths.ts';
import { acceptChanges, refuseChanges, returnChanges } from './changes.usecases.ts';
import {
  changeAcceptance,
  changeAnswer,
  changeChoice,
  changeReturn,
  documentParams,
} from './findings.schemas.ts';
import type { FindingDeps } from './findings.usecases.ts';

const tags = ['findings'];
const CHANGES = `${WORKSPACE}/documents/:documentId/changes`;

/** What a new version of a document moves, changes, brings and drops. */
export async function versionChangeRoutes(app: App, deps: FindingDeps) {
  const schema = { tags, params: documentParams, body: changeChoice, response: { 200: changeAnswer } };
  app.post(
    `${CHANGES}/acceptance`,
    {
      schema: {
        operationId: 'acceptChanges',
        summary: 'The plan follows the new version, save in what was edited by hand',
        ...schema,
        body: changeAcceptance,
      },
    },
    async ({ params, body, account }) => acceptChanges({ ...deps, ...params, account, ...body }),
  );
  app.post(
    `${CHANGES}/refusal`,
    {
      schema: {
        operationId: 'refuseChanges',
        summary: 'The plan stays as it is; what is new is set aside',
        ...schema,
      },
    },
    async ({ params, body, account }) => refuseChanges({ ...deps, ...params, account, ...body }),
  );
  app.post(
    `${CHANGES}/return`,
    {
      schema: {
        operationId: 'returnChanges',
        summary: 'Undo: ask about them again',
        ...schema,
        body: changeReturn,
      },
    },
    async ({ params, body, account }) => returnChanges({ ...deps, ...params, account, ...body }),
  );
}
