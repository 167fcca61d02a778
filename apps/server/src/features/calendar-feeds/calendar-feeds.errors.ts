import { defineError } from '../../platform/errors.ts';

export const FeedNotFound = defineError('calendar-feed/not-found', 404, 'That calendar feed does not exist.');
export const TooManyFeeds = defineError(
  'calendar-feed/too-many',
  409,
  'There are enough feeds already. Delete one first.',
);
export const FetchedTooOften = defineError(
  'calendar-feed/fetched-too-often',
  429,
  'This calendar was fetched too often.',
);
