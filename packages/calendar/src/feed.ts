import type { Temporal } from 'temporal-polyfill';
import type { CivilDate, CivilTime } from './civil.ts';
import type { DaysOff, WeeklyPattern } from './recurrence.ts';
import type { Repeat } from './repeat.ts';

/** What every entry of a feed has. */
export interface FeedEntry {
  /** Never changes while the thing is the same; calendars know it again by this. */
  uid: string;
  /** Counts the changes of its time or place, from 0. */
  sequence?: number;
  /** When it was last changed; the feed's own `stamp` where unknown. */
  changedAt?: Temporal.Instant;
  title: string;
  notes?: string;
  /** Page of the product that shows it. */
  url?: string;
  /** Such as the course's code. */
  category?: string;
  /** Further words it is found by. */
  labels?: readonly string[];
  /** What only we read back, by names that begin with `X-`. */
  marks?: Readonly<Record<`X-${string}`, string>>;
}

/** Something due, or an exam or talk that takes place. */
export interface FeedTask extends FeedEntry {
  dueOn: CivilDate;
  dueTime?: CivilTime;
  /** Last day and time of an exam or of the window in which to hand in. */
  endsOn?: CivilDate;
  endTime?: CivilTime;
  /** `true` for what happens at its time, such as an exam. A deadline without a time is at 11:59 pm, such a thing takes all day. */
  takesPlace?: boolean;
  /** IANA zone of the course; the feed's own where unknown. */
  timeZone?: string;
  location?: string;
  /** How long before its start a calendar reminds of it; not at all when left out. */
  alarmMinutes?: number;
  /** How it comes back on the days after this one. */
  repeats?: FeedRepeat;
}

/** A task whose place in a series is known. */
export interface FeedRepeat {
  repeat: Repeat;
  /** The day of the series that the task stands for, wherever it was moved since. */
  on: CivilDate;
  /** The day that a monthly repeat counts from; `on` where left out. */
  anchor?: CivilDate;
  /** What every day of the series is like, due on `on`, where the task itself was changed. */
  usual?: FeedTask;
}

/** A class that meets every week; without a start it takes all day. */
export interface FeedMeeting extends FeedEntry, WeeklyPattern {
  start?: CivilTime;
  end?: CivilTime;
  timeZone?: string;
  location?: string;
}

/** Days without class. */
export interface FeedDayOff extends FeedEntry, DaysOff {}

export interface Feed {
  /** As the calendar app shows it. */
  name: string;
  /**
   * IANA zone of the person who reads it. Where nobody knows it, times are written without one, as RFC 5545 calls
   * floating: a calendar shows them as they were said, wherever it is.
   */
  timeZone?: string;
  /** The moment the feed is written for; passed in, so that the same plan gives the same text. */
  stamp: Temporal.Instant;
  tasks?: readonly FeedTask[];
  meetings?: readonly FeedMeeting[];
  daysOff?: readonly FeedDayOff[];
  /** How often apps are asked to look again. */
  refreshMinutes?: number;
}
