import { readCourse } from '../course/read-course.ts';
import { addDays, daysBetween, toIso, weekdayOf } from '../dates/civil.ts';
import type { CalendarEntry, CalendarFile, Document } from '../document.ts';
import type {
  CourseFacts,
  Evidence,
  Extraction,
  Finding,
  FindingKind,
  Meeting,
  Warning,
} from '../extraction.ts';
import { idOf } from '../findings/draft.ts';
import { vocabulary } from '../items/vocabulary.ts';
import { detectLocale } from '../locales/detect.ts';
import type { Locale } from '../locales/locale.ts';
import { civilOf, occurrencesOf } from './occurrences.ts';

interface Options {
  term?: CourseFacts['term'];
}

/** As many findings as a file may become. */
const MOST_FINDINGS = 2_000;
/** An ordinary class meets again and again; work is named, or comes once. */
const FEWEST_MEETINGS = 4;

/** What a calendar file says: the days are stated, only what kind of thing an event is has to be told by its words. */
export function extractCalendar(
  document: Document & { calendar: CalendarFile },
  { term }: Options,
): Extraction {
  const { entries, timeZone } = document.calendar;
  const locale = detectLocale(document.text);
  const moved = new Map(
    entries.flatMap(({ uid, movedFrom }) => (movedFrom ? [[`${uid} ${movedFrom}`, true]] : [])),
  );
  const planned = entries.map((entry) => ({
    entry,
    kind: kindOf(entry, locale),
    days: occurrencesOf(entry, { end: term?.end }).filter((day) => !isMoved(entry, day, moved)),
  }));
  const meetings = planned.filter(isMeeting);
  const seen = new Map<string, number>();
  const findings = planned
    .filter((one) => !isMeeting(one))
    .flatMap(({ entry, kind, days }) => days.map((day) => toFinding({ entry, kind, day, seen })))
    .sort((a, b) => a.date.localeCompare(b.date))
    .slice(0, MOST_FINDINGS);
  const course = courseOf(document, locale);
  const zone = course.timeZone ?? timeZone;
  return {
    language: locale.language,
    course: { ...course, ...(zone && { timeZone: zone }), ...(term && { term }) },
    meetings: meetings.map(({ entry, days }) => toMeeting(entry, days)),
    findings,
    recurring: [],
    undated: [],
    grading: [],
    ledger: findings.map(({ date, evidence: [evidence] }) => ({
      text: date,
      page: 1,
      date,
      outcome: 'finding',
      ...(evidence && { evidence }),
    })),
    warnings: warningsOn(entries),
  };
}

/** What the calendar is called names the course; an event of it never does. */
function courseOf(document: Document, locale: Locale): Omit<CourseFacts, 'term'> {
  const { title: _, ...course } = readCourse(document, locale);
  const name = document.metadata.title?.trim() ?? '';
  if (name === '' || name === course.code || NO_TITLE.test(name)) return course;
  return { ...course, title: readCourse(headOf(document), locale).title ?? name };
}

/** Only what stands above the events. */
const headOf = (document: Document): Document => ({
  ...document,
  pages: document.pages.map((page) => ({
    ...page,
    blocks: page.blocks.filter((block) => block.type !== 'table' && block.line.heading !== undefined),
  })),
});

/** A calendar may be called by its address, or by what every calendar is. */
const NO_TITLE =
  /@|^(?:my |untitled |new )?(?:calendars?|events?|tasks?|schedule|default|home|work|personal)$/iu;

const isMoved = (
  { uid, movedFrom }: CalendarEntry,
  day: string,
  moved: ReadonlyMap<string, unknown>,
): boolean => movedFrom === undefined && moved.has(`${uid} ${day}`);

interface Planned {
  entry: CalendarEntry;
  kind: FindingKind;
  days: string[];
}

const isMeeting = ({ entry, kind, days }: Planned): boolean =>
  kind === 'class' && entry.time !== undefined && days.length >= FEWEST_MEETINGS;

function kindOf({ title, isTask, repeats }: CalendarEntry, locale: Locale): FindingKind {
  const { dayOff, noClass, officeHours, heads, due } = vocabulary(locale);
  if (noClass.test(title) || (dayOff.test(title) && heads(title).length === 0)) return 'holiday';
  if (officeHours.test(title)) return 'class';
  const head = heads(title).at(-1);
  if (head) return head.kind;
  return isTask || due.test(title) ? 'assignment' : repeats === undefined ? 'other' : 'class';
}

interface ToFinding {
  entry: CalendarEntry;
  kind: FindingKind;
  day: string;
  seen: Map<string, number>;
}

function toFinding({ entry, kind, day, seen }: ToFinding): Finding {
  const { title, date, endDate, time, endTime, zone, repeats } = entry;
  const length = endDate ? daysBetween(civilOf(date), civilOf(endDate)) : 0;
  const isKindStated = kind !== 'other' && kind !== 'class';
  return {
    id: idOf(`${kind}|${title.toLowerCase()}|${day}|${entry.text}`, seen),
    kind,
    title,
    date: day,
    ...(length > 0 && { endDate: toIso(addDays(civilOf(day), length)) }),
    ...(time !== undefined && { time }),
    ...(endTime !== undefined && { endTime }),
    confidence: isKindStated ? 0.97 : 0.8,
    evidence: [evidenceOf(entry)],
    assumed: [
      ...(day === date || repeats === undefined ? [] : [{ field: 'date', because: 'the event repeats' }]),
      ...(time !== undefined && zone === 'UTC'
        ? [{ field: 'time', because: 'the calendar tells it in UTC and names no time zone' }]
        : []),
      ...(isKindStated ? [] : [{ field: 'kind', because: 'nothing in the name tells it' }]),
    ],
  };
}

const evidenceOf = ({ start, text }: CalendarEntry): Evidence => ({
  page: 1,
  quote: text,
  span: [start, start + text.length],
});

function toMeeting(entry: CalendarEntry, days: readonly string[]): Meeting {
  const { title, time, endTime, location } = entry;
  return {
    days: [...new Set(days.map((day) => weekdayOf(civilOf(day))))],
    kind: /\blab/i.test(title)
      ? 'lab'
      : /\b(?:discussion|section|tutorial|seminar)/i.test(title)
        ? 'discussion'
        : 'lecture',
    evidence: [evidenceOf(entry)],
    ...(time && { start: time }),
    ...(endTime && { end: endTime }),
    ...(location && { location }),
  };
}

function warningsOn(entries: readonly CalendarEntry[]): Warning[] {
  const unread = entries.filter(({ repeats }) => repeats === 'unread');
  if (unread.length === 0) return [];
  return [
    {
      code: 'rule-not-read',
      message: `${unread.length === 1 ? 'One event repeats' : `${unread.length} events repeat`} in a way that is not read: only the first day of each is here.`,
      evidence: unread.slice(0, 20).map(evidenceOf),
    },
  ];
}
