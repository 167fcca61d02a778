import { sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { accounts, providerLinks } from '../accounts/accounts.tables.ts';
import { inBatches } from '../database/batches.ts';
import type { Database } from '../database/database.ts';
import { valuesOf } from '../database/rows.ts';
import { prepareSelect } from '../database/statement.ts';
import { passkeys } from '../passkeys/passkeys.tables.ts';
import { secondFactors } from '../second-factors/second-factors.tables.ts';
import { type Found, sessionWithOwner, toFound } from './sessions.rows.ts';
import { sessions } from './sessions.tables.ts';

const MOST_REMEMBERED = 5000;
/** After a failover to a server that was behind, the same version may come to stand for something else. */
const REMEMBERED_MS = 60_000;

interface Remembered {
  version: string;
  found: Found;
  until: number;
}

/**
 * Finds sessions with their owners, those of everybody who asks at the time together. Whoever was found before is
 * remembered, and PostgreSQL is asked only whether the rows are still the same: what another process has changed is
 * seen at once, and what has not changed need not be sent, read and written out again.
 */
export function prepareFinding(db: Database): (sessionId: string) => Promise<Found | undefined> {
  const readRows = prepareSelect(db, 'identity_sessions_with_owner', rows, ofSessions(rows));
  const readVersions = prepareSelect(db, 'identity_versions_of_sessions', versions, ofSessions(versions));
  const remembered = new Map<string, Remembered>();

  async function stillTheSame(ids: readonly string[]): Promise<Map<string, Found>> {
    const same = new Map<string, Found>();
    if (ids.length === 0) return same;
    for (const { id, version } of await readVersions({ ids })) {
      const known = remembered.get(id);
      if (known?.version === version) same.set(id, known.found);
    }
    return same;
  }

  function isRemembered(id: string): boolean {
    const known = remembered.get(id);
    return known !== undefined && performance.now() < known.until;
  }

  async function readAnew(ids: readonly string[]): Promise<Map<string, Found>> {
    const found = new Map<string, Found>();
    if (ids.length === 0) return found;
    for (const id of ids) remembered.delete(id);
    if (remembered.size + ids.length > MOST_REMEMBERED) remembered.clear();
    const until = performance.now() + REMEMBERED_MS;
    for (const row of await readRows({ ids })) {
      const one = frozen(toFound(row));
      found.set(one.session.id, one);
      remembered.set(one.session.id, { version: row.version, found: one, until });
    }
    return found;
  }

  async function findAll(asked: readonly string[]): Promise<(Found | undefined)[]> {
    const ids = [...new Set(asked)];
    const same = await stillTheSame(ids.filter(isRemembered));
    const others = await readAnew(ids.filter((id) => !same.has(id)));
    return asked.map((id) => same.get(id) ?? others.get(id));
  }
  // While the answers to some are written, PostgreSQL looks for others.
  return inBatches(findAll, { atOnce: 2 });
}

/** Many are given the same: nobody may change it. */
function frozen({ session, account }: Found): Found {
  return Object.freeze({ session: Object.freeze(session), account: Object.freeze(account) });
}

const rowsOfOwner = (table: PgTable) =>
  sql`array(select concat(one.ctid, one.xmin) from ${table} as one where one.account_id = ${accounts}.id)`;

/**
 * Which versions of which rows there are. Where a row lies and which transaction wrote it there (`ctid` and `xmin`)
 * stand for what is in it: PostgreSQL writes a changed row to another place.
 */
const version = sql<string>`concat_ws(' ',
  ${sessions}.ctid, ${sessions}.xmin, ${accounts}.ctid, ${accounts}.xmin,
  ${rowsOfOwner(providerLinks)}, ${rowsOfOwner(secondFactors)}, ${rowsOfOwner(passkeys)})`;

const versions = { id: sql<string>`${sessions.id}`, version };
const rows = { ...sessionWithOwner, version };

const ofSessions = (selection: typeof versions | typeof rows) => sql`
  select ${valuesOf(selection)}
  from ${sessions} join ${accounts} on ${accounts.id} = ${sessions.accountId}
  where ${sessions.id} = any(${sql.placeholder('ids')}::uuid[])`;
