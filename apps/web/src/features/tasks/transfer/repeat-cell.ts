import { weekdayOf } from '@syllabi/calendar';
import type { CalendarSeries, Repeat } from '@/api';
import { isDay } from '@/lib/plan/days';
import { readRepeat } from '../model/read-repeat';
import { toRhythmText } from '../model/repeat-text';

const EXCEPT = /[\s,]+except\s+(?<days>[\d\s,;-]+)$/i;

/** `every 2 weeks on Mon until 2027-05-10 except 2027-02-12, 2027-02-19`. */
export function toRepeatCell({ repeat, occurrenceOn }: CalendarSeries, dueOn: string | null): string {
  // Moved for once, a task no longer says on which day of the week it comes.
  const isUnnamed = repeat.every === 'week' && repeat.weekdays.length === 0 && dueOn !== occurrenceOn;
  const rhythm = isUnnamed ? { ...repeat, weekdays: [weekdayOf(occurrenceOn)] } : repeat;
  const { until, except = [] } = repeat;
  const leftOut = except.length > 0 ? ` except ${except.join(', ')}` : '';
  return `${toRhythmText(rhythm)}${until ? ` until ${until}` : ''}${leftOut}`;
}

/** Nothing where anything but a rhythm is said. */
export function readRepeatCell(
  text: string,
  context: { today: string; monthFirst: boolean },
): Repeat | undefined {
  const except = (EXCEPT.exec(text)?.groups?.days ?? '').split(/[\s,;]+/).filter(Boolean);
  const words = text.replace(EXCEPT, '').trim();
  const read = readRepeat(words, context);
  const end = read?.until?.end ?? read?.end;
  if (read?.start !== 0 || end !== words.length || !except.every(isDay)) return undefined;
  return { ...read.value, ...(except.length > 0 && { except }) };
}
