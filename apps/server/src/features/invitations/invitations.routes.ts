import type { App } from '../../platform/http/types.ts';
import { createUsageLimit } from '../../platform/usage-limit.ts';
import { ME, nothing, WORKSPACE, workspaceParams } from '../../vocabulary/paths.ts';
import { TooManyInvitations } from './invitations.errors.ts';
import { normalizeEmail } from './invitations.rules.ts';
import {
  invitationAcceptance,
  invitationCreate,
  invitationPage,
  invitationParams,
  invitationPreview,
  invitationQuery,
  invitationView,
  ownInvitationParams,
  ownInvitations,
  tokenParams,
} from './invitations.schemas.ts';
import {
  acceptInvitation,
  type InvitationDeps,
  invite,
  listInvitations,
  previewInvitation,
  revokeInvitation,
} from './invitations.usecases.ts';
import { toInvitationPreview, toInvitationView, toOwnInvitation } from './invitations.views.ts';
import { acceptOwnInvitation, invitationsFor } from './joining.usecases.ts';

const tags = ['invitations'];

/** The mails go to whomever the inviter likes: enough for a class, too few to flood anybody. */
const INVITATIONS_OF_ONE = { most: 60, windowSeconds: 3600 };
const INVITATIONS_TO_ONE = { most: 5, windowSeconds: 3600 };

export async function invitationRoutes(app: App, deps: InvitationDeps) {
  const { clock } = deps;
  const fromOne = createUsageLimit({ clock, ...INVITATIONS_OF_ONE });
  const toOne = createUsageLimit({ clock, ...INVITATIONS_TO_ONE });

  app.get(
    `${WORKSPACE}/invitations`,
    {
      config: { role: 'admin' },
      schema: {
        operationId: 'listInvitations',
        tags,
        params: workspaceParams,
        querystring: invitationQuery,
        response: { 200: invitationPage },
      },
    },
    async ({ workspace, query }) => {
      const page = await listInvitations({ ...deps, workspaceId: workspace.id, query });
      const now = deps.clock.now();
      return { ...page, items: page.items.map((invitation) => toInvitationView(invitation, now)) };
    },
  );

  app.post(
    `${WORKSPACE}/invitations`,
    {
      config: { role: 'admin' },
      schema: {
        operationId: 'invite',
        summary: 'Invite someone by e-mail; asking again sends a fresh link and ends the old one',
        tags,
        params: workspaceParams,
        body: invitationCreate,
        response: { 201: invitationView },
      },
    },
    async ({ workspace, account, body }, reply) => {
      const retryAfter = Math.max(fromOne.take(account.id), toOne.take(normalizeEmail(body.email)));
      if (retryAfter > 0) throw new TooManyInvitations({ headers: { 'retry-after': String(retryAfter) } });
      const invitation = await invite({ ...deps, workspaceId: workspace.id, inviter: account, ...body });
      return reply.code(201).send(toInvitationView(invitation, deps.clock.now()));
    },
  );

  app.delete(
    `${WORKSPACE}/invitations/:invitationId`,
    {
      config: { role: 'admin' },
      schema: { operationId: 'revokeInvitation', tags, params: invitationParams, response: { 204: nothing } },
    },
    async ({ params, account }, reply) => {
      await revokeInvitation({ ...deps, ...params, account });
      return reply.code(204).send(null);
    },
  );

  app.get(
    '/api/v1/invitations/:token',
    {
      config: { open: true },
      schema: {
        operationId: 'previewInvitation',
        summary: 'What the link in the mail is about, before signing in',
        tags,
        params: tokenParams,
        response: { 200: invitationPreview },
      },
    },
    async ({ params }) => toInvitationPreview(await previewInvitation({ ...deps, token: params.token })),
  );

  app.post(
    '/api/v1/invitations/:token/acceptance',
    {
      schema: {
        operationId: 'acceptInvitation',
        tags,
        params: tokenParams,
        response: { 200: invitationAcceptance },
      },
    },
    async ({ params, account }) => acceptInvitation({ ...deps, token: params.token, account }),
  );

  app.get(
    `${ME}/invitations`,
    {
      schema: {
        operationId: 'listOwnInvitations',
        summary: 'What you are invited to, by your confirmed address',
        tags,
        response: { 200: ownInvitations },
      },
    },
    async ({ account }) => ({
      items: (await invitationsFor({ ...deps, account })).map(toOwnInvitation),
    }),
  );

  app.post(
    `${ME}/invitations/:invitationId/acceptance`,
    {
      schema: {
        operationId: 'acceptOwnInvitation',
        tags,
        params: ownInvitationParams,
        response: { 200: invitationAcceptance },
      },
    },
    async ({ params, account }) => acceptOwnInvitation({ ...deps, ...params, account }),
  );
}
