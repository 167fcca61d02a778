import { z } from 'zod';
import { type Clock, daysAgo } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import type { Account } from '../../platform/http/types.ts';
import { defineJob } from '../../platform/jobs/jobs.ts';
import type { Live } from '../../platform/live/live.ts';
import { type PageOf, readCursor, toPage } from '../../platform/pages.ts';
import {
  countUnread,
  deleteNotificationsBefore,
  type ListedNotification,
  markRead,
  markUnread,
  selectNotifications,
} from './notifications.repository.ts';

export interface NotificationDeps {
  db: Database;
  clock: Clock;
  live: Pick<Live, 'announce'>;
  workspacesOf: (db: Database, accountId: string) => Promise<string[]>;
  /** Tells of invitations that came before the account, or while nobody could tell whose address it was. */
  tellOfInvitations: (account: Account) => Promise<void>;
}

type Own = NotificationDeps & { account: Account };

export async function listNotifications({
  db,
  account,
  query,
}: Own & { query: { unread: boolean; limit: number; cursor?: string | undefined } }): Promise<
  PageOf<ListedNotification>
> {
  const rows = await selectNotifications(db, {
    accountId: account.id,
    isUnread: query.unread,
    before: readCursor(query.cursor, z.uuid()),
    limit: query.limit + 1,
  });
  return toPage(rows, { limit: query.limit, cursorOf: ({ id }) => id });
}

export async function summarizeNotifications({ db, account, tellOfInvitations }: Own) {
  await tellOfInvitations(account);
  return { unread: await countUnread(db, account.id) };
}

interface Read {
  ids?: string[] | undefined;
  upTo?: string | undefined;
  by?: string | undefined;
}

/** Marks as read; the other pages of the person count anew. */
export async function readNotifications({ ids, upTo, by, ...own }: Own & Read): Promise<{ ids: string[] }> {
  const { db, clock, account } = own;
  const marked = await markRead(db, { accountId: account.id, ids, upTo, at: clock.now() });
  if (marked.length > 0) await announce(own);
  return { ids: marked };
}

export async function unreadNotifications({ ids, ...own }: Own & { ids: string[] }): Promise<void> {
  if (ids.length > 0) await markUnread(own.db, { accountId: own.account.id, ids });
  await announce(own);
}

async function announce({ db, live, account, workspacesOf }: Own): Promise<void> {
  for (const workspaceId of await workspacesOf(db, account.id))
    await live.announce({ workspaceId, what: 'notifications', to: account.id });
}

export const tidyJob = defineJob<Record<string, never>>('notifications-tidy');

const KEEP_READ_DAYS = 60;
const KEEP_DAYS = 180;

export function forgetOldNotifications({ db, clock }: Pick<NotificationDeps, 'db' | 'clock'>): Promise<void> {
  return deleteNotificationsBefore(db, {
    read: daysAgo(KEEP_READ_DAYS, clock),
    any: daysAgo(KEEP_DAYS, clock),
  });
}
