import { findDates } from '../dates/find-dates.ts';
import type { Weekday } from '../extraction.ts';
import type { Locale } from '../locales/locale.ts';
import { evidenceOf, type Passage } from '../text/passage.ts';
import { findDays } from './days.ts';
import { findHours, findSingleTimes, isClassLength } from './hours.ts';
import { FRONT, type InUnit, LONGEST_LABEL, NEAR_LINES, sectionIn } from './in-unit.ts';
import type { Sighting } from './join-meetings.ts';
import { locationBehind } from './location.ts';
import { subjectOf } from './subject.ts';

/** Days, hours and place that lines of their own name one after the other. */
export interface Pending {
  days?: { days: Weekday[]; at: number; passage: Passage; kind: string };
  from?: { time: string; at: number; passage: Passage };
  to?: { time: string; at: number; passage: Passage };
}

/** What is known of a meeting behind one more line. */
export function gather(pending: Pending, { unit: { passage }, at, label, locale }: InUnit): Pending {
  if (at > 3 * FRONT) return {};
  const { text } = passage;
  const subject = subjectOf(text.slice(0, LONGEST_LABEL), locale) ?? label;
  if (subject?.type === 'other') return {};
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
export function toSighting(
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
