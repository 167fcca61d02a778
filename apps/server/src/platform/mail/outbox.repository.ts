import { desc, eq, lt, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../database.ts';
import type { Mail } from './mailer.ts';
import { outbox } from './outbox.tables.ts';

export interface KeptMail extends Mail {
  id: string;
  createdAt: Date;
}

export interface Outbox {
  add(mail: KeptMail, tx?: Transaction): Promise<void>;
  find(id: string): Promise<KeptMail | undefined>;
  newest(limit: number): Promise<KeptMail[]>;
  remove(id: string): Promise<void>;
  noteFailure(id: string, error: string): Promise<void>;
  removeBefore(instant: Date): Promise<void>;
  removeTo(address: string): Promise<void>;
}

export function createOutbox(db: Database): Outbox {
  return {
    async add({ to, ...mail }, tx) {
      await (tx ?? db).insert(outbox).values({ ...mail, recipient: to });
    },
    async find(id) {
      const [row] = await db.select().from(outbox).where(eq(outbox.id, id));
      return row && toKeptMail(row);
    },
    async newest(limit) {
      const rows = await db
        .select()
        .from(outbox)
        .orderBy(desc(outbox.createdAt), desc(outbox.id))
        .limit(limit);
      return rows.map(toKeptMail);
    },
    async remove(id) {
      await db.delete(outbox).where(eq(outbox.id, id));
    },
    async noteFailure(id, lastError) {
      await db
        .update(outbox)
        .set({ attempts: sql`${outbox.attempts} + 1`, lastError })
        .where(eq(outbox.id, id));
    },
    async removeTo(address) {
      await db.delete(outbox).where(eq(outbox.recipient, address));
    },
    async removeBefore(instant) {
      await db.delete(outbox).where(lt(outbox.createdAt, instant));
    },
  };
}

function toKeptMail({
  id,
  recipient,
  subject,
  text,
  html,
  kind,
  createdAt,
}: typeof outbox.$inferSelect): KeptMail {
  return { id, to: recipient, subject, text, ...(html !== null && { html }), kind, createdAt };
}
