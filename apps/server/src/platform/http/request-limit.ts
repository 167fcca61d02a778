import type { FastifyRequest } from 'fastify';
import { fastifyPlugin } from 'fastify-plugin';
import type { Clock } from '../clock.ts';
import { defineError } from '../errors.ts';
import { createUsageLimit } from '../usage-limit.ts';
import type { App } from './types.ts';

const TooManyRequests = defineError(
  'request/too-many',
  429,
  'That was a lot at once. Wait a moment and try again.',
);

interface RequestLimitOptions {
  clock: Clock;
  /** What one person may ask of the API in a minute; no limit when left out. */
  perMinute: number | undefined;
}

/** Keeps one person's script from taking the server from everybody else; to be registered behind the sign-in check. */
export const requestLimit = fastifyPlugin(async (app: App, { clock, perMinute }: RequestLimitOptions) => {
  if (!perMinute) return;
  const limit = createUsageLimit({ clock, most: perMinute, windowSeconds: 60 });
  app.addHook('onRequest', async (request) => {
    if (!request.url.startsWith('/api/v1/')) return;
    const retryAfter = limit.take(whoAsks(request));
    if (retryAfter > 0) throw new TooManyRequests({ headers: { 'retry-after': String(retryAfter) } });
  });
});

/** Of strangers, the address is all that is known. */
const whoAsks = ({ signedIn, ip }: FastifyRequest): string =>
  signedIn ? `account ${signedIn.id}` : `address ${ip}`;
