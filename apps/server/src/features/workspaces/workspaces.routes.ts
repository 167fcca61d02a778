import type { App } from '../../platform/http/types.ts';
import { WORKSPACE, workspaceParams } from '../../vocabulary/paths.ts';
import { workspaceList, workspacePatch, workspaceView } from './workspaces.schemas.ts';
import { listWorkspaces, readWorkspace, renameWorkspace, type WorkspaceDeps } from './workspaces.usecases.ts';
import { toWorkspaceView } from './workspaces.views.ts';

const tags = ['workspaces'];

export async function workspaceRoutes(app: App, deps: WorkspaceDeps) {
  app.get(
    '/api/v1/workspaces',
    {
      schema: {
        operationId: 'listWorkspaces',
        summary: 'Your workspaces; the personal one is made on first asking',
        tags,
        response: { 200: workspaceList },
      },
    },
    async ({ account }) => ({ items: (await listWorkspaces({ ...deps, account })).map(toWorkspaceView) }),
  );

  app.get(
    WORKSPACE,
    {
      schema: {
        operationId: 'getWorkspace',
        tags,
        params: workspaceParams,
        response: { 200: workspaceView },
      },
    },
    async ({ workspace, account }) =>
      toWorkspaceView(await readWorkspace({ ...deps, workspaceId: workspace.id, accountId: account.id })),
  );

  app.patch(
    WORKSPACE,
    {
      config: { role: 'admin' },
      schema: {
        operationId: 'renameWorkspace',
        tags,
        params: workspaceParams,
        body: workspacePatch,
        response: { 200: workspaceView },
      },
    },
    async ({ workspace, account, body }) =>
      toWorkspaceView(
        await renameWorkspace({ ...deps, workspaceId: workspace.id, accountId: account.id, name: body.name }),
      ),
  );
}
