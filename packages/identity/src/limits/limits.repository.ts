import { lt, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { prepareStatement } from '../database/statement.ts';
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
  const [allowances, now] = [
    sql`${sql.placeholder('allowances')}::json`,
    sql`${sql.placeholder('now')}::timestamptz`,
  ];
  // Nobody waits until the count is on disk: losing half a second of counting in a power cut does no harm.
  const relaxed = sql`relaxed as materialized (select set_config('synchronous_commit', 'off', true))`;

  // Rows are locked in the order of their keys, or two callers could wait for each other.
  const take = prepareStatement<{ key: string }>(
    db,
    'identity_take_allowances',
    sql`
      with ${relaxed}, asked as (
        select key, make_interval(secs => every) as each, burst
        from relaxed, json_to_recordset(${allowances}) as allowance(key text, every float, burst int)
        order by key
      )
      insert into ${rateLimits} as present (key, restored_at)
      select key, ${now} + each from asked
      on conflict (key) do update set restored_at = greatest(present.restored_at, ${now}) + (excluded.restored_at - ${now})
      where greatest(present.restored_at, ${now}) + (excluded.restored_at - ${now})
        <= ${now} + (select each * burst from asked where asked.key = present.key)
      returning key`,
  );
  const giveBack = prepareStatement(
    db,
    'identity_give_back_allowances',
    sql`
      with ${relaxed}, given as materialized (
        select key, every from relaxed, json_to_recordset(${allowances}) as given(key text, every float)
      ), held as materialized (
        select key, given.every from given join ${rateLimits} as present using (key)
        -- named apart, so that PostgreSQL sees at once that it need not read the whole table
        where present.key = any(array(select key from given))
        order by key for update of present
      )
      update ${rateLimits} as present set restored_at = restored_at - make_interval(secs => held.every)
      from held where present.key = held.key`,
  );

  return {
    /**
     * Takes one from each allowance and tells from which it could. One statement, so that however many processes ask
     * at once, no more than the allowance get through (the generic cell rate algorithm, ITU-T I.371).
     */
    async take(asked: readonly Allowance[], now: Date): Promise<Set<string>> {
      const taken = await take({ allowances: toRecords(asked), now });
      return new Set(taken.map(({ key }) => key));
    },

    async giveBack(given: readonly Allowance[]): Promise<void> {
      await giveBack({ allowances: toRecords(given) });
    },

    purge: (now: Date) => db.delete(rateLimits).where(lt(rateLimits.restoredAt, now)),
  };
}

const toRecords = (allowances: readonly Allowance[]): string =>
  JSON.stringify(allowances.map(({ key, everySeconds, burst }) => ({ key, every: everySeconds, burst })));
