import { type Clock, HOUR_MS } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import type { Account } from '../../platform/http/types.ts';
import { newId } from '../../platform/ids.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import { takeTurn } from '../../platform/turns.ts';
import { TooManyTickets } from './support.errors.ts';
import { countTicketsSince, insertTicket } from './support.repository.ts';
import { letterToOperator, letterToPerson, newReference } from './support.rules.ts';
import type { TicketCreate, TicketView } from './support.schemas.ts';

const MOST_PER_HOUR = 5;

export interface SupportDeps {
  db: Database;
  clock: Clock;
  mailer: Mailer;
  /** The address of whoever runs this server. */
  operatorMail: string;
  nameOf: (account: Account) => Promise<string>;
}

/**
 * Keeps a message as a ticket and mails it, to whoever runs the server and as a copy to who wrote it. An address that
 * nobody has confirmed may be anybody's: it gets no words of a stranger.
 */
export async function openTicket({
  db,
  clock,
  mailer,
  operatorMail,
  nameOf,
  account,
  ticket,
}: SupportDeps & { account: Account; ticket: TicketCreate }): Promise<TicketView> {
  const { id: accountId, email, emailVerified: isCopied } = account;
  const now = clock.now();
  const since = new Date(now.getTime() - HOUR_MS);
  const reference = newReference();
  const written = { ...ticket, reference, email, name: await nameOf(account) };
  await db.transaction(async (tx) => {
    await takeTurn(tx, 'support tickets', accountId);
    if ((await countTicketsSince(tx, { accountId, since })) >= MOST_PER_HOUR) throw new TooManyTickets();
    await insertTicket(tx, { ...ticket, id: newId(), reference, accountId, email, createdAt: now });
    await mailer.deliver(letterToOperator(written, operatorMail), { tx });
    if (isCopied) await mailer.deliver(letterToPerson(written), { tx });
  });
  return { reference, email, isCopied };
}
