import { Temporal } from 'temporal-polyfill';
import { type Day, daysFrom, startOfWeek } from '@/lib/plan/days';
import { type Term, weekOf } from '@/lib/plan/weeks';
import { type CalendarEntry, byImportance, isOnDay } from './entry';

export interface MonthDay {
  day: Day;
  inMonth: boolean;
  isToday: boolean;
  off: CalendarEntry[];
  /** At most `LINES` of them fit; `hidden` counts the rest. */
  shown: CalendarEntry[];
  hidden: number;
  /** Things due, when they are three or more. */
  clash: number | undefined;
}

export interface MonthWeek {
  startsOn: Day;
  number: number | undefined;
  days: MonthDay[];
}

export interface MonthInput {
  /** Any day of the month. */
  month: Day;
  entries: readonly CalendarEntry[];
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

export function buildMonth({ month, entries, today, term, firstWeekday = 1 }: MonthInput): MonthWeek[] {
  const { from, to } = monthSpan(month, firstWeekday);
  const weeks = Temporal.PlainDate.from(from).until(to).days;
  return Array.from({ length: Math.ceil((weeks + 1) / 7) }, (_, index) => {
    const startsOn = Temporal.PlainDate.from(from).add({ days: index * 7 }).toString();
    return {
      startsOn,
      number: weekOf(startsOn, term, firstWeekday).number,
      days: daysFrom(startsOn, 7).map((day) => buildDay(day, { month, entries, today })),
    };
  });
}

function buildDay(day: Day, { month, entries, today }: Pick<MonthInput, 'month' | 'entries' | 'today'>): MonthDay {
  const here = entries.filter((entry) => isOnDay(entry, day)).sort(byImportance);
  const off = here.filter(({ type }) => type === 'off');
  const others = here.filter(({ type }) => type !== 'off');
  const due = others.filter((entry) => entry.type === 'task' && !entry.done).length;
  const room = LINES - off.length;
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
