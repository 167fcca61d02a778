import { sql } from 'drizzle-orm';
import { wholeAccount } from '../accounts/accounts.rows.ts';
import { accounts } from '../accounts/accounts.tables.ts';
import { inBatches } from '../database/batches.ts';
import type { Database } from '../database/database.ts';
import { columnsNamed, namesOf, type RowOf, valuesOf } from '../database/rows.ts';
import { prepareSelect } from '../database/statement.ts';
import { refreshTokens, sessions } from './sessions.tables.ts';

export interface Presentation {
  digest: string;
  /** What takes its place. */
  nextDigest: string;
  /** When the next one is dead if it is not used. */
  idleEnd: Date;
  now: Date;
}

/** As much as a refresh judges by and writes into its tokens. */
const selection = {
  token: columnsNamed(refreshTokens, 'digest', 'expiresAt', 'usedAt'),
  session: columnsNamed(
    sessions,
    'id',
    'signInProvider',
    'secondFactor',
    'extraClaims',
    'authenticatedAt',
    'endsAt',
    'revokedAt',
  ),
  account: columnsNamed(
    accounts,
    'id',
    'email',
    'emailVerified',
    'displayName',
    'photoUrl',
    'disabled',
    'customClaims',
    'validSince',
  ),
  links: wholeAccount.links,
  /** Whether the token is unused and nothing stands in its way. */
  isRotated: sql<boolean>`(${refreshTokens.usedAt} is null and ${refreshTokens.expiresAt} > asked.now
    and ${sessions.revokedAt} is null and ${sessions.endsAt} > asked.now
    and not ${accounts.disabled} and ${sessions.authenticatedAt} >= ${accounts.validSince})`,
};

export type PresentedToken = ReturnType<typeof toPresented>;

/**
 * Finds refresh tokens with their sessions and owners and, where a token is unused and everything stands, spends it: all in
 * one statement for everybody who asks at the time. What is found is as it was before. Sessions are locked in the order
 * of their ids, or two processes could wait for each other.
 */
export function preparePresentations(
  db: Database,
): (presented: Presentation) => Promise<PresentedToken | undefined> {
  const statement = prepareSelect(
    db,
    'identity_present_refresh_tokens',
    selection,
    sql`
      with asked as (
        select digest, next_digest, to_timestamp(idle_end) as idle_end, to_timestamp(now) as now
        from json_to_recordset(${sql.placeholder('asked')}::json)
          as asked(digest text, next_digest text, idle_end float, now float)
      ), found (${namesOf(selection)}, next_digest, until, now) as materialized (
        select ${valuesOf(selection)}, asked.next_digest, least(asked.idle_end, ${sessions.endsAt}), asked.now
        from ${refreshTokens}
        join ${sessions} on ${sessions.id} = ${refreshTokens.sessionId}
        join ${accounts} on ${accounts.id} = ${sessions.accountId}
        join asked on asked.digest = ${refreshTokens.digest}
        -- named beside those who ask, so that PostgreSQL sees at once that it need not read the whole table
        where ${refreshTokens.digest} = any(${sql.placeholder('digests')}::text[])
        order by ${sessions.id} for no key update of ${sql.identifier('sessions')}
      ), touched as (
        update ${sessions} as session set last_used_at = found.now
        from found where found."isRotated" and session.id = found."session.id"
      ), spent as (
        -- the first use counts: a sibling of a parallel tab must not open the reuse window anew
        update ${refreshTokens} as token set used_at = coalesce(token.used_at, found.now)
        from found where found."isRotated" and token.digest = found."token.digest"
      ), kept as (
        insert into ${refreshTokens} (digest, session_id, expires_at)
        select next_digest, "session.id", until from found where "isRotated"
      )
      select ${namesOf(selection)} from found`,
  );

  const present = async (presented: readonly Presentation[]) => {
    const rows = await statement({
      asked: JSON.stringify(presented.map(toRecord)),
      digests: presented.map(({ digest }) => digest),
    });
    const byDigest = new Map(rows.map((row) => [row.token.digest, toPresented(row)]));
    return presented.map(({ digest }) => byDigest.get(digest));
  };
  return inBatches(present);
}

/** `isRotated`: whether the token was plainly good, and the next one has taken its place already. */
const toPresented = ({ token, session, account, links, isRotated }: RowOf<typeof selection>) => ({
  token,
  session,
  account: Object.assign(account, { links }),
  isRotated,
});

const toRecord = ({ digest, nextDigest, idleEnd, now }: Presentation) => ({
  digest,
  next_digest: nextDigest,
  idle_end: idleEnd.getTime() / 1000,
  now: now.getTime() / 1000,
});
