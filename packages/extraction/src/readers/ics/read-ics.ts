import ICAL from 'ical.js';
import { addDays, toIso } from '../../dates/civil.ts';
import type { CalendarEntry, Document } from '../../document.ts';
import { UnreadableDocument } from '../../errors.ts';
import { checkTextLength, type Limits } from '../../limits.ts';
import { buildDocument, type DraftBlock, plainLine } from '../build-document.ts';
import { inZone, isTimeZone, type Moment, momentOf, readMoment } from './moment.ts';
import { type Component, parameterOf, propertiesOf, propertyOf, textOf } from './properties.ts';
import { ruleOf } from './rule.ts';

/** Of one file. A calendar of a course has tens. */
const MOST_ENTRIES = 5_000;

/**
 * Reads a calendar file (RFC 5545). Its events and to-dos are stated to the minute, so they are kept as `calendar`
 * beside the lines that show them; nothing has to be guessed from words.
 *
 * @throws {UnreadableDocument} `broken` for what is no calendar, `empty` for one without events, `too-long`.
 */
export function readIcs(source: string, limits: Limits): Document {
  checkTextLength(source.length, limits);
  const calendars = parse(source);
  const parts = calendars.flatMap(([, , components]) => components);
  const timeZone = zoneOf(calendars, parts);
  const drafts = parts
    .filter(([name]) => name === 'vevent' || name === 'vtodo')
    .flatMap((part) => toEntry(part, timeZone) ?? []);
  if (drafts.length === 0) throw new UnreadableDocument('empty', { sentence: NO_EVENTS });
  if (drafts.length > MOST_ENTRIES) throw new UnreadableDocument('too-long');
  const name = calendars.map((calendar) => textOf(calendar, 'x-wr-calname')).find((text) => text !== '');
  const entries = drafts.toSorted((a, b) => dayOf(a).localeCompare(dayOf(b)));
  const blocks: DraftBlock[] = [
    ...(name ? [{ type: 'line' as const, line: plainLine(name, { heading: 1 }) }] : []),
    ...entries.map((entry) => ({ type: 'listItem' as const, line: plainLine(lineOf(entry)), depth: 0 })),
  ];
  const document = buildDocument({ format: 'ics', blocks, metadata: name ? { title: name } : {}, limits });
  const lines = document.pages.flatMap((page) =>
    page.blocks.flatMap((block) => (block.type === 'listItem' ? [block.line] : [])),
  );
  return {
    ...document,
    calendar: {
      ...(timeZone && { timeZone }),
      entries: entries.map((entry, index) => ({
        ...entry,
        start: lines[index]?.start ?? 0,
        text: lineOf(entry),
      })),
    },
  };
}

const NO_EVENTS = 'This calendar has no events. Export it again with the events of the course.';

type Draft = Omit<CalendarEntry, 'start' | 'text'>;
const dayOf = ({ date, time = '' }: Draft) => `${date} ${time}`;

function parse(source: string): Component[] {
  try {
    const parsed: unknown = ICAL.parse(source);
    // One calendar is handed back bare, several as a list.
    const all = (Array.isArray(parsed) && typeof parsed[0] === 'string' ? [parsed] : parsed) as Component[];
    return all.filter(([name]) => name === 'vcalendar');
  } catch (cause) {
    throw new UnreadableDocument('broken', { cause });
  }
}

/** Where the file says so: its own zone, else the one that its events name. */
function zoneOf(calendars: readonly Component[], parts: readonly Component[]): string | undefined {
  const named = calendars.map((calendar) => textOf(calendar, 'x-wr-timezone'));
  const used = parts.flatMap((part) => parameterOf(propertyOf(part, 'dtstart'), 'tzid') ?? []);
  return [...named, ...used].find((zone) => zone !== '' && zone !== 'UTC' && isTimeZone(zone));
}

function toEntry(part: Component, timeZone: string | undefined): Draft | undefined {
  const [name] = part;
  const isTask = name === 'vtodo';
  const from =
    momentOf(propertyOf(part, isTask ? 'due' : 'dtstart')) ?? momentOf(propertyOf(part, 'dtstart'));
  const title = textOf(part, 'summary');
  if (!from || title === '' || textOf(part, 'status') === 'CANCELLED') return undefined;
  const begin = inZone(from, timeZone);
  const end = isTask ? undefined : endOf(part, from, timeZone);
  const rule = ruleOf(propertyOf(part, 'rrule'));
  const location = textOf(part, 'location');
  const recurrenceOf = momentOf(propertyOf(part, 'recurrence-id'));
  return {
    uid: textOf(part, 'uid'),
    title,
    isTask,
    date: begin.date,
    ...(begin.time && { time: begin.time }),
    ...(begin.zone && { zone: begin.zone }),
    ...(end?.date && end.date > begin.date && { endDate: end.date }),
    ...(end?.time && begin.time && { endTime: end.time }),
    ...(location && { location }),
    ...(rule && { repeats: rule }),
    ...(recurrenceOf && { movedFrom: inZone(recurrenceOf, timeZone).date }),
    leftOut: propertiesOf(part, 'exdate').flatMap((property) =>
      property.slice(3).flatMap((value) => {
        const moment = readMoment(value, parameterOf(property, 'tzid'));
        return moment ? [inZone(moment, timeZone).date] : [];
      }),
    ),
  };
}

/** The end of a whole day is the day after it (RFC 5545, 3.6.1); here the last day is meant. */
function endOf(part: Component, from: Moment, timeZone: string | undefined): Moment | undefined {
  const end = momentOf(propertyOf(part, 'dtend'));
  if (!end) return undefined;
  if (from.time) return inZone(end, timeZone);
  const [year = 0, month = 1, day = 1] = end.date.split('-').map(Number);
  return { date: toIso(addDays({ year, month, day }, -1)) };
}

function lineOf({ date, endDate, time, endTime, title, location, repeats }: Draft): string {
  const days = endDate ? `${date} to ${endDate}` : date;
  const times = time ? `, ${time}${endTime ? `–${endTime}` : ''}` : '';
  const again = repeats === undefined ? '' : ' (repeats)';
  return `${days}${times}: ${title}${location ? `, ${location}` : ''}${again}`;
}
