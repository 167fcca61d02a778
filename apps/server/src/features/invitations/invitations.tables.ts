import { sql } from 'drizzle-orm';
import { pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/columns.ts';
import { ROLES } from '../../platform/http/types.ts';
import { workspaces } from '../workspaces/workspaces.tables.ts';

export const invitations = pgTable(
  'invitations',
  {
    id: uuid().primaryKey(),
    workspaceId: uuid()
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    /** In lower case. */
    email: text().notNull(),
    role: text({ enum: ROLES }).notNull(),
    /** SHA-256 of the token in the mail; the token itself is nowhere. */
    tokenHash: text().notNull().unique(),
    invitedBy: text().notNull(),
    inviterName: text().notNull(),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    acceptedAt: instant(),
  },
  (table) => [
    uniqueIndex('invitations_one_pending').on(table.workspaceId, table.email).where(sql`accepted_at is null`),
  ],
);
