import type { FastifyRequest } from 'fastify';
import { fastifyPlugin } from 'fastify-plugin';
import { SignInRequired } from '../errors.ts';
import type { App, Authenticate } from './types.ts';

interface SignInCheckOptions {
  authenticate: Authenticate;
}

/** Closes every route that is not marked `config: { open: true }`. */
export const signInCheck = fastifyPlugin(async (app: App, { authenticate }: SignInCheckOptions) => {
  app.decorateRequest('signedIn', null);
  app.decorateRequest('account', {
    getter(this: FastifyRequest) {
      if (!this.signedIn) throw new SignInRequired();
      return this.signedIn;
    },
  });

  app.decorate('requireAccount', async (request: FastifyRequest) => {
    if (request.signedIn) return;
    const token = bearerToken(request);
    const account = token && (await authenticate(token, request));
    if (!account) throw new SignInRequired({ headers: { 'www-authenticate': 'Bearer' } });
    request.signedIn = account;
  });

  app.addHook('onRequest', async (request) => {
    if (isOpen(request)) return;
    await app.requireAccount(request);
  });
});

/** An address without a route has nothing to guard. */
function isOpen(request: FastifyRequest): boolean {
  return request.is404 || request.routeOptions.config.open === true;
}

function bearerToken(request: FastifyRequest): string | undefined {
  return /^Bearer (?<token>\S+)$/i.exec(request.headers.authorization ?? '')?.groups?.token;
}
