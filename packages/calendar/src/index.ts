export {
  buildFeed,
  type DraftEntry,
  draftFeed,
  type FeedDraft,
  type Revision,
  writeFeed,
} from './build-feed.ts';
export {
  type CivilDate,
  type CivilTime,
  dueAt,
  END_OF_DAY,
  eachDay,
  isTimeZone,
  parseDate,
  parseTime,
  toPlainDate,
  zonedAt,
} from './civil.ts';
export type { Feed, FeedDayOff, FeedEntry, FeedMeeting, FeedRepeat, FeedTask } from './feed.ts';
export {
  type DaysOff,
  excludedDates,
  meetingDates,
  type Recurrence,
  recurrenceOf,
  type WeeklyPattern,
} from './recurrence.ts';
export { movedRepeat, nextOccurrence, occurrencesIn, type Repeat } from './repeat.ts';
export { dayInWeek, isInTerm, type Term, weekOfTerm } from './term.ts';
export { timeZoneComponent } from './time-zone-component.ts';
export { startOfWeek, WEEKDAYS, type Weekday, weekdayOf } from './weekday.ts';
