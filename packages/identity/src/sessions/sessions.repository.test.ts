import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createAccountsRepository } from '../accounts/accounts.repository.ts';
import { toNewcomer } from '../accounts/accounts.types.ts';
import { createCredentialsRepository } from '../accounts/credentials.repository.ts';
import { secondsAfter } from '../clock.ts';
import { migrateDatabase, openDatabase } from '../database/database.ts';
import { createTestDatabase } from '../testing/database.ts';
import { createSessionsRepository } from './sessions.repository.ts';

const NOW = new Date('2026-09-01T08:00:00Z');
let database: Awaited<ReturnType<typeof createTestDatabase>>;

beforeAll(async () => {
  database = await createTestDatabase();
  await migrateDatabase(database.pool);
});
afterAll(() => database.drop());

const aSession = (id: string, accountId: string) => ({
  id,
  accountId,
  signInProvider: 'password',
  authenticatedAt: secondsAfter(NOW, 20),
  lastUsedAt: NOW,
  endsAt: secondsAfter(NOW, 3600),
  address: '',
  userAgent: '',
  network: '',
  secondFactor: null,
  extraClaims: null,
  revokedAt: null,
  revokedBecause: null,
});

test('a sign-in that proved the old password opens no session once there is a new one; one that opens comes with its line in the audit log', async () => {
  const db = openDatabase(database.pool);
  const accounts = createAccountsRepository(db);
  const sessions = createSessionsRepository(db);
  const account = await accounts.createUnlessThere({ email: 'ann@example.org', passwordHash: 'old' }, NOW);
  if (!account) throw new Error('there is one already');
  const session = aSession('00000000-0000-4000-8000-000000000001', account.id);
  const token = { digest: 'd1', sessionId: session.id, expiresAt: session.endsAt };

  const change = { because: 'password reset', now: secondsAfter(NOW, 10) };
  const replaced = await createCredentialsRepository(db).replace(account.id, { passwordHash: 'new' }, change);
  const action = 'accounts:signInWithPassword';
  await expect(sessions.open({ account, session, token, action })).rejects.toThrow(
    'CREDENTIAL_TOO_OLD_LOGIN_AGAIN',
  );
  expect(await sessions.findWithOwner(session.id)).toBeUndefined();

  expect(await linesOfLog(account.id)).toEqual([]);

  await sessions.open({ account: { ...account, ...replaced }, session, token, action });
  expect(await sessions.findWithOwner(session.id)).toMatchObject({ account: { id: account.id } });
  expect(await linesOfLog(account.id)).toEqual([
    { action, outcome: 'ok', account_id: account.id, session_id: session.id },
  ]);
});

const linesOfLog = async (accountId: string) =>
  (
    await database.pool.query(
      'select action, outcome, account_id, session_id from identity.audit_events where account_id = $1',
      [accountId],
    )
  ).rows;

test('of those who sign up with one address at the same time, one gets the account, the session and the line', async () => {
  const sessions = createSessionsRepository(openDatabase(database.pool));
  const action = 'accounts:signUp';
  const openings = ['one', 'two', 'three'].map((id, index) => {
    const account = toNewcomer({ id, email: 'wanted@example.org', customClaims: { seat: index } }, NOW);
    const session = aSession(`00000000-0000-4000-8000-00000000001${index}`, id);
    return {
      account,
      session,
      token: { digest: id, sessionId: session.id, expiresAt: session.endsAt },
      action,
    };
  });
  const outcomes = await Promise.allSettled(openings.map(sessions.openFirst));
  expect(
    outcomes.map((one) => (one.status === 'fulfilled' ? one.value : one.reason.message)).toSorted(),
  ).toEqual([[], 'EMAIL_EXISTS', 'EMAIL_EXISTS']);
  const winner = openings[outcomes.findIndex(({ status }) => status === 'fulfilled')];
  expect(await sessions.findWithOwner(winner?.session.id ?? '')).toEqual({
    account: winner?.account,
    session: winner?.session,
  });
  expect(await linesOfLog(winner?.account.id ?? '')).toHaveLength(1);
});

describe('a session that is remembered', () => {
  test('is given again as long as nothing changes', async () => {
    const { sessions, session } = await anOpenSession();
    const found = await sessions.findWithOwner(session.id);
    expect(found).toBeDefined();
    expect(await sessions.findWithOwner(session.id)).toBe(found);
  });

  test.each([
    ['the end of the session', `update identity.sessions set revoked_at = now() where account_id = $1`],
    ['an account that is switched off', `update identity.accounts set disabled = true where id = $1`],
    [
      'another way in',
      `insert into identity.provider_links (provider_id, raw_id, account_id, linked_at) values ('google.com', $1, $1, now())`,
    ],
    [
      'a second factor',
      `insert into identity.second_factors (id, account_id, sealed_secret, enrolled_at, last_step) values ($1, $1, 's', now(), 1)`,
    ],
    ['the end of the account', `delete from identity.accounts where id = $1`],
  ])('is read anew after what another process did: %s', async (_what, statement) => {
    const { sessions, session } = await anOpenSession();
    const before = await sessions.findWithOwner(session.id);
    await database.pool.query(statement, [session.accountId]);
    const after = await sessions.findWithOwner(session.id);
    const elsewhere = createSessionsRepository(openDatabase(database.pool));
    expect(after).not.toEqual(before);
    expect(after).toEqual(await elsewhere.findWithOwner(session.id));
  });

  test('is given to many, so that nobody may change it', async () => {
    const { sessions, session } = await anOpenSession();
    const found = await sessions.findWithOwner(session.id);
    expect(() => Object.assign(found?.account ?? {}, { disabled: true })).toThrow(TypeError);
    expect(() => Object.assign(found?.session ?? {}, { revokedAt: NOW })).toThrow(TypeError);
  });
});

async function anOpenSession() {
  const sessions = createSessionsRepository(openDatabase(database.pool));
  const account = toNewcomer({ id: randomUUID(), email: `${randomUUID()}@example.org` }, NOW);
  const session = aSession(randomUUID(), account.id);
  const token = { digest: session.id, sessionId: session.id, expiresAt: session.endsAt };
  await sessions.openFirst({ account, session, token, action: undefined });
  return { sessions, session };
}
