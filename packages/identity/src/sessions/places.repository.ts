import { sql } from 'drizzle-orm';
import { toAccount, wholeAccount } from '../accounts/accounts.rows.ts';
import { accounts } from '../accounts/accounts.tables.ts';
import type { Account } from '../accounts/accounts.types.ts';
import { secondsAfter } from '../clock.ts';
import { inBatches } from '../database/batches.ts';
import type { Database } from '../database/database.ts';
import { valuesOf } from '../database/rows.ts';
import { prepareSelect } from '../database/statement.ts';
import { networkOf } from '../limits/network.rules.ts';
import { sessions } from './sessions.tables.ts';

/** How long a place counts as one the owner signs in from. */
const FAMILIAR_SECONDS = 90 * 86_400;

export const familiarSince = (now: Date): Date => secondsAfter(now, -FAMILIAR_SECONDS);

export interface Visitor {
  /** Whose address it is. */
  account: Account | undefined;
  /** Whether its owner has lately signed in from this network address. */
  isFamiliar: boolean;
}

export type Places = ReturnType<typeof createPlacesRepository>;

interface Asked {
  email: string;
  network: string;
  now: Date;
}

/** Where people have signed in from. */
export function createPlacesRepository(db: Database) {
  const find = prepareSelect(db, 'identity_visitors', visitor, whoComes);

  async function recogniseAll(asked: readonly Asked[]): Promise<Visitor[]> {
    const found = await find({
      emails: [...new Set(asked.map(({ email }) => email))],
      networks: JSON.stringify([...new Set(asked.map(({ network }) => network))]),
      since: familiarSince(new Date(Math.min(...asked.map(({ now }) => now.getTime())))),
    });
    const byEmail = new Map(found.map((row) => [row.account.email, { ...row, account: toAccount(row) }]));
    return asked.map(({ email, network }) => {
      const { account, networks = [] } = byEmail.get(email) ?? {};
      return { account, isFamiliar: networks.includes(network) };
    });
  }
  const recogniseOne = inBatches(recogniseAll, { atOnce: 2 });

  return {
    /** Who it may be that comes from a network address and names an e-mail address. */
    recognise: (email: string, address: string, now: Date): Promise<Visitor> =>
      recogniseOne({ email, network: networkOf(address), now }),
  };
}

const visitor = {
  ...wholeAccount,
  /** Of the networks that were asked about, those from which the owner has signed in: one session of each is read. */
  networks: sql<string[]>`array(
    select asked.network from json_array_elements_text(${sql.placeholder('networks')}::json) as asked(network)
    cross join lateral (
      select from ${sessions} as session
      where session.account_id = ${accounts}.id and session.network = asked.network
        and session.authenticated_at > ${sql.placeholder('since')}::timestamptz
      limit 1
    ) as lately
  )`,
};

/**
 * For an address that nobody has, the account of the next one in the alphabet is read, and thrown away: the work is the
 * same whether or not somebody has the address, so that the time it takes does not tell.
 */
const nearest = sql`(
  (select email from ${accounts} where email >= asked.email order by email limit 1)
  union all
  (select email from ${accounts} where email < asked.email order by email desc limit 1)
  limit 1
)`;

const whoComes = sql`
  select ${valuesOf(visitor)} from ${accounts}
  where ${accounts.email} = any(array(
    select ${nearest} from unnest(${sql.placeholder('emails')}::text[]) as asked(email)
  ))`;
