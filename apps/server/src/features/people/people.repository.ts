import { and, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database.ts';
import { avatars } from './avatars.tables.ts';
import type { ProfilePatch, Settings } from './people.schemas.ts';
import { people } from './people.tables.ts';

export type Person = typeof people.$inferSelect & { avatarKey: string | null };

/** The person's row, made when they are first seen. */
export async function ensurePerson(
  db: Queryable,
  person: { accountId: string; name: string; settings: Settings; createdAt: Date },
): Promise<Person> {
  await db.insert(people).values(person).onConflictDoNothing();
  return requirePerson(db, person.accountId);
}

async function requirePerson(db: Queryable, accountId: string): Promise<Person> {
  const person = await findPerson(db, accountId);
  if (!person) throw new Error(`no row for the account ${accountId}`);
  return person;
}

export async function findPerson(db: Queryable, accountId: string): Promise<Person | undefined> {
  const [person] = await db
    .select({ ...getTableColumns(people), avatarKey: avatars.key })
    .from(people)
    .leftJoin(avatars, eq(avatars.accountId, people.accountId))
    .where(eq(people.accountId, accountId));
  return person;
}

export const namesOfPeople = (
  db: Queryable,
  accountIds: string[],
): Promise<{ accountId: string; name: string }[]> =>
  db
    .select({ accountId: people.accountId, name: people.name })
    .from(people)
    .where(inArray(people.accountId, accountIds));

export async function updateProfile(db: Queryable, accountId: string, change: ProfilePatch): Promise<Person> {
  if (Object.keys(change).length > 0)
    await db.update(people).set(change).where(eq(people.accountId, accountId));
  return requirePerson(db, accountId);
}

export async function rememberBrowserZone(
  db: Queryable,
  { accountId, timeZone }: { accountId: string; timeZone: string },
): Promise<void> {
  await db.update(people).set({ browserTimeZone: timeZone }).where(eq(people.accountId, accountId));
}

/** Undefined when the settings have moved on from `version`. */
export async function updateSettings(
  db: Queryable,
  { accountId, version, settings }: { accountId: string; version: number; settings: Settings },
): Promise<typeof people.$inferSelect | undefined> {
  const [person] = await db
    .update(people)
    .set({ settings, settingsVersion: sql`${people.settingsVersion} + 1` })
    .where(and(eq(people.accountId, accountId), eq(people.settingsVersion, version)))
    .returning();
  return person;
}

export async function deletePerson(db: Queryable, accountId: string): Promise<void> {
  await db.delete(people).where(eq(people.accountId, accountId));
}

/** Those whose settings ask for mails about deadlines. */
export const peopleWithDigest = (db: Queryable): Promise<(typeof people.$inferSelect)[]> =>
  db
    .select()
    .from(people)
    .where(
      sql`${people.settings}->'notifications'->>'digest' <> 'off'
        or ${people.settings}->'notifications'->>'deadlineReminders' <> 'off'`,
    );

/** False when that day was written about already. */
export async function markDigestSent(
  db: Queryable,
  { accountId, day }: { accountId: string; day: string },
): Promise<boolean> {
  const marked = await db
    .update(people)
    .set({ digestSentOn: day })
    .where(and(eq(people.accountId, accountId), sql`${people.digestSentOn} is distinct from ${day}`))
    .returning({ accountId: people.accountId });
  return marked.length > 0;
}
