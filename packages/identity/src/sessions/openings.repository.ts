import { type SQL, sql } from 'drizzle-orm';
import { accounts } from '../accounts/accounts.tables.ts';
import type { Account } from '../accounts/accounts.types.ts';
import { auditEvents } from '../audit/audit.tables.ts';
import { inBatches } from '../database/batches.ts';
import type { Database } from '../database/database.ts';
import { columnsOf, toJsonRow } from '../database/rows.ts';
import { prepareStatement } from '../database/statement.ts';
import { CredentialTooOld, EmailExists } from '../wire/errors.ts';
import { familiarSince } from './places.repository.ts';
import type { Session } from './sessions.rows.ts';
import { refreshTokens, sessions } from './sessions.tables.ts';

export interface Opening {
  /** As it was when its owner proved who they are; for a first session, as it shall be. */
  account: Account;
  session: Session;
  token: typeof refreshTokens.$inferInsert;
  /** What the audit log shall say that the person did; nothing when it is told in some other way. */
  action: string | undefined;
}

interface Opened {
  /** The session. */
  id: string;
  before: string[];
}

/**
 * Keeps new sessions, each with its first refresh token and its line in the audit log, all of it or nothing: those of
 * everybody who is let in at the time in one statement.
 */
export function prepareOpenings(db: Database) {
  const openAll = prepareStatement<Opened>(db, 'identity_open_sessions', openings(OWNERS));
  const openFirst = prepareStatement<Opened>(db, 'identity_open_first_sessions', openings(NEWCOMERS));
  return {
    /**
     * Opens a session. Answers the user agents with which the owner has lately signed in from the same network address:
     * this one alone where it is among them. Throws `CREDENTIAL_TOO_OLD_LOGIN_AGAIN` when the credentials were changed
     * after `account` was read: what was proven may be the old password.
     */
    open: opener(openAll, toRecord, CredentialTooOld),

    /** Makes an account together with its first session. Throws `EMAIL_EXISTS` when another has the address. */
    openFirst: opener(openFirst, toFirstRecord, EmailExists),
  };
}

function opener(
  open: (values: { openings: string }) => Promise<Opened[]>,
  toRow: (opening: Opening) => object,
  Refusal: () => Error,
): (opening: Opening) => Promise<string[]> {
  const openTogether = async (asked: readonly Opening[]) => {
    // Rows are written in the order of their owners, or two processes could wait for each other.
    const inOrder = asked.toSorted((one, other) => (one.account.id < other.account.id ? -1 : 1));
    const opened = await open({ openings: JSON.stringify(inOrder.map(toRow)) });
    const before = new Map(opened.map((one) => [one.id, one.before]));
    return asked.map(({ session }) => before.get(session.id));
  };
  const openOne = inBatches(openTogether);
  return async (opening) => {
    const before = await openOne(opening);
    if (!before) throw Refusal();
    return before;
  };
}

/** Owners whose credentials are still those that were proven. */
const OWNERS = sql`
  update ${accounts} as account set last_sign_in_at = given.authenticated_at from given
  -- named apart, so that PostgreSQL sees at once that it need not read the whole table
  where account.id = any(array(select account_id from given))
    and account.id = given.account_id and account.valid_since = given.valid_since
  returning account.id`;

const NEWCOMERS = sql`
  insert into ${accounts} (${columnsOf(accounts)})
  select ${columnsOf(accounts, 'newcomer')} from given, json_populate_record(null::${accounts}, given.owner) as newcomer
  on conflict (email) do nothing
  returning id`;

/** Sessions that the owner has lately opened from the same network address. */
const LATELY = sql`
  from ${sessions} as lately
  where lately.account_id = given.account_id and lately.network = given.network
    and lately.authenticated_at > given.since`;

const openings = (owners: SQL): SQL => sql`
  with given as materialized (
    select session.*, opening.* from json_to_recordset(${sql.placeholder('openings')}::json) as opening (
      session json, owner json, valid_since timestamptz, digest text, expires_at timestamptz, action text, since timestamptz
    ), json_populate_record(null::${sessions}, opening.session) as session
  ), owners as (
    ${owners}
  ), opened as (
    insert into ${sessions} (${columnsOf(sessions)})
    select ${columnsOf(sessions, 'given')} from given join owners on owners.id = given.account_id
    returning id
  ), kept as (
    insert into ${refreshTokens} (digest, session_id, expires_at)
    select given.digest, given.id, given.expires_at from given join opened using (id)
  ), noted as (
    insert into ${auditEvents} (at, action, outcome, account_id, session_id, address, user_agent)
    select given.authenticated_at, given.action, 'ok', given.account_id, given.id, given.address, given.user_agent
    from given join opened using (id) where given.action is not null
  )
  select given.id, case
    when exists (select ${LATELY} and lately.user_agent = given.user_agent) then array[given.user_agent]
    else array(select distinct lately.user_agent ${LATELY})
  end as before
  from given join opened using (id)`;

function toRecord({ account, session, token, action }: Opening) {
  return {
    session: toJsonRow(sessions, session),
    valid_since: account.validSince,
    digest: token.digest,
    expires_at: token.expiresAt,
    action,
    since: familiarSince(session.authenticatedAt),
  };
}

const toFirstRecord = (opening: Opening) => ({
  ...toRecord(opening),
  owner: toJsonRow(accounts, opening.account),
});
