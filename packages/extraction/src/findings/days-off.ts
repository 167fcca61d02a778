import { toIso } from '../dates/civil.ts';
import { findDayOff } from '../items/days-off.ts';
import type { CourseContext } from './context.ts';
import type { Draft } from './draft.ts';

/** Days on which the class does not meet; said twice, a day is listed once. */
export function fromDaysOff({ occasions, book, locale }: CourseContext): Draft[] {
  const found = occasions.flatMap((occasion) => findDayOff(occasion, book, locale) ?? []);
  const kept: Draft[] = [];
  for (const day of found.sort((a, b) => b.confidence - a.confidence)) {
    const index = kept.findIndex(
      (other) => startOf(other) === startOf(day) || (endOf(other) === endOf(day) && endOf(day) !== ''),
    );
    const other = kept[index];
    if (other) kept[index] = { ...other, evidence: [...other.evidence, ...day.evidence] };
    else kept.push({ kind: 'holiday', ...day });
  }
  return kept;
}

const startOf = ({ dates }: Pick<Draft, 'dates'>) => (dates[0] ? toIso(dates[0].date) : '');
const endOf = ({ dates }: Pick<Draft, 'dates'>) => {
  const until = dates.at(-1)?.until;
  return until ? toIso(until) : '';
};
