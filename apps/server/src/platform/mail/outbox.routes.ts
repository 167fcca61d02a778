import type { FastifyRequest } from 'fastify';
import { isLoopback } from '../config/config.ts';
import { RouteNotFound } from '../errors.ts';
import { openAllRoutes } from '../http/open-scope.ts';
import type { App } from '../http/types.ts';
import { createNonce, pagePolicy } from '../web-app/content-security-policy.ts';
import { outboxPage } from './outbox.page.ts';
import type { KeptMail, Outbox } from './outbox.repository.ts';

const SHOWN = 50;

/** The mails that no mail server took, for whoever develops or tries the product on their own machine. */
export async function outboxRoutes(app: App, { outbox }: { outbox: Outbox }) {
  openAllRoutes(app);
  app.addHook('onRequest', async (request) => {
    if (!isFromThisMachine(request)) throw new RouteNotFound();
  });

  app.get('/dev/outbox', { schema: { hide: true } }, async (_request, reply) => {
    const nonce = createNonce();
    const mails = await outbox.newest(SHOWN);
    return reply
      .header('content-security-policy', pagePolicy({ nonce }))
      .type('text/html')
      .send(outboxPage({ mails, nonce }));
  });

  app.get('/dev/outbox.json', { schema: { hide: true } }, async () => ({
    items: (await outbox.newest(SHOWN)).map(toMailView),
  }));
}

const toMailView = ({ id, to, subject, text, html, kind, createdAt }: KeptMail) => ({
  id,
  to,
  subject,
  text,
  html,
  kind,
  createdAt,
});

/** What proxies add to a request that they pass on. */
const SIGN_OF_PROXY = /^(forwarded|via|x-forwarded-.+|x-real-ip)$/;

/** A proxy on this machine speaks for the whole world, and a foreign name in `Host` is a page elsewhere calling in. */
function isFromThisMachine({ socket, headers }: FastifyRequest): boolean {
  const isForwarded = Object.keys(headers).some((name) => SIGN_OF_PROXY.test(name));
  const name = headers.host?.replace(/:\d+$/, '') ?? '';
  return !isForwarded && isLoopback(socket.remoteAddress?.replace(/^::ffff:/, '') ?? '') && isLoopback(name);
}
