import { findDates } from '../dates/find-dates.ts';
import type { Weekday } from '../extraction.ts';
import type { Locale } from '../locales/locale.ts';
import { evidenceOf, type Passage } from '../text/passage.ts';
import { findDays } from './days.ts';
import { findHours, findSingleTimes, isClassLength } from './hours.ts';
import { FRONT, type InUnit, LONGEST_LABEL, NEAR_LINES, sectionIn } from './in-unit.ts';
import type { Sighting } from './join-meetings.ts';
import { locationBehind } from './location.ts';
import { subjectBelow } from './subject.ts';

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
  const subject = subjectBelow(label, text.slice(0, LONGEST_LABEL), locale) ?? label;
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

/** The meetings made of several lines; their days hold for the hours of the lines that follow. */
export function toSightings(
  { days, from, to }: Pending,
  at: number,
  locale: Locale,
): { sightings: Sighting[]; kept: Pending } | undefined {
  if (!days || !from || !to || at - days.at > NEAR_LINES || !isClassLength(from.time, to.time))
    return undefined;
  const passages = [...new Set([days.passage, from.passage, to.passage])];
  const { text } = to.passage;
  const hours = findHours(text, locale);
  const toSighting = (start: string, end: string, index: number): Sighting => {
    const location = locationBehind(text.slice(hours[index]?.end, hours[index + 1]?.start), locale);
    return {
      days: days.days,
      start,
      end,
      kind: days.kind,
      ...(location && { location }),
      evidence: passages.map((passage) => evidenceOf(passage)),
      at,
      section: sectionIn(from.passage.text.slice(0, LONGEST_LABEL / 2)),
    };
  };
  // "Labs: Friday", and below it "1:30-2:20 Elm Hall, 2:30-3:20 Oak Hall".
  const others = from.passage === to.passage ? hours.slice(1) : [];
  return {
    sightings: [
      toSighting(from.time, to.time, 0),
      ...others.map((more, index) => toSighting(more.from, more.to, index + 1)),
    ],
    kept: { days: { ...days, at } },
  };
}
