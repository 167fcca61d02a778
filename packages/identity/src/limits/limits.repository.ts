import { eq, lt, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { rateLimits } from './limits.tables.ts';

export interface Allowance {
  /** How many may come at once. */
  burst: number;
  /** How often one more is allowed after that. */
  everySeconds: number;
}

export type RateLimits = ReturnType<typeof createLimitsRepository>;

export function createLimitsRepository(db: Database) {
  return {
    /**
     * Takes one from the allowance under `key`, or says that nothing is left. One statement, so that however many
     * processes ask at once, no more than the allowance get through (the generic cell rate algorithm, ITU-T I.371).
     */
    async take(key: string, { burst, everySeconds }: Allowance, now: Date): Promise<boolean> {
      const at = sql`${now.toISOString()}::timestamptz`;
      const each = sql`make_interval(secs => ${everySeconds})`;
      const { rowCount } = await db.execute(sql`
        insert into ${rateLimits} as present (key, restored_at) values (${key}, ${at} + ${each})
        on conflict (key) do update set restored_at = greatest(present.restored_at, ${at}) + ${each}
        where greatest(present.restored_at, ${at}) + ${each} <= ${at} + ${each} * ${burst}`);
      return rowCount === 1;
    },

    restore: (key: string) => db.delete(rateLimits).where(eq(rateLimits.key, key)),
    purge: (now: Date) => db.delete(rateLimits).where(lt(rateLimits.restoredAt, now)),
  };
}
