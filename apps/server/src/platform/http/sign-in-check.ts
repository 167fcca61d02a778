import type { FastifyRequest } from 'fastify';
import { fastifyPlugin } from 'fastify-plugin';
import { AccountLeaving, SignInRequired } from '../errors.ts';
import type { ReadingCookie } from './reading-cookie.ts';
import type { Account, App, Authenticate } from './types.ts';

interface SignInCheckOptions {
  authenticate: Authenticate;
  /** Stands in for the header where a browser can send none; see {@link ReadingCookie}. */
  cookie?: ReadingCookie | undefined;
}

/** Closes every route that is not marked `config: { open: true }`. */
export const signInCheck = fastifyPlugin(async (app: App, { authenticate, cookie }: SignInCheckOptions) => {
  app.decorateRequest('signedIn', null);
  app.decorateRequest('account', {
    getter(this: FastifyRequest) {
      if (!this.signedIn) throw new SignInRequired();
      return this.signedIn;
    },
  });

  async function accountOf(request: FastifyRequest): Promise<Account | undefined> {
    const token =
      request.headers.authorization === undefined ? cookie?.tokenFor(request) : bearerToken(request);
    return token ? authenticate(token, request) : undefined;
  }

  app.decorate('requireAccount', async (request: FastifyRequest) => {
    if (request.signedIn) return;
    const account = await accountOf(request);
    if (!account) throw new SignInRequired({ headers: { 'www-authenticate': 'Bearer' } });
    if (account.deletionDueAt && !request.routeOptions.config.whileLeaving) throw new AccountLeaving();
    request.signedIn = account;
  });

  app.decorate('isStillSignedIn', async (request: FastifyRequest) => {
    const account = await accountOf(request);
    return account !== undefined && !account.deletionDueAt;
  });

  app.addHook('onRequest', (request, _reply, done) => {
    if (isOpen(request)) return done();
    app.requireAccount(request).then(() => done(), done);
  });
});

/** An address without a route has nothing to guard. */
function isOpen(request: FastifyRequest): boolean {
  return request.is404 || request.routeOptions.config.open === true;
}

export function bearerToken(request: FastifyRequest): string | undefined {
  return /^Bearer (?<token>\S+)$/i.exec(request.headers.authorization ?? '')?.groups?.token;
}
