import { decodeProtectedHeader } from 'jose';
import { describe, expect, test } from 'vitest';
import { aNewcomer, type SignedIn } from '../testing/people.ts';
import { useTestIdentity } from '../testing/test-identity.ts';
import { nextTerm, signerAmong } from './rotation.rules.ts';

const DAY = 86_400;
const server = useTestIdentity();

const publishedKids = async (): Promise<string[]> =>
  (await server.it.call('/.well-known/jwks.json')).json.keys.map(({ kid }: { kid: string }) => kid);

const kidOf = ({ idToken }: SignedIn) => decodeProtectedHeader(idToken).kid;

test('a new key is published a day before it signs, and the old one until its last token is dead', async () => {
  const ann = await aNewcomer(server.it);
  const [first] = await publishedKids();
  expect(kidOf(ann)).toBe(first);

  server.it.clock.pass(29 * DAY);
  const [, second] = await publishedKids();
  expect(kidOf(await aNewcomer(server.it))).toBe(first);

  server.it.clock.pass(DAY - 60);
  const lastOfFirst = await aNewcomer(server.it);
  server.it.clock.pass(61);
  expect(kidOf(await aNewcomer(server.it))).toBe(second);
  expect(await server.it.identity.verifyIdToken(lastOfFirst.idToken)).toBeDefined();

  server.it.clock.pass(3600);
  expect(await server.it.identity.verifyIdToken(lastOfFirst.idToken)).toBeUndefined();
  server.it.clock.pass(300);
  expect(await publishedKids()).toEqual([second]);
});

test('a second process needs nothing but the database: it signs and checks with the same keys', async () => {
  const { identity: other, app } = await server.it.serveAnother();
  const ann = await aNewcomer(server.it);
  expect(await other.verifyIdToken(ann.idToken)).toMatchObject({ id: ann.localId });
  await app.close();
});

test('processes that start together make one key', async () => {
  server.it.clock.pass(400 * DAY);
  const others = await Promise.all([1, 2, 3].map(() => server.it.serveAnother()));
  await Promise.all(others.map((other) => aNewcomer(other)));
  expect(await publishedKids()).toHaveLength(1);
  await Promise.all(others.map(({ app }) => app.close()));
});

test('private keys are sealed: the database alone signs nothing', async () => {
  const { rows } = await server.it.pool.query('select * from identity.signing_keys');
  expect(JSON.stringify(rows)).not.toContain('PRIVATE KEY');
  for (const { public_jwk } of rows) expect(Object.keys(public_jwk).sort()).toEqual(['e', 'kty', 'n']);
});

test('when the secret key is lost, tokens of before stay good and a new key signs', async () => {
  const ann = await aNewcomer(server.it);
  const restarted = await server.it.serveAnother({ secretKey: 'another secret of thirty-two characters' });
  expect(await restarted.identity.verifyIdToken(ann.idToken)).toBeDefined();
  const bob = await aNewcomer(restarted);
  expect(kidOf(bob)).not.toBe(kidOf(ann));
  await restarted.app.close();
});

describe('terms', () => {
  const term = (from: string, until: string) => ({ signsFrom: new Date(from), signsUntil: new Date(until) });
  const first = term('2026-01-01', '2026-01-31');
  const second = term('2026-01-31', '2026-03-02');

  test.each([
    ['no key yet', [], '2026-01-01', term('2026-01-01', '2026-01-31')],
    ['a fresh key', [first], '2026-01-02', undefined],
    ['a day before the end', [first], '2026-01-30', second],
    ['a successor waits already', [first, second], '2026-01-30', undefined],
    ['nobody was there for months', [first], '2026-06-01', term('2026-06-01', '2026-07-01')],
  ])('with %s', (_what, keys, now, expected) => {
    expect(nextTerm(keys, new Date(now), 30 * DAY)).toEqual(expected);
  });

  test('the key in its term signs, not the one that waits', () => {
    expect(signerAmong([first, second], new Date('2026-01-30'))).toBe(first);
    expect(signerAmong([first, second], new Date('2026-01-31'))).toBe(second);
  });
});
