import { findDates } from '../dates/find-dates.ts';
import type { Locale } from '../locales/locale.ts';
import { evidenceOf, type Passage } from '../text/passage.ts';
import { type DaysInText, findDays } from './days.ts';
import { daysOf } from './days-of-hours.ts';
import { findHours, type Hours, toMinutes } from './hours.ts';
import { FRONT, type InUnit, sectionIn } from './in-unit.ts';
import type { Sighting } from './join-meetings.ts';
import { labelledLocation, locationBefore, locationBehind } from './location.ts';
import { type Subject, subjectBelow, subjectOf } from './subject.ts';

/** "T 13:00–14:00, Th 10:00–11:00, or by appointment": somebody's hours, where nothing in front says otherwise. */
const isByAppointment = (text: string, first: Hours | undefined, locale: Locale): boolean =>
  BY_APPOINTMENT.test(text) && subjectOf(text.slice(0, first?.start), locale) === undefined;

const BY_APPOINTMENT =
  /\d\W{0,4}(?:[ap]\.?m\.?\W{0,3})?(?:or|and|ou|o|oder|e)\s(?:by\sappointment|sur\srendez-vous|con\scita|nach\svereinbarung|su\sappuntamento)/iu;

/** The meetings that one unit names whole. */
export function meetingsIn({ unit: { passage, column }, at, label, locale }: InUnit): Sighting[] {
  const { text } = passage;
  const hours = findHours(text, locale);
  const days = hours.length > 0 ? findDays(text, locale) : [];
  if (days.length === 0 || isByAppointment(text, hours[0], locale)) return [];
  const dates = findDates(text, locale).filter(({ until }) => until === undefined);
  const sightings: Sighting[] = [];
  let subject = ofColumn(column, label, locale);
  let hasOwn = false;
  let from = 0;
  let previous: DaysInText | undefined;
  hours.forEach((time, index) => {
    const lead = text.slice(from, time.start).replace(index > 0 ? IN_BRACKETS : '', '');
    const own =
      subjectBelow(subject, lead, locale) ??
      (isInBrackets(lead, locale) ? OF_SOMEBODY : kindBehind(text.slice(time.end), locale));
    if (own) [subject, hasOwn] = [own, true];
    const chosen = daysOf(time, days, {
      text,
      from,
      limit: hours[index + 1]?.start ?? text.length,
      previous,
    });
    const leadFrom = from;
    from = time.end;
    if (!chosen) return;
    previous = chosen;
    const isDated =
      chosen.days.length === 1 &&
      !EACH_WEEK.test(text.slice(chosen.start, chosen.end)) &&
      // "Wednesday 10-12" may be read as a date as well.
      dates
        .filter(({ start, end }) => !hours.some((other) => start < other.end && other.start < end))
        .some(({ start, end }) => isNear(start, end, chosen) || isNear(start, end, time));
    if (isDated || !isClass({ subject, hasOwn, at, days: chosen, time })) return;
    const location = placeBeside(
      { days, chosen, hours, index, lead: text.slice(leadFrom, Math.min(time.start, chosen.start)) },
      passage,
      own?.type === 'class',
      locale,
    );
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
  return withPlaceOfLast(sightings);
}

/** "Day / time" below "Office hours" is no time of a class. */
function ofColumn(
  column: string | undefined,
  label: Subject | undefined,
  locale: Locale,
): Subject | undefined {
  const own = column === undefined ? undefined : subjectOf(column, locale);
  const isOfLabel = label?.type === 'other' && own?.type === 'class' && own.isPlain;
  return isOfLabel ? label : (own ?? label);
}

interface Beside {
  days: readonly DaysInText[];
  chosen: DaysInText;
  hours: readonly Hours[];
  /** Which of the hours. */
  index: number;
  /** The words in front of the days and the hours. */
  lead: string;
}

/** Where a meeting is held: the words behind it say so, else a label, or what stands between its name and its hours. */
function placeBeside(
  { days, chosen, hours, index, lead }: Beside,
  passage: Passage,
  isNamed: boolean,
  locale: Locale,
): string | undefined {
  const end = Math.max(hours[index]?.end ?? 0, chosen.end);
  const behind = behindOn(passage, end).slice(0, nextDays(days, end, hours[index + 1]) - end);
  const labelled = hours.length === 1 ? labelledLocation(behind, locale) : undefined;
  return locationBehind(behind, locale) ?? labelled ?? (isNamed ? locationBefore(lead) : undefined);
}

/** Where the days of the next hours begin: "M 8-9 Elm 206, M 9-10 Elm 306". */
const nextDays = (days: readonly DaysInText[], from: number, next: Hours | undefined): number =>
  days.find(({ start, end }) => next && start >= from && end <= next.start)?.start ??
  Number.POSITIVE_INFINITY;

/** "Fridays 10:00-10:50 and 11:00-11:50 in Elm Hall 230": said of them all, at the end. */
function withPlaceOfLast(sightings: Sighting[]): Sighting[] {
  const last = sightings.at(-1);
  const isOnlyOne = sightings.every((one) => one === last || one.location === undefined);
  const isOfOne = sightings.every(
    ({ days, kind }) => days.join() === last?.days.join() && kind === last.kind,
  );
  const location = isOnlyOne && isOfOne ? last?.location : undefined;
  return location === undefined ? sightings : sightings.map((one) => ({ ...one, location }));
}

/** What stands behind an offset: to the end of its line, where lines are as they were written and the line goes on. */
function behindOn({ text, pieces }: Passage, from: number): string {
  const piece = pieces.find(({ at, length }) => from >= at && from < at + length);
  const rest = piece && !piece.line.box ? text.slice(from, piece.at + piece.length) : '';
  return /\p{L}{3}/u.test(rest) ? rest : text.slice(from);
}

/** "Saturdays 9:00-12:30 (May 21, June 4)" is no single day. */
const EACH_WEEK = /days$/iu;

const OF_SOMEBODY: Subject = { type: 'other' };

/** "Instructor: Ana Petrov (Mon 1:00-2:00pm)": the hours in brackets behind a name are those of the person. */
const isInBrackets = (lead: string, { instructor }: Locale): boolean =>
  new RegExp(`(?<!\\p{L})(?:${instructor.join('|')}|TAs?)(?!\\p{L})[^().]{0,60}\\([^()]{0,24}$`, 'iu').test(
    lead,
  );

const IN_BRACKETS = /^[\s,;]{0,3}(?:[MTWRFhu]{1,5}\s)?\((?<said>\p{L}+)\)/u;

/** "Mondays 2:00-4:00 (seminar)". */
function kindBehind(text: string, locale: Locale): Subject | undefined {
  const subject = subjectOf(IN_BRACKETS.exec(text)?.groups?.said ?? '', locale);
  return subject?.type === 'class' ? subject : undefined;
}

const NEAR_CHARACTERS = 6;

const isNear = (start: number, end: number, other: { start: number; end: number }) =>
  start - other.end <= NEAR_CHARACTERS && other.start - end <= NEAR_CHARACTERS;

interface Claim {
  subject: Subject | undefined;
  /** The unit itself says what the time is for. */
  hasOwn: boolean;
  at: number;
  days: DaysInText;
  time: Hours;
}

const CLOSE = 4;
/** In minutes: from Monday to Friday an office is open for longer. */
const LONGEST_DAILY = 175;

const lengthOf = ({ from, to }: Hours): number => toMinutes(to) - toMinutes(from);

function isClass({ subject, hasOwn, at, days, time }: Claim): boolean {
  if (subject?.type === 'other') return false;
  if (subject?.type === 'class' && (hasOwn || at < 3 * FRONT)) return true;
  if (days.days.length >= 5) return at < FRONT && lengthOf(time) <= LONGEST_DAILY;
  const isTight = days.days.length > 1 && time.start - days.end <= CLOSE && days.end <= time.start;
  return at < FRONT || isTight;
}
