import { and, asc, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database.ts';
import { calendarFeeds } from './calendar-feeds.tables.ts';

export type Feed = typeof calendarFeeds.$inferSelect;
export type NewFeed = typeof calendarFeeds.$inferInsert;
export type FeedChange = Partial<Omit<NewFeed, 'id' | 'workspaceId' | 'accountId' | 'version'>>;

export interface OwnFeeds {
  workspaceId: string;
  accountId: string;
}

const isOwn = ({ workspaceId, accountId }: OwnFeeds) =>
  and(eq(calendarFeeds.workspaceId, workspaceId), eq(calendarFeeds.accountId, accountId));

export const selectFeeds = (db: Queryable, own: OwnFeeds): Promise<Feed[]> =>
  db.select().from(calendarFeeds).where(isOwn(own)).orderBy(asc(calendarFeeds.id));

export async function findFeed(db: Queryable, own: OwnFeeds & { feedId: string }): Promise<Feed | undefined> {
  const [feed] = await db
    .select()
    .from(calendarFeeds)
    .where(and(isOwn(own), eq(calendarFeeds.id, own.feedId)));
  return feed;
}

export async function findFeedByToken(db: Queryable, tokenHash: string): Promise<Feed | undefined> {
  const [feed] = await db.select().from(calendarFeeds).where(eq(calendarFeeds.tokenHash, tokenHash));
  return feed;
}

export async function insertFeed(db: Queryable, feed: NewFeed): Promise<Feed> {
  const [inserted] = await db.insert(calendarFeeds).values(feed).returning();
  if (!inserted) throw new Error('an insert answers with its row');
  return inserted;
}

/** Undefined when there is no such feed, or when it has moved on from `version`. */
export async function updateFeed(
  db: Queryable,
  own: OwnFeeds & { feedId: string; version?: number },
  change: FeedChange,
): Promise<Feed | undefined> {
  const [feed] = await db
    .update(calendarFeeds)
    .set({ ...change, version: sql`${calendarFeeds.version} + 1` })
    .where(
      and(
        isOwn(own),
        eq(calendarFeeds.id, own.feedId),
        own.version === undefined ? undefined : eq(calendarFeeds.version, own.version),
      ),
    )
    .returning();
  return feed;
}

export async function recordFetch(
  db: Queryable,
  { feedId, at, client }: { feedId: string; at: Date; client: string },
): Promise<void> {
  await db
    .update(calendarFeeds)
    .set({ lastFetchedAt: at, lastClient: client, fetches: sql`${calendarFeeds.fetches} + 1` })
    .where(eq(calendarFeeds.id, feedId));
}

export async function deleteFeed(db: Queryable, own: OwnFeeds & { feedId: string }): Promise<boolean> {
  const gone = await db
    .delete(calendarFeeds)
    .where(and(isOwn(own), eq(calendarFeeds.id, own.feedId)))
    .returning({ id: calendarFeeds.id });
  return gone.length > 0;
}

/** Of one workspace, or of all when the account goes. */
export async function deleteFeedsOf(
  db: Queryable,
  { accountId, workspaceId }: { accountId: string; workspaceId?: string },
): Promise<void> {
  await db
    .delete(calendarFeeds)
    .where(
      and(
        eq(calendarFeeds.accountId, accountId),
        workspaceId ? eq(calendarFeeds.workspaceId, workspaceId) : undefined,
      ),
    );
}
