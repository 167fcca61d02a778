import { Temporal } from 'temporal-polyfill';
import { figuresIn } from './figures.rules.ts';

/** Days that a question names, both ends included, and how to speak of them. */
export interface Span {
  from: string;
  to: string;
  /** "this week", "on Fri, 12 Feb 2027" */
  says: string;
}

const WEEKDAYS = 'monday tuesday wednesday thursday friday saturday sunday'.split(' ');
const MONTHS = 'january february march april may june july august september october november december'.split(
  ' ',
);
const WEEKDAY = new RegExp(`\\b(next )?(${WEEKDAYS.join('|')})s?\\b`, 'i');
const MONTH = new RegExp(`\\bin (${MONTHS.join('|')})\\b`, 'i');
/** A day of the year so long ago is meant for the next. */
const LONG_AGO_IN_DAYS = 120;

type Day = Temporal.PlainDate;

/** The days a question asks about: "tomorrow", "next month", "on Friday", "October 14", "in May". */
export function spanOf(question: string, today: string): Span | undefined {
  const day = Temporal.PlainDate.from(today);
  return (
    dateIn(question, day) ?? relativeIn(question, day) ?? weekdayIn(question, day) ?? monthIn(question, day)
  );
}

function dateIn(question: string, today: Day): Span | undefined {
  const figure = figuresIn(question).find(({ kind }) => kind === 'date');
  const [month = 0, day = 0] = figure?.value.split('/').map(Number) ?? [];
  if (month < 1 || month > 12 || day < 1 || day > 31) return undefined;
  return oneDay(notLongAgo(today.with({ month, day }), today));
}

function relativeIn(question: string, day: Day): Span | undefined {
  const weekEnd = day.add({ days: 7 - day.dayOfWeek });
  const monthEnd = day.with({ day: day.daysInMonth });
  const spans: [RegExp, Day, Day][] = [
    [/\b(today|tonight)\b/i, day, day],
    [/\bday after tomorrow\b/i, day.add({ days: 2 }), day.add({ days: 2 })],
    [/\btomorrow\b/i, day.add({ days: 1 }), day.add({ days: 1 })],
    [/\b(this|the) weekend\b/i, latest(weekEnd.subtract({ days: 1 }), day), weekEnd],
    [/\bnext week\b/i, weekEnd.add({ days: 1 }), weekEnd.add({ days: 7 })],
    [/\b(this|the) week\b/i, day, weekEnd],
    [
      /\bnext month\b/i,
      monthEnd.add({ days: 1 }),
      monthEnd.add({ days: 1 }).add({ months: 1 }).subtract({ days: 1 }),
    ],
    [/\bthis month\b/i, day, monthEnd],
  ];
  const found = spans.flatMap(([pattern, from, to]) => {
    const [says] = pattern.exec(question) ?? [];
    return says ? [{ from: from.toString(), to: to.toString(), says: says.toLowerCase() }] : [];
  });
  return found[0];
}

function weekdayIn(question: string, today: Day): Span | undefined {
  const [, next, name = ''] = WEEKDAY.exec(question) ?? [];
  const wanted = WEEKDAYS.indexOf(name.toLowerCase()) + 1;
  if (wanted === 0) return undefined;
  const days = (wanted - today.dayOfWeek + 7) % 7;
  // "next Friday" on a Friday is a week away, and so it is said of one in the week that has begun
  return oneDay(today.add({ days: next && days <= 7 - today.dayOfWeek ? days + 7 : days }));
}

function monthIn(question: string, today: Day): Span | undefined {
  const [, name = ''] = MONTH.exec(question) ?? [];
  const month = MONTHS.indexOf(name.toLowerCase()) + 1;
  if (month === 0) return undefined;
  const last = today.with({ day: 1 }).with({ month });
  const end = notLongAgo(last.with({ day: last.daysInMonth }), today);
  return {
    from: end.with({ day: 1 }).toString(),
    to: end.toString(),
    says: `in ${MONTHS[month - 1]?.replace(/^./, (letter) => letter.toUpperCase())}`,
  };
}

const oneDay = (day: Day): Span => ({
  from: day.toString(),
  to: day.toString(),
  says: `on ${longDate(day.toString())}`,
});

const latest = (one: Day, other: Day): Day => (Temporal.PlainDate.compare(one, other) > 0 ? one : other);

const notLongAgo = (day: Day, today: Day): Day =>
  day.until(today, { largestUnit: 'day' }).days > LONG_AGO_IN_DAYS ? day.add({ years: 1 }) : day;

export const longDate = (date: string): string =>
  Temporal.PlainDate.from(date).toLocaleString('en-GB', {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  });

export function clock(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'am' : 'pm'}`;
}

export function fromNow(date: string, today: string): string {
  const { days } = Temporal.PlainDate.from(today).until(date, { largestUnit: 'day' });
  if (days === 0) return 'today';
  if (days === 1) return 'tomorrow';
  if (days === -1) return 'yesterday';
  return days > 0 ? `in ${days} days` : `${-days} days ago`;
}
