import { Temporal } from 'temporal-polyfill';
import { endOfQuiet, type QuietHours } from '../../vocabulary/quiet-hours.ts';

/** Written to at this hour where the person is, or later the same day when the server was off. */
const HOUR_OF_DAY = 7;
const DAYS_AHEAD = 7;

export interface Wishes {
  digest: 'off' | 'daily' | 'weekly';
  deadlineReminders: 'off' | 'day-before' | 'two-days-before';
  timeZone: string;
  quietHours: QuietHours | null;
  firstDayOfWeek: 'monday' | 'sunday' | 'saturday';
}

export interface DueTask {
  title: string;
  dueOn: string;
  dueTime: string | null;
  weight: number | null;
  course: { code: string | null; title: string } | null;
}

type When = Pick<Wishes, 'timeZone' | 'quietHours'>;

/** The day to write about, where the person is; nothing while it is still too early there, or quiet. */
export function dayToWriteAbout(now: Date, { timeZone, quietHours }: When): string | undefined {
  if (endOfQuiet(now, { timeZone, quietHours })) return undefined;
  const there = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone);
  return there.hour >= HOUR_OF_DAY ? there.toPlainDate().toString() : undefined;
}

const FIRST_DAYS = { monday: 1, saturday: 6, sunday: 7 } as const;

interface Selection {
  /** What the digest lists. */
  ahead: DueTask[];
  /** What is due on the day that was asked to be reminded of. */
  soon: DueTask[];
}

/** What to write about on `today`: of open tasks, by when they are due. */
export function selectTasks(tasks: DueTask[], wishes: Wishes, today: string): Selection {
  const day = Temporal.PlainDate.from(today);
  const isDigestDay =
    wishes.digest === 'daily' ||
    (wishes.digest === 'weekly' && day.dayOfWeek === FIRST_DAYS[wishes.firstDayOfWeek]);
  const last = day.add({ days: DAYS_AHEAD - 1 }).toString();
  const reminded = remindedDay(day, wishes);
  return {
    ahead: isDigestDay ? tasks.filter(({ dueOn }) => today <= dueOn && dueOn <= last) : [],
    soon: tasks.filter(({ dueOn }) => dueOn === reminded),
  };
}

function remindedDay(today: Temporal.PlainDate, { deadlineReminders }: Wishes): string | undefined {
  if (deadlineReminders === 'off') return undefined;
  return today.add({ days: deadlineReminders === 'day-before' ? 1 : 2 }).toString();
}

/** One mail for both; nothing when there is nothing to say. */
export function digestLetter({ ahead, soon }: Selection, { publicUrl }: { publicUrl: string }) {
  const [next] = soon;
  if (!next && ahead.length === 0) return undefined;
  const subject = next
    ? `${next.title}${soon.length > 1 ? ` and ${soon.length - 1} more` : ''}: due ${dayName(next.dueOn)}`
    : `${ahead.length === 1 ? 'One thing' : `${ahead.length} things`} due in the next seven days`;
  const text = [
    section(next ? `Due ${dayName(next.dueOn)}` : '', soon),
    section('The next seven days', ahead),
    `All tasks: ${new URL('/tasks/', publicUrl).href}`,
    `You can change or turn off these mails: ${new URL('/settings/notifications', publicUrl).href}`,
  ];
  return { kind: 'digest', subject, text: text.filter(Boolean).join('\n\n') };
}

const section = (heading: string, tasks: DueTask[]): string =>
  tasks.length === 0 ? '' : [`${heading}:`, ...tasks.map(lineOf)].join('\n');

function lineOf({ title, dueOn, dueTime, weight, course }: DueTask): string {
  const what = course ? `${title} (${course.code ?? course.title})` : title;
  return `- ${dayName(dueOn)}${dueTime ? `, ${dueTime}` : ''}: ${what}${weight === null ? '' : `, ${weight}%`}`;
}

const dayName = (date: string): string =>
  Temporal.PlainDate.from(date).toLocaleString('en-GB', { weekday: 'short', day: 'numeric', month: 'short' });
