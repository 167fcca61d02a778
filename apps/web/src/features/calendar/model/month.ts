import { Temporal } from 'temporal-polyfill';
import { type Day, daysFrom, startOfWeek } from '@/lib/plan/days';
import { type Term, weekOf } from '@/lib/plan/weeks';
import { byImportance, type DayOffEntry, isOnDay, type PlanEntry } from './entry';

export interface MonthDay<E extends PlanEntry = PlanEntry> {
  day: Day;
  inMonth: boolean;
  isToday: boolean;
  off: Extract<E, DayOffEntry>[];
  /** As many as fit; `hidden` counts the rest. */
  shown: Exclude<E, DayOffEntry>[];
  hidden: number;
  /** Things due, when they are three or more. */
  clash: number | undefined;
}

export interface MonthWeek<E extends PlanEntry = PlanEntry> {
  startsOn: Day;
  number: number | undefined;
  days: MonthDay<E>[];
}

export interface MonthInput<E extends PlanEntry> {
  /** Any day of the month. */
  month: Day;
  entries: readonly E[];
  today: Day;
  term?: Term | undefined;
  firstWeekday?: number;
}

const LINES = 4;
const CLASH_FROM = 3;

/** The first and last day that the grid of a month shows. */
export function monthSpan(month: Day, firstWeekday = 1): { from: Day; to: Day } {
  const first = Temporal.PlainDate.from(month).with({ day: 1 });
  const last = first.with({ day: first.daysInMonth });
  const to = Temporal.PlainDate.from(startOfWeek(last.toString(), firstWeekday)).add({ days: 6 });
  return { from: startOfWeek(first.toString(), firstWeekday), to: to.toString() };
}

export const addMonths = (day: Day, months: number): Day =>
  Temporal.PlainDate.from(day).with({ day: 1 }).add({ months }).toString();

export function buildMonth<E extends PlanEntry>({
  month,
  entries,
  today,
  term,
  firstWeekday = 1,
}: MonthInput<E>): MonthWeek<E>[] {
  const { from, to } = monthSpan(month, firstWeekday);
  const weeks = Temporal.PlainDate.from(from).until(to).days;
  return Array.from({ length: Math.ceil((weeks + 1) / 7) }, (_, index) => {
    const startsOn = Temporal.PlainDate.from(from)
      .add({ days: index * 7 })
      .toString();
    return {
      startsOn,
      number: weekOf(startsOn, term, firstWeekday).number,
      days: daysFrom(startsOn, 7).map((day) => buildDay(day, { month, entries, today })),
    };
  });
}

type DayInput<E extends PlanEntry> = Pick<MonthInput<E>, 'month' | 'entries' | 'today'>;

function buildDay<E extends PlanEntry>(day: Day, { month, entries, today }: DayInput<E>): MonthDay<E> {
  const here = entries.filter((entry) => isOnDay(entry, day)).sort(byImportance);
  const off = here.filter(isDayOff);
  const others = here.filter(isNoDayOff);
  const due = others.filter((entry) => entry.type === 'task' && entry.status !== 'done').length;
  const room = LINES - Math.min(off.length, 1);
  const fits = others.length <= room ? room : room - 1;
  return {
    day,
    inMonth: day.slice(0, 7) === month.slice(0, 7),
    isToday: day === today,
    off,
    shown: others.slice(0, fits),
    hidden: Math.max(0, others.length - fits),
    clash: due >= CLASH_FROM ? due : undefined,
  };
}

const isDayOff = <E extends PlanEntry>(entry: E): entry is Extract<E, DayOffEntry> => entry.type === 'dayOff';
const isNoDayOff = <E extends PlanEntry>(entry: E): entry is Exclude<E, DayOffEntry> =>
  entry.type !== 'dayOff';
