import type { App } from '../../platform/http/types.ts';
import { WORKSPACE, workspaceParams } from '../../vocabulary/paths.ts';
import { overviewQuery, overviewView } from './overview.schemas.ts';
import { describeOverview, type OverviewDeps } from './overview.usecases.ts';

export async function overviewRoutes(app: App, deps: OverviewDeps) {
  app.get(
    `${WORKSPACE}/overview`,
    {
      schema: {
        operationId: 'getOverview',
        summary: 'The dashboard: deadlines, this week, workload by week, courses and first steps',
        tags: ['overview'],
        params: workspaceParams,
        querystring: overviewQuery,
        response: { 200: overviewView },
      },
    },
    async ({ params, account, query }) => describeOverview({ ...deps, ...params, account, ...query }),
  );
}
