import { eq, getTableColumns, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database.ts';
import { toldEntries } from './calendar-feeds.tables.ts';
import type { Telling } from './told.rules.ts';

/** By the names of the entries. */
export async function selectTold(db: Queryable, feedId: string): Promise<Map<string, Telling>> {
  const { feedId: _, ...columns } = getTableColumns(toldEntries);
  const rows = await db.select(columns).from(toldEntries).where(eq(toldEntries.feedId, feedId));
  return new Map(rows.map((row) => [row.uid, row]));
}

/** PostgreSQL takes 65,535 values in a statement. */
const ROWS_AT_ONCE = 5_000;

export async function saveTold(db: Queryable, feedId: string, tellings: Telling[]): Promise<void> {
  for (let start = 0; start < tellings.length; start += ROWS_AT_ONCE) {
    const rows = tellings.slice(start, start + ROWS_AT_ONCE).map((telling) => ({ feedId, ...telling }));
    await db
      .insert(toldEntries)
      .values(rows)
      .onConflictDoUpdate({
        target: [toldEntries.feedId, toldEntries.uid],
        set: {
          timesHash: sql`excluded.times_hash`,
          sequence: sql`excluded.sequence`,
          changedAt: sql`excluded.changed_at`,
        },
      });
  }
}
