import { lt, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { rateLimits } from './limits.tables.ts';

/** How often something may happen under a key. */
export interface Allowance {
  key: string;
  /** How many may come at once. */
  burst: number;
  /** How often one more is allowed after that. */
  everySeconds: number;
}

export type RateLimits = ReturnType<typeof createLimitsRepository>;

export function createLimitsRepository(db: Database) {
  return {
    /**
     * Takes one from each allowance and tells from which it could. One statement, so that however many processes ask
     * at once, no more than the allowance get through (the generic cell rate algorithm, ITU-T I.371). Nobody waits
     * until the count is on disk: losing half a second of counting in a power cut does no harm. Rows are locked in the
     * order of their keys, or two callers could wait for each other.
     */
    async take(allowances: readonly Allowance[], now: Date): Promise<Set<string>> {
      const at = sql`${now.toISOString()}::timestamptz`;
      const { rows } = await db.execute<{ key: string }>(sql`
        with relaxed as materialized (select set_config('synchronous_commit', 'off', true)),
        asked as (
          select key, make_interval(secs => every) as each, burst
          from relaxed, json_to_recordset(${JSON.stringify(toRecords(allowances))})
            as allowance(key text, every float, burst int)
          order by key
        )
        insert into ${rateLimits} as present (key, restored_at)
        select key, ${at} + each from asked
        on conflict (key) do update set restored_at = greatest(present.restored_at, ${at}) + (excluded.restored_at - ${at})
        where greatest(present.restored_at, ${at}) + (excluded.restored_at - ${at})
          <= ${at} + (select each * burst from asked where asked.key = present.key)
        returning key`);
      return new Set(rows.map(({ key }) => key));
    },

    async giveBack(allowances: readonly Allowance[]): Promise<void> {
      await db.execute(sql`
        with relaxed as materialized (select set_config('synchronous_commit', 'off', true)),
        held as materialized (
          select key, given.every
          from relaxed, json_to_recordset(${JSON.stringify(toRecords(allowances))}) as given(key text, every float)
          join ${rateLimits} as present using (key)
          order by key for update of present
        )
        update ${rateLimits} as present set restored_at = restored_at - make_interval(secs => held.every)
        from held where present.key = held.key`);
    },

    purge: (now: Date) => db.delete(rateLimits).where(lt(rateLimits.restoredAt, now)),
  };
}

const toRecords = (allowances: readonly Allowance[]) =>
  allowances.map(({ key, everySeconds, burst }) => ({ key, every: everySeconds, burst }));
