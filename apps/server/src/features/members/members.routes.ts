import type { App } from '../../platform/http/types.ts';
import { nothing, WORKSPACE, workspaceParams } from '../../vocabulary/paths.ts';
import { memberPage, memberParams, memberPatch, memberQuery, memberView } from './members.schemas.ts';
import {
  changeRole,
  listMembers,
  type MemberDeps,
  removeMember,
  suspendMember,
  transferOwnership,
  unsuspendMember,
} from './members.usecases.ts';
import { toMemberView } from './members.views.ts';

const tags = ['members'];

export async function memberRoutes(app: App, deps: MemberDeps) {
  app.get(
    `${WORKSPACE}/members`,
    {
      schema: {
        operationId: 'listMembers',
        tags,
        params: workspaceParams,
        querystring: memberQuery,
        response: { 200: memberPage },
      },
    },
    async ({ workspace, account, query }) => {
      const { items, nextCursor } = await listMembers({ ...deps, workspaceId: workspace.id, query });
      const asker = { accountId: account.id, role: workspace.role };
      return { items: items.map((member) => toMemberView(member, asker)), nextCursor };
    },
  );

  app.patch(
    `${WORKSPACE}/members/:accountId`,
    {
      config: { role: 'admin' },
      schema: {
        operationId: 'changeMemberRole',
        summary: 'Give a member another role; ownership only by an owner',
        tags,
        params: memberParams,
        body: memberPatch,
        response: { 200: memberView },
      },
    },
    async ({ workspace, account, params, body }) => {
      const asker = { accountId: account.id, role: workspace.role };
      const { accountId } = params;
      const member = await changeRole({
        ...deps,
        workspaceId: workspace.id,
        asker,
        accountId,
        role: body.role,
      });
      return toMemberView(member, asker);
    },
  );

  app.delete(
    `${WORKSPACE}/members/:accountId`,
    {
      config: { role: 'viewer' },
      schema: {
        operationId: 'removeMember',
        summary: 'Remove a member, or leave: the account may be your own',
        tags,
        params: memberParams,
        response: { 204: nothing },
      },
    },
    async ({ workspace, account, params }, reply) => {
      const asker = { accountId: account.id, role: workspace.role };
      await removeMember({ ...deps, workspaceId: workspace.id, asker, accountId: params.accountId });
      return reply.code(204).send(null);
    },
  );

  const suspension = { tags, params: memberParams, response: { 200: memberView } };
  app.post(
    `${WORKSPACE}/members/:accountId/suspension`,
    {
      config: { role: 'admin' },
      schema: {
        operationId: 'suspendMember',
        summary: 'Shut a member out, who stays in the list with all that is theirs',
        ...suspension,
      },
    },
    async ({ workspace, account, params }) => {
      const asker = { accountId: account.id, role: workspace.role };
      return toMemberView(await suspendMember({ ...deps, ...params, asker }), asker);
    },
  );
  app.delete(
    `${WORKSPACE}/members/:accountId/suspension`,
    {
      config: { role: 'admin' },
      schema: { operationId: 'unsuspendMember', summary: 'Let a suspended member in again', ...suspension },
    },
    async ({ workspace, account, params }) => {
      const asker = { accountId: account.id, role: workspace.role };
      return toMemberView(await unsuspendMember({ ...deps, ...params, asker }), asker);
    },
  );

  app.post(
    `${WORKSPACE}/members/:accountId/ownership`,
    {
      config: { role: 'owner' },
      schema: {
        operationId: 'transferOwnership',
        summary: 'Make a member the owner in your place; you go on as an admin',
        tags,
        params: memberParams,
        response: { 200: memberView },
      },
    },
    async ({ workspace, account, params }) => {
      const asker = { accountId: account.id, role: workspace.role };
      const member = await transferOwnership({ ...deps, ...params, asker });
      return toMemberView(member, { ...asker, role: 'admin' });
    },
  );
}
