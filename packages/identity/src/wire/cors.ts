import type { FastifyInstance } from 'fastify';
import { isAuthorized } from './origins.rules.ts';

const HOUR_SECONDS = '3600';

/** Lets pages of the authorized domains call the API from their own origin. Nothing here depends on cookies. */
export function allowAuthorizedDomains(app: FastifyInstance, domains: readonly string[]) {
  app.addHook('onRequest', (request, reply, done) => {
    const { origin } = request.headers;
    if (!origin) return done();
    reply.header('vary', 'Origin');
    if (!isAuthorized(origin, domains)) return done();
    reply.header('access-control-allow-origin', origin);
    if (request.method !== 'OPTIONS') return done();
    reply
      .header('access-control-allow-methods', 'GET, POST')
      .header('access-control-allow-headers', request.headers['access-control-request-headers'] ?? '')
      .header('access-control-max-age', HOUR_SECONDS)
      .code(204)
      .send();
  });
  app.options('/*', async (_request, reply) => reply.code(204).send());
}
