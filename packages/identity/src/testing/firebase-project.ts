import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import Fastify from 'fastify';
import { exportJWK, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose';

interface SigningKey {
  kid: string;
  privateKey: KeyObject;
  publicKey: KeyObject;
}

/** What a test may say otherwise about a token. */
interface Otherwise {
  key?: SigningKey;
  kid?: string;
}

/** A Firebase project on a port of its own: publishes keys as Google does and signs ID tokens for whoever it is told. */
export async function startFirebaseProject({
  clock,
  projectId = 'class-notes',
}: {
  clock: { now(): Date };
  projectId?: string;
}) {
  const issuer = `https://securetoken.google.com/${projectId}`;
  let published: SigningKey[] = [];
  let requests = 0;
  let isDown = false;
  const app = Fastify();
  app.get('/jwk', async (_request, reply) => {
    requests += 1;
    if (isDown) return reply.code(500).send({});
    reply.header('cache-control', 'public, max-age=20000, must-revalidate, no-transform');
    return { keys: await Promise.all(published.map(toJwk)) };
  });
  const host = await app.listen({ host: '127.0.0.1', port: 0 });

  function rotate({ keepOld = true } = {}): SigningKey {
    const key = makeKey(`key-${published.length + 1}-${requests}`);
    published = [...(keepOld ? published : []), key];
    return key;
  }
  let current = rotate();

  const claims = (more: JWTPayload): JWTPayload => {
    const now = Math.floor(clock.now().getTime() / 1000);
    const identity = { identities: { email: ['ada@example.org'] }, sign_in_provider: 'password' };
    return {
      iss: issuer,
      aud: projectId,
      auth_time: now,
      user_id: 'ada',
      sub: 'ada',
      iat: now,
      exp: now + 3600,
      email: 'ada@example.org',
      email_verified: true,
      firebase: identity,
      ...more,
    };
  };

  return {
    projectId,
    issuer,
    keysUrl: `${host}/jwk`,
    /** How often the keys were asked for. */
    requests: () => requests,
    /** A new key signs from now on. */
    rotate(options?: { keepOld?: boolean }) {
      current = rotate(options);
    },
    fail(down: boolean) {
      isDown = down;
    },
    idToken: (more: JWTPayload = {}, { key = current, kid = key.kid }: Otherwise = {}): Promise<string> =>
      new SignJWT(claims(more)).setProtectedHeader({ alg: 'RS256', kid, typ: 'JWT' }).sign(key.privateKey),
    /** What somebody could make who knows only what is published. */
    forgeries: async (): Promise<Record<'none' | 'hmac' | 'foreignKey', string>> => ({
      none: new UnsecuredJWT(claims({})).encode(),
      hmac: await new SignJWT(claims({}))
        .setProtectedHeader({ alg: 'HS256', kid: current.kid, typ: 'JWT' })
        .sign(new TextEncoder().encode(String(current.publicKey.export({ type: 'spki', format: 'pem' })))),
      foreignKey: await new SignJWT(claims({}))
        .setProtectedHeader({ alg: 'RS256', kid: current.kid, typ: 'JWT' })
        .sign(makeKey('stranger').privateKey),
    }),
    stop: () => app.close(),
  };
}

export type FirebaseProject = Awaited<ReturnType<typeof startFirebaseProject>>;

const makeKey = (kid: string): SigningKey => ({
  kid,
  ...generateKeyPairSync('rsa', { modulusLength: 2048 }),
});

const toJwk = async ({ kid, publicKey }: SigningKey) => ({
  ...(await exportJWK(publicKey)),
  kid,
  alg: 'RS256',
  use: 'sig',
});
