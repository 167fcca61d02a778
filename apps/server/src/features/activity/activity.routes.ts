import type { App } from '../../platform/http/types.ts';
import { WORKSPACE, workspaceParams } from '../../vocabulary/paths.ts';
import { activityPage, activityQuery } from './activity.schemas.ts';
import { type ActivityDeps, listActivity } from './activity.usecases.ts';
import { toActivityView } from './activity.views.ts';

export async function activityRoutes(app: App, deps: ActivityDeps) {
  app.get(
    `${WORKSPACE}/activity`,
    {
      config: { role: 'admin' },
      schema: {
        operationId: 'listActivity',
        summary: 'Who did what in the workspace, the newest first',
        tags: ['workspaces'],
        params: workspaceParams,
        querystring: activityQuery,
        response: { 200: activityPage },
      },
    },
    async ({ workspace, query }) => {
      const { items, nextCursor } = await listActivity({ ...deps, workspaceId: workspace.id, query });
      return { items: items.map(toActivityView), nextCursor };
    },
  );
}
