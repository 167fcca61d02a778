import { createPublicKey } from 'node:crypto';
import { decodeJwt, exportSPKI, generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose';
import { describe, expect, test } from 'vitest';
import { testApp } from '../../testing/index.ts';

const server = await testApp();
const ada = await server.signIn();
const claims = decodeJwt(ada.token);
const [jwk] = (await server.app.inject('/.well-known/jwks.json')).json().keys;
const { kid } = jwk;

const statusWith = async (token: string) =>
  (await server.app.inject({ url: '/api/v1/me', headers: { authorization: `Bearer ${token}` } })).statusCode;

/** Signed by somebody who has no key of ours, whatever the claims and the header say. */
async function forged(changes: JWTPayload = {}, header: { kid?: string } = { kid }) {
  const { privateKey } = await generateKeyPair('RS256');
  return new SignJWT({ ...claims, ...changes })
    .setProtectedHeader({ alg: 'RS256', ...header })
    .sign(privateKey);
}

test('the API takes the token of who is signed in', async () => {
  expect(await statusWith(ada.token)).toBe(200);
});

describe('the API refuses a token', () => {
  test.each<[string, () => Promise<string> | string]>([
    ['of another project', () => forged({ aud: 'other', iss: 'https://securetoken.google.com/other' })],
    ['with alg none', () => new UnsecuredJWT(claims).encode()],
    [
      'signed with HS256 and the public key',
      async () => {
        const pem = await exportSPKI(createPublicKey({ key: jwk, format: 'jwk' }));
        return new SignJWT(claims)
          .setProtectedHeader({ alg: 'HS256', kid })
          .sign(new TextEncoder().encode(pem));
      },
    ],
    ['signed with another key under the right kid', () => forged()],
    ['with a wrong kid', () => forged({}, { kid: 'made-up' })],
    ['without a kid', () => forged({}, {})],
    ['that is not valid yet', () => forged({ nbf: Number(claims.iat) + 600 })],
    ['whose claims were altered', () => ada.token.replace(/\.[^.]+\./, `.${btoa('{"sub":"somebody"}')}.`)],
  ])('%s', async (_what, make) => expect(await statusWith(await make())).toBe(401));

  test('that has expired, or whose session was ended', async () => {
    const [late, out] = [await server.signIn(), await server.signIn()];
    await server.identity.accounts.revokeSessions(out.account.id);
    expect(await statusWith(out.token)).toBe(401);
    server.clock.advance({ hours: 1 });
    expect(await statusWith(late.token)).toBe(401);
  });
});
