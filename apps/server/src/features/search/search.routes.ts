import type { App } from '../../platform/http/types.ts';
import { WORKSPACE, workspaceParams } from '../../vocabulary/paths.ts';
import { searchAnswer, searchQuery } from './search.schemas.ts';
import { type SearchDeps, searchWorkspace } from './search.usecases.ts';

export async function searchRoutes(app: App, deps: SearchDeps) {
  app.get(
    `${WORKSPACE}/search`,
    {
      schema: {
        operationId: 'search',
        summary: 'Courses, tasks, documents, people and messages by a few letters, for the command palette',
        tags: ['search'],
        params: workspaceParams,
        querystring: searchQuery,
        response: { 200: searchAnswer },
      },
    },
    async ({ params, query, account }) =>
      searchWorkspace({ ...deps, ...params, ...query, accountId: account.id }),
  );
}
