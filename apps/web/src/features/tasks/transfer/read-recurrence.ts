import { nextOccurrence, occurrencesIn, type Repeat } from '@syllabi/calendar';
import ICAL from 'ical.js';
import type { Day } from '@/lib/plan/days';
import { countText } from '@/lib/plan/wording';
import { toRepeatText } from '../model/repeat-text';
import { readRule } from './read-rule';
import { dayOfTime } from './read-when';

export interface Recurrence {
  /** The first day that is not left out; nothing where all are. */
  first: Day | undefined;
  repeat?: Repeat;
  /** Days beside the rule, each a task of its own. */
  alone: Day[];
  /** What a person is told of it. */
  told: string[];
}

/** As many as a series can keep. */
const MOST_EXCEPT = 366;
const MOST_ALONE = 100;

interface Context {
  /** The day it begins on, where the person is. */
  day: Day;
  zone: string;
  /** Days whose place other entries of the file take. */
  replaced: readonly Day[];
}

/** What an entry says of when it comes again: `RRULE`, `RDATE` and `EXDATE` (RFC 5545, 3.8.5). */
export function readRecurrence(entry: ICAL.Component, { day, zone, replaced }: Context): Recurrence {
  const rules = entry.getAllProperties('rrule').map((property) => property.getFirstValue());
  const rule = rules.find((one) => one instanceof ICAL.Recur);
  const leftOut = new Set([...daysOf(entry, 'exdate', zone), ...replaced]);
  const added = daysOf(entry, 'rdate', zone).filter((one) => !leftOut.has(one));
  const read = rule && readRule(rule, { day, zone });
  const told = [
    ...(rule && !read ? ['It repeats in a way that tasks do not: only its first day is taken.'] : []),
    ...(rules.length > 1 ? ['It repeats by more than one rule: only the first is taken.'] : []),
    ...(entry.hasProperty('exrule')
      ? ['It is left out by a rule, which is not read: those days come too.']
      : []),
  ];
  if (!read) {
    const days = [day, ...added].filter((one) => !leftOut.has(one)).sort();
    return toAlone({ days, told });
  }
  const isOfRule = (one: Day) =>
    one === read.from || occurrencesIn(read.repeat, read.from, { from: one, to: one }).length > 0;
  const except = [...leftOut].filter(isOfRule).sort();
  if (except.length > MOST_EXCEPT)
    told.push(`It is left out on ${except.length} days; the first ${MOST_EXCEPT} of them are taken.`);
  const repeat = except.length > 0 ? { ...read.repeat, except: except.slice(0, MOST_EXCEPT) } : read.repeat;
  const first = except.includes(read.from) ? nextOccurrence(repeat, read.from)?.toString() : read.from;
  const others = [
    ...read.before.filter((one) => !leftOut.has(one)),
    ...added.filter((one) => !isOfRule(one)),
  ];
  const { alone, told: toldOfOthers } = toAlone({ days: ['', ...new Set(others)].sort(), told: [] });
  if (!first) return { first: alone[0], alone: alone.slice(1), told: [...told, ...toldOfOthers] };
  return {
    first,
    repeat,
    alone,
    told: [...told, `It repeats ${toRepeatText(repeat)}.`, ...shortMonths(repeat, first), ...toldOfOthers],
  };
}

function toAlone({ days: [first, ...others], told }: { days: Day[]; told: string[] }): Recurrence {
  const alone = others.slice(0, MOST_ALONE);
  const tooMany = others.length > MOST_ALONE ? [`Of its other days the first ${MOST_ALONE} are taken.`] : [];
  const more =
    alone.length > 0
      ? [
          `It also takes place on ${countText(alone.length, 'other day')}, ${alone.length === 1 ? 'a' : 'each a'} task by itself.`,
        ]
      : [];
  return { first, alone, told: [...told, ...tooMany, ...more] };
}

/** Calendars leave a short month out, where a task is due on its last day. */
const shortMonths = ({ every }: Repeat, first: Day): string[] =>
  every === 'month' && Number(first.slice(-2)) > 28 ? ['In a shorter month it is due on the last day.'] : [];

function daysOf(entry: ICAL.Component, name: string, zone: string): Day[] {
  const values = entry.getAllProperties(name).flatMap((property) => property.getValues() as unknown[]);
  return values.flatMap((value) => {
    const time = value instanceof ICAL.Period ? value.start : value;
    return time instanceof ICAL.Time ? [dayOfTime(time, zone)] : [];
  });
}
