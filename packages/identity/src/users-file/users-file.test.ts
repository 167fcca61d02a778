import { beforeEach, describe, expect, test } from 'vitest';
import { aNewcomer, GOOD_PASSWORD } from '../testing/people.ts';
import { startTestIdentity, type TestIdentity, useTestIdentity } from '../testing/test-identity.ts';
import { parseHashConfig } from './hash-config.ts';
import type { ImportOptions, Refusal } from './import-users.ts';

/** The example that Firebase publishes with its hash. */
const HASH_CONFIG = `hash_config {
  algorithm: SCRYPT,
  base64_signer_key: jxspr8Ki0RYycVU8zykbdLGjFQ3McFUH0uiiTvC8pVMXAn210wjLNmdZJzxUECKbm0QsEmYUSDzZvpjeJ9WmXA==,
  base64_salt_separator: Bw==,
  rounds: 8,
  mem_cost: 14,
}`;
const hashConfig = parseHashConfig(HASH_CONFIG);
const hashed = {
  passwordHash: 'lSrfV15cpx95/sZS2W9c9Kp6i/LVgQNDNC/qzrCnh1SAyZvqmZqAjTdn3aoItz+VHjoZilo78198JAdRuid5lQ==',
  salt: '42xEC+ixf3L2lw==',
};

const server = useTestIdentity();
beforeEach(() => server.it.pool.query('truncate identity.accounts, identity.imported_schemes cascade'));

const file = (users: object[]) => pieces(JSON.stringify({ users }));
async function* pieces(text: string) {
  yield new TextEncoder().encode(text);
}

async function take(users: object[], options: ImportOptions = { hashConfig }, it: TestIdentity = server.it) {
  const refusals: Refusal[] = [];
  const onRefused = (refusal: Refusal) => void refusals.push(refusal);
  const report = await it.identity.operator.importUsers(file(users), { ...options, onRefused });
  return { report, refusals };
}

async function exported(it: TestIdentity = server.it) {
  let text = '';
  for await (const piece of it.identity.operator.exportUsers()) text += piece;
  return JSON.parse(text).users;
}

const signIn = (email: string, password: string) =>
  server.it.outcome('/v1/accounts:signInWithPassword', { email, password });

const hashOf = async (id: string) =>
  (await server.it.pool.query('select password_hash from identity.accounts where id = $1', [id])).rows[0]
    ?.password_hash;

const user1 = { localId: 'kYi4EvWQlQTKSfnJ3dRSP6IH3ed2', email: 'user1@test.com', ...hashed };

test('an imported person signs in with the old password, and is hashed by Argon2id from then on', async () => {
  expect((await take([user1])).report).toEqual({ imported: 1, present: 0, refused: 0 });
  expect(await signIn('user1@test.com', 'user2password')).toBe('INVALID_LOGIN_CREDENTIALS');
  expect(await hashOf(user1.localId)).toMatch(/^\$firebase-scrypt\$/);
  expect(await signIn('User1@test.com', 'user1password')).toBe('ok');
  expect(await hashOf(user1.localId)).toMatch(/^\$argon2id\$/);
  expect(await signIn('user1@test.com', 'user1password')).toBe('ok');
});

test('the signer key of the project is not readable in the database', async () => {
  await take([user1]);
  const { rows } = await server.it.pool.query('select * from identity.imported_schemes');
  expect(JSON.stringify(rows)).not.toContain('jxspr8Ki0RYycVU8');
  expect(await hashOf(user1.localId)).not.toContain('jxspr8Ki0RYycVU8');
});

test('names, links, claims, dates and the switch-off survive', async () => {
  const grace = {
    localId: 'grace',
    email: 'Grace@Example.org',
    emailVerified: true,
    displayName: 'Grace Okafor',
    photoUrl: 'https://example.org/grace.png',
    createdAt: '1508893925000',
    lastSignedInAt: '1600000000000',
    disabled: true,
    customAttributes: '{"plan":"plus"}',
    providerUserInfo: [
      { providerId: 'google.com', rawId: '1234567890', email: 'grace@example.org', displayName: 'Grace' },
      { providerId: 'password', rawId: 'grace@example.org' },
    ],
  };
  await take([grace]);
  const [back] = await exported();
  expect(back).toEqual({
    ...grace,
    email: 'grace@example.org',
    providerUserInfo: [grace.providerUserInfo[0]],
  });
});

test('an import that is run again changes nothing and adds what is new', async () => {
  await take([user1]);
  await server.it.pool.query(`update identity.accounts set display_name = 'Changed since'`);
  const ben = { localId: 'ben', email: 'ben@example.org' };
  expect((await take([{ ...user1, displayName: 'Of old' }, ben])).report).toMatchObject({
    imported: 1,
    present: 1,
  });
  expect(await server.it.identity.operator.describe(user1.localId)).toMatchObject({
    displayName: 'Changed since',
  });
});

test('a person at another provider who belongs to another account is told, and nothing of the row is kept', async () => {
  const google = (rawId: string) => ({ providerUserInfo: [{ providerId: 'google.com', rawId }] });
  await take([{ localId: 'first', ...google('g-1') }]);
  const { report, refusals } = await take([
    { localId: 'second', ...google('g-1') },
    { localId: 'third', ...google('g-3') },
    { localId: 'fourth', ...google('g-3') },
    { localId: 'first', ...google('g-1') },
  ]);
  expect(report).toEqual({ imported: 1, present: 1, refused: 2 });
  expect(refusals).toEqual([
    { number: 1, localId: 'second', reason: 'providerUserInfo: rawId taken' },
    { number: 3, localId: 'fourth', reason: 'providerUserInfo: rawId taken' },
  ]);
  expect((await exported()).map(({ localId }: { localId: string }) => localId)).toEqual(['first', 'third']);
});

test('a person named twice in one row is one person', async () => {
  const google = { providerId: 'google.com', rawId: 'g-1' };
  const { report } = await take([{ localId: 'once', providerUserInfo: [google, google] }]);
  expect(report).toMatchObject({ imported: 1, refused: 0 });
});

test('a dry run tells what would happen and keeps nothing', async () => {
  expect((await take([user1, { email: 'x' }], { hashConfig, dryRun: true })).report).toEqual({
    imported: 1,
    present: 0,
    refused: 1,
  });
  expect(await exported()).toEqual([]);
});

test.each<[string, object, RegExp]>([
  ['without an id', { email: 'a@example.org' }, /localId/],
  ['with an address that is none', { localId: 'a', email: 'nowhere' }, /email: not an address/],
  [
    'hashed by bcrypt',
    { localId: 'a', passwordHash: '$2b$10$abc.def', salt: 'AA==' },
    /not of the kind SCRYPT/,
  ],
  ['without its salt', { localId: 'a', passwordHash: hashed.passwordHash }, /salt: missing/],
  ['with reserved claims', { localId: 'a', customAttributes: '{"sub":"b"}' }, /sub is reserved/],
  ['with claims that are no object', { localId: 'a', customAttributes: '[1]' }, /not an object/],
  [
    'with a hash that takes for ever',
    { localId: 'a', argon2id: '$argon2id$v=19$m=4194304,t=90,p=1$c2FsdHNhbHQ$aGFzaGhhc2g' },
    /not a hash that could be checked/,
  ],
  ['with an unkeepable name', { localId: 'a', displayName: 'a\0b' }, /displayName/],
])('a user %s is refused with the reason, the others go on', async (_what, user, reason) => {
  const { report, refusals } = await take([user, { localId: 'next' }]);
  expect(report).toEqual({ imported: 1, present: 0, refused: 1 });
  expect(refusals).toMatchObject([{ number: 1, reason: expect.stringMatching(reason) }]);
});

test('hashes without the parameters of the project are refused rather than kept unusable', async () => {
  const { refusals } = await take([user1], {});
  expect(refusals[0]?.reason).toMatch(/needs the password hash parameters/);
});

test('an address that another account has is not taken over', async () => {
  const { localId } = await aNewcomer(server.it, { email: 'user1@test.com' });
  const { report, refusals } = await take([user1]);
  expect(report).toMatchObject({ imported: 0, refused: 1 });
  expect(refusals).toEqual([{ number: 1, localId: user1.localId, reason: 'email: email taken' }]);
  expect(await signIn('user1@test.com', GOOD_PASSWORD)).toBe('ok');
  expect((await exported()).map((user: { localId: string }) => user.localId)).toEqual([localId]);
});

test('more users than fit one batch', async () => {
  const crowd = Array.from({ length: 1201 }, (_, n) => ({
    localId: `user-${n}`,
    email: `u${n}@example.org`,
  }));
  expect((await take(crowd)).report).toEqual({ imported: 1201, present: 0, refused: 0 });
  expect(await exported()).toHaveLength(1201);
});

describe('what one server exports', () => {
  test('another one takes over, passwords of both kinds included', async () => {
    const ada = await aNewcomer(server.it);
    await take([user1]);
    const users = await exported();
    const other = await startTestIdentity();
    await take(users, { hashConfig }, other);
    for (const [email, password] of [
      [ada.email, ada.password],
      ['user1@test.com', 'user1password'],
    ]) {
      expect(await other.outcome('/v1/accounts:signInWithPassword', { email, password })).toBe('ok');
    }
    await other.stop();
  });

  test('holds the hash in the form of Firebase until its owner signs in', async () => {
    await take([user1]);
    expect((await exported())[0]).toMatchObject(hashed);
    await signIn('user1@test.com', 'user1password');
    const [later] = await exported();
    expect(later.passwordHash).toBeUndefined();
    expect(later.argon2id).toMatch(/^\$argon2id\$/);
  });
});

test.each<[string, object]>([
  ['claims with a sign that PostgreSQL does not keep', { customAttributes: '{"a":["\\u0000"]}' }],
  ['claims with half of a character', { customAttributes: '{"a":"\\ud800"}' }],
  ['a name with half of a character', { displayName: '\ud800' }],
  ['a time in microseconds', { createdAt: '1600000000000000' }],
])('a user with %s does not keep the others out', async (_what, odd) => {
  const { report, refusals } = await take([
    { localId: 'one' },
    { localId: 'odd', ...odd },
    { localId: 'two' },
  ]);
  expect(report).toEqual({ imported: 2, present: 0, refused: 1 });
  expect(refusals).toMatchObject([{ number: 2, localId: 'odd' }]);
});

test('of two users with the same id the first is taken, with nothing of the second', async () => {
  const linked = (rawId: string) => ({
    localId: 'twice',
    providerUserInfo: [{ providerId: 'google.com', rawId }],
  });
  const { report } = await take([linked('first'), linked('second')]);
  expect(report).toEqual({ imported: 1, present: 1, refused: 0 });
  expect((await exported())[0].providerUserInfo).toEqual([{ providerId: 'google.com', rawId: 'first' }]);
});

test.each([
  ['another algorithm', HASH_CONFIG.replace('SCRYPT', 'BCRYPT'), /BCRYPT cannot be checked here/],
  ['no key', HASH_CONFIG.replace('base64_signer_key', 'other'), /base64_signer_key/],
  ['an impossible cost', HASH_CONFIG.replace('mem_cost: 14', 'mem_cost: 40'), /mem_cost/],
])('hash parameters with %s are refused', (_what, text, reason) => {
  expect(() => parseHashConfig(text)).toThrow(reason);
});
