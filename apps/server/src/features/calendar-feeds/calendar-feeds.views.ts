import type { SecretBox } from '../../platform/tokens.ts';
import type { FeedView } from './calendar-feeds.schemas.ts';
import type { FilledFeed } from './calendar-feeds.usecases.ts';

export function toFeedView(
  feed: FilledFeed,
  { publicUrl, secrets }: { publicUrl: string; secrets: SecretBox },
): FeedView {
  const address = new URL(`/feeds/${secrets.open(feed.tokenSealed)}.ics`, publicUrl).href;
  return {
    id: feed.id,
    name: feed.name,
    address,
    webcalAddress: address.replace(/^https?:/, 'webcal:'),
    courseIds: feed.courseIds,
    kinds: feed.kinds,
    classes: feed.classes,
    daysOff: feed.daysOff,
    alarmMinutes: feed.alarmMinutes,
    holds: feed.holds,
    lastFetchedAt: feed.lastFetchedAt?.toISOString() ?? null,
    lastClient: feed.lastClient,
    fetches: feed.fetches,
    createdAt: feed.createdAt.toISOString(),
    version: feed.version,
  };
}
