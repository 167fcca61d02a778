import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrateDatabase, openDatabase } from '../database/database.ts';
import { passkeys } from '../passkeys/passkeys.tables.ts';
import { secondFactors } from '../second-factors/second-factors.tables.ts';
import { createTestDatabase } from '../testing/database.ts';
import { createAccountsRepository } from './accounts.repository.ts';
import { providerLinks } from './accounts.tables.ts';

const [MONDAY, TUESDAY] = [new Date('2026-08-31T08:00:00.250Z'), new Date('2026-09-01T08:00:00Z')];
let database: Awaited<ReturnType<typeof createTestDatabase>>;

beforeAll(async () => {
  database = await createTestDatabase();
  await migrateDatabase(database.pool);
});
afterAll(() => database.drop());

const aLink = (accountId: string, providerId: string, linkedAt: Date) => ({
  providerId,
  rawId: `${providerId} of ${accountId}`,
  accountId,
  email: null,
  displayName: 'Ann "A" Lee',
  photoUrl: null,
  linkedAt,
});

const aPasskey = (accountId: string, id: string, enrolledAt: Date) => ({
  id,
  accountId,
  userHandle: 'handle',
  publicKey: 'key',
  counter: 4_294_967_296,
  transports: ['internal', 'hybrid'],
  aaguid: '00000000-0000-0000-0000-000000000000',
  backupEligible: true,
  backedUp: false,
  name: 'Blue laptop',
  enrolledAt,
  lastUsedAt: null,
});

test('an account is found with all that belongs to it, each once and the oldest first', async () => {
  const db = openDatabase(database.pool);
  const accounts = createAccountsRepository(db);
  const [id, bob] = ['ann', 'bob'] as const;
  for (const name of [id, bob])
    await accounts.createUnlessThere({ id: name, email: `${name}@example.org` }, MONDAY);
  const links = [aLink(id, 'github.com', MONDAY), aLink(id, 'google.com', TUESDAY)];
  const keys = [aPasskey(id, 'second-made', MONDAY), aPasskey(id, 'first-made', TUESDAY)];
  const factor = {
    id: 'f',
    accountId: id,
    displayName: null,
    sealedSecret: 's',
    enrolledAt: TUESDAY,
    lastStep: 59_000_000,
  };
  await db.insert(providerLinks).values([...links.toReversed(), aLink(bob, 'google.com', MONDAY)]);
  await db.insert(passkeys).values(keys.toReversed());
  await db.insert(secondFactors).values(factor);

  const everything = { email: 'ann@example.org', links, factors: [factor], passkeys: keys };
  expect(await accounts.findById(id)).toMatchObject(everything);
  expect(await accounts.findByEmail('ann@example.org')).toMatchObject(everything);
  expect(await accounts.findMany([bob])).toMatchObject([
    { links: [{ accountId: bob }], factors: [], passkeys: [] },
  ]);
});
