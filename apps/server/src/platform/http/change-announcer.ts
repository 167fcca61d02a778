import type { FastifyRequest } from 'fastify';
import { fastifyPlugin } from 'fastify-plugin';
import type { Live } from '../live/live.ts';
import { isReading } from './methods.ts';
import type { App } from './types.ts';

interface ChangeAnnouncerOptions {
  live: Pick<Live, 'announce'>;
}

/** Every write to a workspace that went well is a change that other pages hear of; the answer does not wait for that. */
export const changeAnnouncer = fastifyPlugin(async (app: App, { live }: ChangeAnnouncerOptions) => {
  app.addHook('onSend', async (request, reply) => {
    const { enteredWorkspace: workspace, routeOptions } = request;
    if (!workspace || isReading(request.method) || reply.statusCode >= 300) return;
    if (routeOptions.config.announcesItself) return;
    const by = pageOf(request);
    const change = {
      workspaceId: workspace.id,
      what: resourceOf(routeOptions.url),
      ...(by && { by }),
      ...(routeOptions.config.isPersonal && { to: request.account.id }),
    };
    live.announce(change).catch((err) => request.log.warn({ err }, 'a change was not announced'));
  });
});

/** `/api/v1/workspaces/:workspaceId/tasks/:taskId` is of `tasks`; the workspace itself is of `workspace`. */
const resourceOf = (url = ''): string =>
  /:workspaceId\/(?<resource>[\w-]+)/.exec(url)?.groups?.resource ?? 'workspace';

const PAGE_ID = /^[\w-]{8,64}$/;

/** Each open page names itself with what it writes, so that it need not be told of its own changes. */
function pageOf({ headers }: FastifyRequest): string | undefined {
  const given = headers['x-page-id'];
  return typeof given === 'string' && PAGE_ID.test(given) ? given : undefined;
}
