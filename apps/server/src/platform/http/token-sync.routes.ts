import { NotAllowed } from '../errors.ts';
import { isFromOurPages, type ReadingCookie } from './reading-cookie.ts';
import { bearerToken } from './sign-in-check.ts';
import type { App } from './types.ts';

/**
 * Where the account SDK brings its token (`_authTokenSyncURL`): POST with every new one, DELETE on signing out. Neither
 * can be made by a page of another site: the first needs the token, the second is refused.
 */
export async function tokenSyncRoutes(app: App, { path, cookie }: { path: string; cookie: ReadingCookie }) {
  app.post(path, { schema: { hide: true }, config: { idempotent: false } }, async (request, reply) => {
    cookie.set(reply, bearerToken(request) ?? '');
    return reply.code(204).send();
  });

  app.delete(path, { schema: { hide: true }, config: { open: true } }, async (request, reply) => {
    if (!isFromOurPages(request)) throw new NotAllowed();
    cookie.clear(reply);
    return reply.code(204).send();
  });
}
