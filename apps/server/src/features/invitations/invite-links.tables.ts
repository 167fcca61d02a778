import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/columns.ts';
import { workspaces } from '../workspaces/workspaces.tables.ts';
import type { InvitedRole } from './invite-links.schemas.ts';

/** Links that let in whoever has them. */
export const inviteLinks = pgTable(
  'invite_links',
  {
    id: uuid().primaryKey(),
    workspaceId: uuid()
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    role: text().$type<InvitedRole>().notNull(),
    /** SHA-256 of the token, which is shown once and kept nowhere. */
    tokenHash: text().notNull().unique(),
    madeBy: text().notNull(),
    makerName: text().notNull(),
    /** Null: as often as anybody likes. */
    mostUses: integer(),
    uses: integer().notNull().default(0),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
  },
  (table) => [index().on(table.workspaceId)],
);
