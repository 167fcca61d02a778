import { findDates } from '../dates/find-dates.ts';
import type { Meeting, Weekday } from '../extraction.ts';
import type { Locale } from '../locales/locale.ts';
import type { Node } from '../structure/outline.ts';
import { evidenceOf, type Passage } from '../text/passage.ts';
import { type DaysInText, findDays } from './days.ts';
import { findHours, findSingleTimes, type Hours, isClassLength, timesOf } from './hours.ts';
import { joinMeetings, type Sighting } from './join-meetings.ts';
import { labelledLocation, locationBehind } from './location.ts';
import { type Subject, subjectOf } from './subject.ts';
import { toUnits, type Unit } from './units.ts';

/** Where nothing says that a time is that of the class, it is only read near the front. */
const FRONT = 60;
const LONGEST_UNIT = 900;
const LONGEST_LABEL = 80;
/** Days, hours and place on lines of their own stand this close together. */
const NEAR_LINES = 4;

/**
 * When and where the class meets, every section and kind of meeting by itself. Office hours, services and
 * examinations are left out; meetings without hours are not returned.
 *
 * @example
 * readMeetings(toOutline(document, { startsAnew: () => false }), english);
 * // [{ days: ['MO', 'WE'], start: '10:10', end: '11:00', kind: 'lecture', location: 'Elm Hall 230', evidence: […] }]
 */
export function readMeetings(nodes: readonly Node[], locale: Locale): Meeting[] {
  const sightings: Sighting[] = [];
  let label: Subject | undefined;
  let pending: Pending = {};
  toUnits(nodes, locale).forEach((unit, at) => {
    const { text } = unit.passage;
    const found = text.length > LONGEST_UNIT ? [] : meetingsIn({ unit, at, label, locale });
    sightings.push(...found);
    if (found.length === 0) {
      pending = gather(pending, { unit, at, label, locale });
      const whole = toSighting(pending, at, locale);
      if (whole) {
        sightings.push(whole.sighting);
        pending = whole.kept;
      }
    }
    const place = found.length === 0 ? labelledLocation(text, locale) : undefined;
    if (place) giveLocation(sightings, place, at);
    label = labelAfter(unit, label, locale);
  });
  return joinMeetings(sightings);
}

/**
 * What the lines behind are about: a heading, a short line or the words before a colon say so. A line with times of
 * its own says nothing about the next, and a long paragraph only where it names a subject.
 */
function labelAfter(
  { passage: { text }, heading }: Unit,
  label: Subject | undefined,
  locale: Locale,
): Subject | undefined {
  if (timesOf(text.slice(0, LONGEST_UNIT), locale).length > 0) return label;
  const isLine = heading === true || /:\s*\|?\s*$/.test(text) || text.length <= LONGEST_LABEL / 2;
  if (isLine && text.length <= LONGEST_LABEL && /\p{L}{2}/u.test(text)) return subjectOf(text, locale);
  const lead = /^[^:.]{2,40}:(?=\s)/u.exec(text)?.[0];
  if (lead === undefined) return label;
  return subjectOf(lead, locale) ?? (text.length <= LONGEST_LABEL ? undefined : label);
}

interface InUnit {
  unit: Unit;
  at: number;
  label: Subject | undefined;
  locale: Locale;
}

/** The meetings that one unit names whole. */
function meetingsIn({ unit: { passage, column }, at, label, locale }: InUnit): Sighting[] {
  const { text } = passage;
  const hours = findHours(text, locale);
  const days = hours.length > 0 ? findDays(text, locale) : [];
  if (days.length === 0) return [];
  const dates = findDates(text, locale).filter(({ until }) => until === undefined);
  const sightings: Sighting[] = [];
  let subject = (column ? subjectOf(column, locale) : undefined) ?? label;
  let hasOwn = false;
  let from = 0;
  let previous: DaysInText | undefined;
  hours.forEach((time, index) => {
    const lead = text.slice(from, time.start);
    const own = subjectOf(lead, locale) ?? (isInBrackets(lead, locale) ? OF_SOMEBODY : undefined);
    if (own) [subject, hasOwn] = [own, true];
    const chosen = daysOf(time, days, { from, limit: hours[index + 1]?.start ?? text.length, previous });
    from = time.end;
    if (!chosen) return;
    previous = chosen;
    const isDated =
      chosen.days.length === 1 &&
      // "Wednesday 10-12" may be read as a date as well.
      dates
        .filter(({ end }) => !hours.some((other) => other.end === end))
        .some(({ start, end }) => isNear(start, end, chosen) || isNear(start, end, time));
    if (isDated || !isClass({ subject, hasOwn, at, days: chosen, time })) return;
    const location = locationBehind(text.slice(Math.max(time.end, chosen.end)), locale);
    sightings.push({
      days: chosen.days,
      start: time.from,
      end: time.to,
      kind: subject?.type === 'class' ? subject.kind : 'lecture',
      ...(location && { location }),
      evidence: [evidenceOf(passage, Math.min(chosen.start, time.start), Math.max(chosen.end, time.end))],
      at,
      section: sectionIn(text.slice(0, Math.min(chosen.start, time.start))),
    });
  });
  return sightings;
}

const OF_SOMEBODY: Subject = { type: 'other' };

/** "Instructor: Ana Petrov (Mon 1:00-2:00pm)": the hours in brackets behind a name are those of the person. */
const isInBrackets = (lead: string, { instructor }: Locale): boolean =>
  new RegExp(`(?<!\\p{L})(?:${instructor.join('|')}|TAs?)(?!\\p{L})[^().]{0,60}\\([^()]{0,24}$`, 'iu').test(
    lead,
  );

const NEAR_CHARACTERS = 6;

const isNear = (start: number, end: number, other: { start: number; end: number }) =>
  start - other.end <= NEAR_CHARACTERS && other.start - end <= NEAR_CHARACTERS;

const SECTION =
  /(?:(?:section|sec|group|groupe|grupo|secci[oó]n|lab)\.?\s?#?(?:\d{1,3}|[A-D](?!\p{L}))|(?<![\d:])\d{2,6}(?!\d|:\d))(?!\p{L})/iu;

const sectionIn = (lead: string): string | undefined => SECTION.exec(lead.slice(-40))?.[0];

const FARTHEST_BEFORE = 60;
const FARTHEST_BEHIND = 24;

interface Place {
  from: number;
  limit: number;
  previous: DaysInText | undefined;
}

/** The weekdays nearest before the hours, else close behind them, else those of the hours before. */
function daysOf(
  time: Hours,
  days: readonly DaysInText[],
  { from, limit, previous }: Place,
): DaysInText | undefined {
  const before = days
    .filter(({ start, end }) => start >= from && end <= time.start && time.start - end <= FARTHEST_BEFORE)
    .at(-1);
  const behind = days.find(
    ({ start, end }) => start >= time.end && end <= limit && start - time.end <= FARTHEST_BEHIND,
  );
  // In "4–5 on Monday, 6–7 on Tuesday" the days before the second hours are those of the first.
  if (behind && before && before === previous) return behind;
  return before ?? behind ?? (previous && time.start - from <= FARTHEST_BEHIND ? previous : undefined);
}

interface Claim {
  subject: Subject | undefined;
  /** The unit itself says what the time is for. */
  hasOwn: boolean;
  at: number;
  days: DaysInText;
  time: Hours;
}

const CLOSE = 4;

function isClass({ subject, hasOwn, at, days, time }: Claim): boolean {
  if (subject?.type === 'other') return false;
  if (subject?.type === 'class' && (hasOwn || at < 3 * FRONT)) return true;
  if (days.days.length >= 5) return false;
  const isTight = days.days.length > 1 && time.start - days.end <= CLOSE && days.end <= time.start;
  return at < FRONT || isTight;
}

/** Days, hours and place that lines of their own name one after the other. */
interface Pending {
  days?: { days: Weekday[]; at: number; passage: Passage; kind: string };
  from?: { time: string; at: number; passage: Passage };
  to?: { time: string; at: number; passage: Passage };
}

function gather(pending: Pending, { unit: { passage }, at, label, locale }: InUnit): Pending {
  const { text } = passage;
  const subject = subjectOf(text.slice(0, LONGEST_LABEL), locale) ?? label;
  if (at > 3 * FRONT || subject?.type === 'other') return {};
  const days = findDays(text.slice(0, LONGEST_LABEL), locale)[0];
  const hours = findHours(text, locale)[0];
  const single = findSingleTimes(text, locale)[0];
  if (text.length > 2 * LONGEST_LABEL && !(days && subject)) return pending;
  if (
    days &&
    !hours &&
    findDates(text.slice(0, LONGEST_LABEL), locale).length === 0 &&
    (subject || text.length < LONGEST_LABEL / 2)
  )
    return { days: { days: days.days, at, passage, kind: subject?.kind ?? 'lecture' } };
  const [isStart, isEnd] = [
    /^\W*(?:\p{L}+\s)?(?:start|begin|début|inicio)/iu.test(text),
    /^\W*(?:\p{L}+\s)?(?:end|fin)/iu.test(text),
  ];
  if (hours && !days)
    return { ...pending, from: { time: hours.from, at, passage }, to: { time: hours.to, at, passage } };
  if (single && isStart) return { ...pending, from: { time: single.time, at, passage } };
  if (single && isEnd) return { ...pending, to: { time: single.time, at, passage } };
  return pending;
}

/** A meeting made of several lines; its days hold for the hours of the lines that follow. */
function toSighting(
  { days, from, to }: Pending,
  at: number,
  locale: Locale,
): { sighting: Sighting; kept: Pending } | undefined {
  if (!days || !from || !to || at - days.at > NEAR_LINES || !isClassLength(from.time, to.time))
    return undefined;
  const passages = [...new Set([days.passage, from.passage, to.passage])];
  const location = locationBehind(to.passage.text.slice(findHours(to.passage.text, locale)[0]?.end), locale);
  const sighting = {
    days: days.days,
    start: from.time,
    end: to.time,
    kind: days.kind,
    ...(location && { location }),
    evidence: passages.map((passage) => evidenceOf(passage)),
    at,
    section: sectionIn(from.passage.text.slice(0, LONGEST_LABEL / 2)),
  };
  return { sighting, kept: { days: { ...days, at } } };
}

function giveLocation(sightings: Sighting[], location: string, at: number): void {
  sightings.forEach((sighting, index) => {
    if (sighting.location === undefined && at - sighting.at <= NEAR_LINES)
      sightings[index] = { ...sighting, location };
  });
}
