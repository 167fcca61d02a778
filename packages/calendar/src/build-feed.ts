import ical, { ICalCalendarMethod } from 'ical-generator';
import { Temporal } from 'temporal-polyfill';
import { zonedAt } from './civil.ts';
import type { Feed } from './feed.ts';
import { eventsOf, type FeedEvent, timesOf } from './feed-events.ts';
import { escapeText, printable } from './text.ts';
import { timeZoneComponent } from './time-zone-component.ts';

const HOUR_MINUTES = 60;

/** Everything that a feed holds, before it is written. */
export interface FeedDraft {
  feed: Feed;
  events: readonly FeedEvent[];
  /** By the names of the entries. */
  entries: ReadonlyMap<string, DraftEntry>;
}

export interface DraftEntry extends Revision {
  /** When and where it takes place: another text exactly when a calendar has to move it. */
  times: string;
}

/** How often an entry was moved, and when it was last changed. */
export interface Revision {
  sequence: number;
  changedAt: Temporal.Instant;
}

/**
 * Writes an iCalendar text that calendar apps can subscribe to: deadlines, exams, weekly classes and days off.
 * The same feed gives the same text, whenever and wherever it is written.
 *
 * @throws {RangeError} for an unknown time zone or a malformed day or time.
 * @example
 * buildFeed({
 *   name: 'Spring 2027',
 *   timeZone: 'America/New_York',
 *   stamp: Temporal.Instant.from('2026-11-20T12:00:00Z'),
 *   tasks: [{ uid: 'essay-1@syllabi', title: 'Essay 1', dueOn: '2027-02-12' }],
 * }) // 'BEGIN:VCALENDAR\r\n…DTSTART;TZID=America/New_York:20270212T235900\r\n…'
 * @see https://www.rfc-editor.org/rfc/rfc5545 and https://www.rfc-editor.org/rfc/rfc7986
 */
export const buildFeed = (feed: Feed): string => writeFeed(draftFeed(feed));

/**
 * What `writeFeed` writes. In between, whoever remembers what the feed told before can count what moved since: also
 * where nothing changed but the zone that its times are in.
 */
export function draftFeed(feed: Feed): FeedDraft {
  const events = eventsOf(feed);
  const entries = new Map<string, DraftEntry>();
  for (const event of events) {
    const times = [entries.get(event.id)?.times, timesOf(event)].filter(Boolean).join('\n');
    entries.set(event.id, { times, sequence: event.sequence, changedAt: event.stamp });
  }
  return { feed, events, entries };
}

/** Entries have the revisions that are given, by their names, or else their own. */
export function writeFeed(
  { feed, events }: FeedDraft,
  revisions: ReadonlyMap<string, Revision> = new Map(),
): string {
  const { name, timeZone, refreshMinutes = HOUR_MINUTES } = feed;
  const span = spanOf(events, feed);
  const calendar = ical({
    name: escapeText(printable(name)), // the library writes the name as it is
    prodId: '//Syllabi//Syllabi//EN',
    method: ICalCalendarMethod.PUBLISH,
    ttl: refreshMinutes * 60,
    // Given a zone of its own, the library writes local times where UTC must stand (DTSTAMP, LAST-MODIFIED).
    timezone: { name: null, generator: (zone) => timeZoneComponent(zone, span) },
    ...(timeZone && { x: { 'X-WR-TIMEZONE': timeZone } }),
  });
  for (const event of events) calendar.createEvent(revised(event, revisions.get(event.id)));
  return calendar.toString();
}

const revised = (event: FeedEvent, revision: Revision | undefined): FeedEvent =>
  revision
    ? { ...event, sequence: revision.sequence, stamp: revision.changedAt, lastModified: revision.changedAt }
    : event;

/** A weekly class goes on for a term; of what repeats without an end this much has its changes of the clocks. */
const YEARS_OF_CLASSES = 1;
const YEARS_OF_REPEATS = 5;

/** From the first start to as long after the last one as anything may go on. */
function spanOf(
  events: readonly FeedEvent[],
  { stamp, timeZone, tasks = [] }: Feed,
): { first: Temporal.Instant; last: Temporal.Instant } {
  const starts = events.map(({ start }) => toInstant(start, timeZone)).sort(Temporal.Instant.compare);
  const [first = stamp, last = stamp] = [starts[0], starts.at(-1)];
  const years = tasks.some(({ repeats }) => repeats) ? YEARS_OF_REPEATS : YEARS_OF_CLASSES;
  return { first, last: last.add({ hours: 24 * 366 * years }) };
}

const toInstant = (start: FeedEvent['start'], timeZone = 'UTC'): Temporal.Instant =>
  start instanceof Temporal.PlainDate ? zonedAt(start, '00:00', timeZone).toInstant() : start.toInstant();
