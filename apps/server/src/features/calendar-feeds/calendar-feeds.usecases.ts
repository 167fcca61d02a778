import { draftFeed, type FeedDraft, type Revision, writeFeed } from '@syllabi/calendar';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Queryable } from '../../platform/database.ts';
import { versionOutdated } from '../../platform/http/versions.ts';
import { newId } from '../../platform/ids.ts';
import { hashToken, newToken, type SecretBox } from '../../platform/tokens.ts';
import { takeTurn } from '../../platform/turns.ts';
import { FeedNotFound, TooManyFeeds } from './calendar-feeds.errors.ts';
import {
  deleteFeed as deleteRow,
  type Feed,
  findFeed,
  findFeedByToken,
  insertFeed,
  type OwnFeeds,
  recordFetch,
  selectFeeds,
  updateFeed,
} from './calendar-feeds.repository.ts';
import { chooseContents, MOST_FEEDS, type PlanForFeed, USUAL_CONTENTS } from './calendar-feeds.rules.ts';
import type { FeedCreate, FeedPatch } from './calendar-feeds.schemas.ts';
import { toFeedView } from './calendar-feeds.views.ts';
import { toCalendarFeed } from './feed-entries.rules.ts';
import { clientOf, tagOf } from './feed-file.rules.ts';
import { saveTold, selectTold } from './told.repository.ts';
import { newsAmong, tellingsOf, toRevision } from './told.rules.ts';

export interface FeedDeps {
  db: Database;
  clock: Clock;
  publicUrl: string;
  secrets: SecretBox;
  readPlan: (query: { workspaceId: string; courseIds?: string[] | undefined }) => Promise<PlanForFeed>;
  /** Throws where the workspace has no such course. */
  requireCourse: (db: Queryable, which: { workspaceId: string; courseId: string }) => Promise<unknown>;
  timeZoneOf: (accountId: string) => Promise<string | null>;
  /** Whether the person is about to delete their account, or suspended: what is theirs is hidden meanwhile. */
  isHidden: (who: { accountId: string; workspaceId: string }) => Promise<boolean>;
}

/** A feed with what it holds right now. */
export interface FilledFeed extends Feed {
  holds: { tasks: number; classes: number; daysOff: number };
}

type Own = FeedDeps & OwnFeeds;

export async function listFeeds({ db, ...own }: Own): Promise<FilledFeed[]> {
  const feeds = await selectFeeds(db, own);
  return Promise.all(feeds.map((feed) => withHoldings(feed, own)));
}

async function withHoldings(feed: Feed, { readPlan }: Pick<FeedDeps, 'readPlan'>): Promise<FilledFeed> {
  const { workspaceId, courseIds } = feed;
  const { tasks, meetings, daysOff } = chooseContents(
    await readPlan({ workspaceId, courseIds: courseIds ?? undefined }),
    feed,
  );
  return { ...feed, holds: { tasks: tasks.length, classes: meetings.length, daysOff: daysOff.length } };
}

export async function createFeed({ contents, ...deps }: Own & { contents: FeedCreate }): Promise<FilledFeed> {
  const { db, clock, secrets, workspaceId, accountId } = deps;
  await requireCourses(deps, contents.courseIds);
  const row = { ...USUAL_CONTENTS, ...contents, ...freshAddress(secrets) };
  const feed = await db.transaction(async (tx) => {
    await takeTurn(tx, 'feeds', workspaceId, accountId);
    if ((await selectFeeds(tx, deps)).length >= MOST_FEEDS) throw new TooManyFeeds();
    return insertFeed(tx, { ...row, id: newId(), workspaceId, accountId, createdAt: clock.now() });
  });
  return withHoldings(feed, deps);
}

async function requireCourses(
  { db, workspaceId, requireCourse }: Own,
  courseIds: string[] | null | undefined,
) {
  for (const courseId of courseIds ?? []) await requireCourse(db, { workspaceId, courseId });
}

function freshAddress(secrets: SecretBox) {
  const token = newToken();
  return { tokenHash: hashToken(token), tokenSealed: secrets.seal(token) };
}

type OneFeed = Own & { feedId: string };

export async function changeFeed({
  version,
  change,
  ...deps
}: OneFeed & { version: number; change: FeedPatch }) {
  await requireCourses(deps, change.courseIds);
  const feed = await updateFeed(deps.db, { ...deps, version }, change);
  if (feed) return withHoldings(feed, deps);
  const current = await withHoldings(await requireFeed(deps), deps);
  throw versionOutdated({ version: current.version, current: toFeedView(current, deps) });
}

async function requireFeed({ db, ...own }: OneFeed): Promise<Feed> {
  const feed = await findFeed(db, own);
  if (!feed) throw new FeedNotFound();
  return feed;
}

/** A new address; whoever had the old one gets nothing any more. */
export async function resetFeedAddress({ db, secrets, ...deps }: OneFeed): Promise<FilledFeed> {
  const feed = await updateFeed(db, deps, {
    ...freshAddress(secrets),
    lastFetchedAt: null,
    lastClient: null,
    fetches: 0,
  });
  if (!feed) throw new FeedNotFound();
  return withHoldings(feed, deps);
}

export async function deleteFeed({ db, ...own }: OneFeed): Promise<void> {
  if (!(await deleteRow(db, own))) throw new FeedNotFound();
}

interface FetchFeed extends FeedDeps {
  token: string;
  userAgent: string | undefined;
}

/** The text of a feed for whoever has its address. */
export async function fetchFeed({ db, clock, token, userAgent, ...deps }: FetchFeed) {
  const feed = await findFeedByToken(db, hashToken(token));
  if (!feed || (await deps.isHidden(feed))) throw new FeedNotFound();
  const { workspaceId, courseIds, accountId } = feed;
  const plan = await deps.readPlan({ workspaceId, courseIds: courseIds ?? undefined });
  const timeZone = await deps.timeZoneOf(accountId);
  const draft = draftFeed(toCalendarFeed({ feed, plan, timeZone, publicUrl: deps.publicUrl }));
  const fetched = { feedId: feed.id, at: clock.now(), client: clientOf(userAgent) };
  const text = writeFeed(draft, await tell(db, { draft, ...fetched }));
  return { text, tag: tagOf(text), name: feed.name };
}

interface Tell {
  draft: FeedDraft;
  feedId: string;
  at: Date;
  client: string;
}

/** Remembers what this fetch is told, and counts what moved since the one before. */
function tell(db: Database, { draft, ...fetched }: Tell): Promise<ReadonlyMap<string, Revision>> {
  return db.transaction(async (tx) => {
    await recordFetch(tx, fetched); // fetches of the same feed wait for each other here
    const told = await selectTold(tx, fetched.feedId);
    const tellings = tellingsOf(draft.entries, { told, now: fetched.at });
    await saveTold(tx, fetched.feedId, newsAmong(tellings, told));
    return new Map(tellings.map((telling) => [telling.uid, toRevision(telling)]));
  });
}
