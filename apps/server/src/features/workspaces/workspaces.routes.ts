import type { App } from '../../platform/http/types.ts';
import { nothing, WORKSPACE, workspaceParams } from '../../vocabulary/paths.ts';
import { workspaceCreate, workspaceList, workspacePatch, workspaceView } from './workspaces.schemas.ts';
import {
  createWorkspace,
  deleteWorkspace,
  listWorkspaces,
  readWorkspace,
  renameWorkspace,
  type WorkspaceDeps,
} from './workspaces.usecases.ts';
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

  app.post(
    '/api/v1/workspaces',
    {
      schema: {
        operationId: 'createWorkspace',
        summary: 'Make a shared workspace, which you own',
        tags,
        body: workspaceCreate,
        response: { 201: workspaceView },
      },
    },
    async ({ account, body }, reply) =>
      reply.code(201).send(toWorkspaceView(await createWorkspace({ ...deps, account, name: body.name }))),
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

  app.delete(
    WORKSPACE,
    {
      config: { role: 'owner' },
      schema: {
        operationId: 'deleteWorkspace',
        summary: 'Delete a shared workspace with everything in it; this cannot be undone',
        tags,
        params: workspaceParams,
        response: { 204: nothing },
      },
    },
    async ({ workspace, account }, reply) => {
      await deleteWorkspace({ ...deps, account, workspaceId: workspace.id });
      return reply.code(204).send(null);
    },
  );
}
