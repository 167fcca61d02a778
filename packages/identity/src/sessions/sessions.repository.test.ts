import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAccountsRepository } from '../accounts/accounts.repository.ts';
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

test('a sign-in that proved the old password opens no session once there is a new one', async () => {
  const db = openDatabase(database.pool);
  const accounts = createAccountsRepository(db);
  const sessions = createSessionsRepository(db);
  const account = await accounts.create({ email: 'ann@example.org', passwordHash: 'old' }, NOW);
  const session = {
    id: '00000000-0000-4000-8000-000000000001',
    accountId: account.id,
    signInProvider: 'password',
    authenticatedAt: secondsAfter(NOW, 20),
    lastUsedAt: NOW,
    endsAt: secondsAfter(NOW, 3600),
    address: '',
    userAgent: '',
  };
  const token = { digest: 'd1', sessionId: session.id, expiresAt: session.endsAt };

  const change = { because: 'password reset', now: secondsAfter(NOW, 10) };
  const replaced = await createCredentialsRepository(db).replace(account.id, { passwordHash: 'new' }, change);
  await expect(sessions.open(account, session, token)).rejects.toThrow('CREDENTIAL_TOO_OLD_LOGIN_AGAIN');
  expect(await sessions.findWithOwner(session.id)).toBeUndefined();

  await sessions.open({ ...account, ...replaced }, session, token);
  expect(await sessions.findWithOwner(session.id)).toMatchObject({ account: { id: account.id } });
});
