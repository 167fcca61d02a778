import Fastify from 'fastify';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import type { createTestClock } from './test-identity.ts';

export const CLIENT_ID = 'notebook.apps.example.org';

/** An OpenID provider on a port of its own, which says of people whatever it is told to. */
export async function startIssuer(clock: Pick<ReturnType<typeof createTestClock>, 'now'>) {
  const { privateKey, publicKey } = await generateKeyPair('RS256');
  const app = Fastify();
  let requests = 0;
  app.get('/.well-known/openid-configuration', async () => {
    requests += 1;
    return { issuer, jwks_uri: `${issuer}/keys` };
  });
  app.get('/keys', async () => ({
    keys: [{ ...(await exportJWK(publicKey)), kid: 'k1', alg: 'RS256', use: 'sig' }],
  }));
  const issuer = await app.listen({ host: '127.0.0.1', port: 0 });

  return {
    issuer,
    /** How often its configuration was read. */
    discoveries: () => requests,
    /** An ID token for our client, as after a consent screen. */
    idToken(claims: JWTPayload, key = privateKey): Promise<string> {
      const now = Math.floor(clock.now().getTime() / 1000);
      return new SignJWT({ iss: issuer, aud: CLIENT_ID, iat: now, exp: now + 3600, ...claims })
        .setProtectedHeader({ alg: 'RS256', kid: 'k1' })
        .sign(key);
    },
    stop: () => app.close(),
  };
}

export type TestIssuer = Awaited<ReturnType<typeof startIssuer>>;
