import { and, desc, eq, gte, isNull, lt, or, sql } from 'drizzle-orm';
import type { Account } from '../accounts/accounts.types.ts';
import { inBatches } from '../database/batches.ts';
import type { Database } from '../database/database.ts';
import { prepareStatement } from '../database/statement.ts';
import type { SecretBox } from '../secret-box.ts';
import { auditEvents } from './audit.tables.ts';

export type AuditEvent = typeof auditEvents.$inferSelect;
export type AuditLog = ReturnType<typeof createAuditRepository>;

interface NewEvent extends Omit<typeof auditEvents.$inferInsert, 'id' | 'emailFingerprint'> {
  /** The address that was named; kept as a keyed fingerprint. */
  email?: string | undefined;
}

interface Page {
  limit: number;
  /** The `id` of the last event of the page before. */
  before?: number | undefined;
}

export function createAuditRepository(db: Database, secretBox: SecretBox) {
  const fingerprintOf = (email: string) => secretBox.fingerprint('audit', email);

  /** Whoever was refused before an account was looked up named an address only: it is the owner's business too. */
  const namesOnly = (email: string) =>
    and(isNull(auditEvents.accountId), eq(auditEvents.emailFingerprint, fingerprintOf(email)));

  const write = prepareStatement(
    db,
    'identity_audit',
    sql`
      insert into ${auditEvents} (at, action, outcome, account_id, session_id, email_fingerprint, address, user_agent)
      select at, action, outcome, "accountId", "sessionId", "emailFingerprint", address, "userAgent"
      from json_to_recordset(${sql.placeholder('events')}::json) as event (
        at timestamptz, action text, outcome text, "accountId" text, "sessionId" uuid, "emailFingerprint" text,
        address text, "userAgent" text
      )`,
  );
  const add = inBatches(
    async (events: readonly (typeof auditEvents.$inferInsert)[]) => {
      await write({ events: JSON.stringify(events) });
      return events.map(() => undefined);
    },
    { atOnce: 2 },
  );

  return {
    add: ({ email, ...event }: NewEvent): Promise<void> =>
      add({ ...event, emailFingerprint: email && fingerprintOf(email) }),

    /** What happened around an account since it was made, the newest first. */
    listOf: (
      { id, email, createdAt }: Pick<Account, 'id' | 'email' | 'createdAt'>,
      { limit, before }: Page,
    ): Promise<AuditEvent[]> =>
      db
        .select()
        .from(auditEvents)
        .where(
          and(
            or(
              eq(auditEvents.accountId, id),
              email ? and(namesOnly(email), gte(auditEvents.at, createdAt)) : undefined,
            ),
            before === undefined ? undefined : lt(auditEvents.id, before),
          ),
        )
        .orderBy(desc(auditEvents.id))
        .limit(limit),

    purge: (before: Date) => db.delete(auditEvents).where(lt(auditEvents.at, before)),

    /** What happened stays known, but not where the person was. */
    forgetPerson: (accountId: string, email: string | null) =>
      db
        .update(auditEvents)
        .set({ address: '', userAgent: '', emailFingerprint: null })
        .where(or(eq(auditEvents.accountId, accountId), email ? namesOnly(email) : undefined)),
  };
}
