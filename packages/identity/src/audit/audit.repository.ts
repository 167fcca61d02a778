import { desc, eq, lt } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { auditEvents } from './audit.tables.ts';

export type AuditEvent = typeof auditEvents.$inferSelect;
export type AuditLog = ReturnType<typeof createAuditRepository>;

export function createAuditRepository(db: Database) {
  return {
    add: (event: typeof auditEvents.$inferInsert) => db.insert(auditEvents).values(event),
    /** The newest first. */
    listOf: (accountId: string, limit: number): Promise<AuditEvent[]> =>
      db
        .select()
        .from(auditEvents)
        .where(eq(auditEvents.accountId, accountId))
        .orderBy(desc(auditEvents.id))
        .limit(limit),
    purge: (before: Date) => db.delete(auditEvents).where(lt(auditEvents.at, before)),
    /** What happened stays known, but not where the person was. */
    forgetPerson: (accountId: string) =>
      db
        .update(auditEvents)
        .set({ address: '', userAgent: '', emailFingerprint: null })
        .where(eq(auditEvents.accountId, accountId)),
  };
}
