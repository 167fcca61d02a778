import { addDays, type Day, daysBetween, daysFrom, startOfWeek } from '@/lib/plan/days';
import { type Term, weekOf } from '@/lib/plan/weeks';
import { byImportance, type DayOffEntry, isDue, isOnDay, type PlanEntry } from './entry';

export interface MonthDay<E extends PlanEntry = PlanEntry> {
  day: Day;
  inMonth: boolean;
  isToday: boolean;
  off: Extract<E, DayOffEntry>[];
  /** As many as fit; `hidden` counts the rest. */
  shown: Exclude<E, DayOffEntry>[];
  hidden: number;
  /** Things due, be they shown or not. */
  due: number;
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
  terms?: readonly Term[];
  firstWeekday?: number;
}

const LINES = 4;
const CLASH_FROM = 3;

/** The first and last day that the grid of a month shows. */
export function monthSpan(month: Day, firstWeekday = 1): { from: Day; to: Day } {
  const first = addMonths(month, 0);
  const last = addDays(addMonths(month, 1), -1);
  return { from: startOfWeek(first, firstWeekday), to: addDays(startOfWeek(last, firstWeekday), 6) };
}

/** The first day of the month so many months away. */
export function addMonths(day: Day, months: number): Day {
  const [year = 0, month = 1] = day.split('-').map(Number);
  const count = year * 12 + (month - 1) + months;
  return `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}-01`;
}

export function buildMonth<E extends PlanEntry>({
  month,
  entries,
  today,
  terms = [],
  firstWeekday = 1,
}: MonthInput<E>): MonthWeek<E>[] {
  const { from, to } = monthSpan(month, firstWeekday);
  const weeks = (daysBetween(from, to) + 1) / 7;
  return Array.from({ length: weeks }, (_, index) => {
    const startsOn = addDays(from, index * 7);
    return {
      startsOn,
      number: weekOf(startsOn, terms, firstWeekday).number,
      days: daysFrom(startsOn, 7).map((day) => buildDay(day, { month, entries, today })),
    };
  });
}

type DayInput<E extends PlanEntry> = Pick<MonthInput<E>, 'month' | 'entries' | 'today'>;

function buildDay<E extends PlanEntry>(day: Day, { month, entries, today }: DayInput<E>): MonthDay<E> {
  const here = entries.filter((entry) => isOnDay(entry, day)).sort(byImportance);
  const off = here.filter(isDayOff);
  const others = here.filter(isNoDayOff);
  const stillDue = others.filter(isStillDue).length;
  const room = LINES - Math.min(off.length, 1);
  const fits = others.length <= room ? room : room - 1;
  return {
    day,
    inMonth: day.slice(0, 7) === month.slice(0, 7),
    isToday: day === today,
    off,
    shown: others.slice(0, fits),
    hidden: Math.max(0, others.length - fits),
    due: others.filter(isDue).length,
    clash: stillDue >= CLASH_FROM ? stillDue : undefined,
  };
}

const isStillDue = (entry: PlanEntry): boolean =>
  entry.type === 'coming' || (entry.type === 'task' && entry.status !== 'done');
const isDayOff = <E extends PlanEntry>(entry: E): entry is Extract<E, DayOffEntry> => entry.type === 'dayOff';
const isNoDayOff = <E extends PlanEntry>(entry: E): entry is Exclude<E, DayOffEntry> =>
  entry.type !== 'dayOff';
