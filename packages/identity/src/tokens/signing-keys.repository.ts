import { gt, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { signingKeys } from './signing-keys.tables.ts';

export type SigningKey = typeof signingKeys.$inferSelect;
export type SigningKeys = ReturnType<typeof createSigningKeysRepository>;

const ROTATION_LOCK = 4_982_137_005;

export function createSigningKeysRepository(db: Database) {
  const published = (from: Pick<Database, 'select'>, now: Date) =>
    from.select().from(signingKeys).where(gt(signingKeys.publishedUntil, now)).orderBy(signingKeys.signsFrom);

  return {
    published: (now: Date): Promise<SigningKey[]> => published(db, now),

    /** Adds the key that `next` makes of the present ones, if it makes one. Processes take turns, so one is enough. */
    async extend(now: Date, next: (present: SigningKey[]) => Promise<SigningKey | undefined>) {
      return db.transaction(async (tx) => {
        await tx.execute(sql`select pg_advisory_xact_lock(${ROTATION_LOCK})`);
        const present = await published(tx, now);
        const added = await next(present);
        if (!added) return present;
        await tx.insert(signingKeys).values(added);
        return [...present, added];
      });
    },
  };
}
