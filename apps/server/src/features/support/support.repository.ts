import { and, count, eq, gt } from 'drizzle-orm';
import type { Queryable } from '../../platform/database.ts';
import { supportTickets } from './support.tables.ts';

export async function insertTicket(db: Queryable, ticket: typeof supportTickets.$inferInsert): Promise<void> {
  await db.insert(supportTickets).values(ticket);
}

export async function countTicketsSince(
  db: Queryable,
  { accountId, since }: { accountId: string; since: Date },
): Promise<number> {
  const [row] = await db
    .select({ tickets: count() })
    .from(supportTickets)
    .where(and(eq(supportTickets.accountId, accountId), gt(supportTickets.createdAt, since)));
  return row?.tickets ?? 0;
}

export async function deleteTicketsOf(db: Queryable, { accountId }: { accountId: string }): Promise<void> {
  await db.delete(supportTickets).where(eq(supportTickets.accountId, accountId));
}
