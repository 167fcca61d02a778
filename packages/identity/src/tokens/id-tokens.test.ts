import { createPublicKey } from 'node:crypto';
import {
  decodeJwt,
  exportJWK,
  exportSPKI,
  generateKeyPair,
  importJWK,
  importPKCS8,
  type JWTPayload,
  jwtVerify,
  SignJWT,
  UnsecuredJWT,
} from 'jose';
import { beforeAll, describe, expect, test } from 'vitest';
import { createSecretBox } from '../secret-box.ts';
import { aNewcomer, type SignedIn } from '../testing/people.ts';
import { SECRET_KEY, type TestIdentity, useTestIdentity } from '../testing/test-identity.ts';

const server = useTestIdentity();
let ann: SignedIn;
let claims: JWTPayload;

beforeAll(async () => {
  ann = await aNewcomer(server.it);
  claims = decodeJwt(ann.idToken);
});

/** Whether anybody takes the token: the account API and the check in the same process. */
async function takenBy(it: TestIdentity, idToken: string) {
  const wire = await it.outcome('/v1/accounts:lookup', { idToken });
  return { wire, inProcess: (await it.identity.verifyIdToken(idToken)) !== undefined };
}

/** Signs claims with the server's own private key, as nobody else can: what remains to be checked are the claims. */
async function signedByServer(changes: JWTPayload, kid?: string) {
  const { rows } = await server.it.pool.query('select * from identity.signing_keys');
  const box = createSecretBox(SECRET_KEY);
  const key = await importPKCS8(box.open('signing key', rows[0].sealed_private_key), 'RS256');
  return new SignJWT({ ...claims, ...changes })
    .setProtectedHeader({ alg: 'RS256', kid: kid ?? rows[0].kid })
    .sign(key);
}

const publicJwk = async () => (await server.it.call('/.well-known/jwks.json')).json.keys[0];

test('a token the server signed is taken', async () => {
  expect(await takenBy(server.it, ann.idToken)).toEqual({ wire: 'ok', inProcess: true });
  expect(await takenBy(server.it, await signedByServer({}))).toEqual({ wire: 'ok', inProcess: true });
});

describe('no forged token is taken:', () => {
  test.each<[string, () => Promise<string> | string]>([
    ['no signature at all', () => new UnsecuredJWT(claims).encode()],
    [
      'HS256 with the public key as secret',
      async () => {
        const pem = await exportSPKI(createPublicKey({ key: await publicJwk(), format: 'jwk' }));
        const secret = new TextEncoder().encode(pem);
        const { kid } = await publicJwk();
        return new SignJWT(claims).setProtectedHeader({ alg: 'HS256', kid }).sign(secret);
      },
    ],
    [
      'signed with a key of one’s own under the right kid',
      async () => {
        const { privateKey } = await generateKeyPair('RS256');
        const { kid } = await publicJwk();
        return new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid }).sign(privateKey);
      },
    ],
    [
      'signed with a key of one’s own that the header brings along',
      async () => {
        const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true });
        const jwk = await exportJWK(publicKey);
        return new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'mine', jwk }).sign(privateKey);
      },
    ],
    ['an unknown kid', () => signedByServer({}, 'no-such-key')],
    ['another project as audience', () => signedByServer({ aud: 'other-project' })],
    [
      'another project as issuer',
      () => signedByServer({ iss: 'https://securetoken.google.com/other-project' }),
    ],
    [
      'issued in the future',
      () => signedByServer({ iat: Number(claims.iat) + 3600, exp: Number(claims.exp) + 3600 }),
    ],
    ['not valid yet', () => signedByServer({ nbf: Number(claims.iat) + 600 })],
    ['no session', () => signedByServer({ sid: undefined })],
    [
      'altered claims',
      () =>
        ann.idToken.replace(
          /\.[^.]+\./,
          `.${Buffer.from(JSON.stringify({ ...claims, admin: true })).toString('base64url')}.`,
        ),
    ],
    ['not a token', () => 'not.a.token'],
  ])('%s', async (_what, forge) => {
    expect(await takenBy(server.it, await forge())).toEqual({ wire: 'INVALID_ID_TOKEN', inProcess: false });
  });

  test('past its time', async () => {
    const late = await signedByServer({ exp: Number(claims.iat) - 1 });
    expect(await takenBy(server.it, late)).toEqual({ wire: 'TOKEN_EXPIRED', inProcess: false });
  });

  test('of another account’s session', async () => {
    const bob = await aNewcomer(server.it);
    const mixed = await signedByServer({ sub: bob.localId });
    expect(await takenBy(server.it, mixed)).toEqual({ wire: 'TOKEN_EXPIRED', inProcess: false });
  });
});

test('anybody can check a token with the published keys', async () => {
  const jwk = await publicJwk();
  expect(Object.keys(jwk).sort()).toEqual(['alg', 'e', 'kid', 'kty', 'n', 'use']);
  const key = await importJWK(jwk, 'RS256');
  const { payload } = await jwtVerify(ann.idToken, key, { currentDate: server.it.clock.now() });
  expect(payload.sub).toBe(ann.localId);
});
