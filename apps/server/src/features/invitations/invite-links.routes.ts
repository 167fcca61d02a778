import type { App } from '../../platform/http/types.ts';
import { nothing, WORKSPACE, workspaceParams } from '../../vocabulary/paths.ts';
import type { InvitationDeps } from './invitations.usecases.ts';
import { selectLinks } from './invite-links.repository.ts';
import { linkCreate, linkList, linkMade, linkParams } from './invite-links.schemas.ts';
import { makeLink, revokeLink } from './invite-links.usecases.ts';
import { toLinkView } from './invite-links.views.ts';

const tags = ['invitations'];
const LINKS = `${WORKSPACE}/invite-links`;

export async function inviteLinkRoutes(app: App, deps: InvitationDeps) {
  app.get(
    LINKS,
    {
      config: { role: 'admin' },
      schema: {
        operationId: 'listInviteLinks',
        summary: 'The links that let people in, without their addresses',
        tags,
        params: workspaceParams,
        response: { 200: linkList },
      },
    },
    async ({ workspace }) => {
      const now = deps.clock.now();
      return { items: (await selectLinks(deps.db, workspace.id)).map((link) => toLinkView(link, now)) };
    },
  );

  app.post(
    LINKS,
    {
      // The answer holds the address, which is kept nowhere.
      config: { role: 'admin', idempotent: false },
      schema: {
        operationId: 'makeInviteLink',
        summary: 'Make a link that lets in whoever has it',
        tags,
        params: workspaceParams,
        body: linkCreate,
        response: { 201: linkMade },
      },
    },
    async ({ workspace, account, body }, reply) => {
      const wish = { workspaceId: workspace.id, maker: account, wanted: body };
      const { link, address } = await makeLink({ ...deps, ...wish });
      return reply.code(201).send({ ...toLinkView(link, deps.clock.now()), address });
    },
  );

  app.delete(
    `${LINKS}/:linkId`,
    {
      config: { role: 'admin' },
      schema: {
        operationId: 'revokeInviteLink',
        summary: 'End a link; whoever joined by it stays',
        tags,
        params: linkParams,
        response: { 204: nothing },
      },
    },
    async ({ params, account }, reply) => {
      await revokeLink({ ...deps, ...params, account });
      return reply.code(204).send(null);
    },
  );
}
