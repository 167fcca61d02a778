import { describe, expect, test } from 'vitest';
import { workIn } from '../../testing/read-lines.ts';

// One plan, its days written in every way and set in every shape: what is due stays the same.

interface Entry {
  /** The day as it is written. */
  day: string;
  topic: string;
  chapter: number;
  /** "Essay 1 due" or "Midterm exam". */
  due?: string;
  name?: string;
}

const TOPICS =
  'Sand Dunes Rivers Lakes Cliffs Caves Marshes Mud Deltas Reefs Islands Fjords Ports Light'.split(' ');
const WORK: Readonly<Record<number, string>> = {
  3: 'Essay 1',
  5: 'Quiz 1',
  8: 'Midterm exam',
  10: 'Lab report 2',
  12: 'Final paper',
};
const DAYS = TOPICS.map(
  (_, index) => new Date(Date.UTC(2026, 8, 1 + 7 * Math.floor(index / 2) + 2 * (index % 2))),
);
const EXPECTED = Object.keys(WORK).map((index) => DAYS[Number(index)]?.toISOString().slice(0, 10));

const isTest = (name: string): boolean => /exam|Quiz/.test(name);

const entries = (written: (day: Date) => string): Entry[] =>
  DAYS.map((day, index) => {
    const name = WORK[index];
    const due = name && { name, due: isTest(name) ? name : `${name} due` };
    return { day: written(day), topic: TOPICS[index] ?? '', chapter: index + 1, ...due };
  });

const inEnglish = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' });
  return (day: Date) => format.format(day);
};
const numbers = (mark: string) => (day: Date) => `${day.getUTCMonth() + 1}${mark}${day.getUTCDate()}`;
const weekday = inEnglish({ weekday: 'short' });
const initial = (day: Date) => (day.getUTCDay() === 2 ? 'T' : 'Th');
const MONTH_DAY = { month: 'short', day: 'numeric' } as const;

const WRITTEN: Readonly<Record<string, (day: Date) => string>> = {
  'September 8': inEnglish({ month: 'long', day: 'numeric' }),
  'Sep 8': inEnglish(MONTH_DAY),
  '8 Sep': (day) => inEnglish(MONTH_DAY)(day).split(' ').reverse().join(' '),
  'Tuesday, September 8': inEnglish({ weekday: 'long', month: 'long', day: 'numeric' }),
  '9/8': numbers('/'),
  '9/8/26': inEnglish({ year: '2-digit', month: 'numeric', day: 'numeric' }),
  'Tue 9/8': (day) => `${weekday(day)} ${numbers('/')(day)}`,
  'T 9/8': (day) => `${initial(day)} ${numbers('/')(day)}`,
  '9/8 T': (day) => `${numbers('/')(day)} ${initial(day)}`,
  '2026-09-08': (day) => day.toISOString().slice(0, 10),
};

/** Only as the first words of a line or of a cell. */
const WRITTEN_FIRST: typeof WRITTEN = { ...WRITTEN, '9-8': numbers('-'), '9.8': numbers('.') };

type Layout = (plan: readonly Entry[]) => string[];

const withWork = (plan: readonly Entry[]) => plan.filter(({ name }) => name);

const OF_ENTRIES: Readonly<Record<string, Layout>> = {
  'a table with a column of work': (plan) => [
    '| Date | Topic | Due |',
    ...plan.map(({ day, topic, name = '' }) => `| ${day} | ${topic} | ${name} |`),
  ],
  'a table with weeks and readings': (plan) => [
    '| Week | Date | Topic | Reading | Assignments |',
    ...plan.map(
      ({ day, topic, chapter, name = '' }) =>
        `| ${Math.ceil(chapter / 2)} | ${day} | ${topic} | Ch. ${chapter} | ${name} |`,
    ),
  ],
  'a table without a head': (plan) =>
    plan.map(({ day, topic, due = '' }) => `| ${day} | ${topic} | ${due} |`),
  'work behind the topic in its cell': (plan) => [
    '| Date | Topic |',
    ...plan.map(({ day, topic, due }) => `| ${day} | ${topic}${due ? `; ${due}` : ''} |`),
  ],
  'lines with a colon': (plan) =>
    plan.map(({ day, topic, due }) => `${day}: ${topic}.${due ? ` ${due}.` : ''}`),
  'lines with a dash and brackets': (plan) =>
    plan.map(({ day, topic, due }) => `${day} – ${topic}${due ? ` (${due})` : ''}`),
  'work below the topic of its day': (plan) =>
    plan.flatMap(({ day, topic, due }) => [`${day} – ${topic}`, ...(due ? [due] : [])]),
  '"Due:" below the topic of its day': (plan) =>
    plan.flatMap(({ day, topic, name }) => [`${day} – ${topic}`, ...(name ? [`Due: ${name}`] : [])]),
  'days alone above their lines': (plan) =>
    plan.flatMap(({ day, topic, due }) => [day, topic, ...(due ? [due] : [])]),
  'days as headings': (plan) =>
    plan.flatMap(({ day, topic, due }) => [`### ${day}`, `- ${topic}`, ...(due ? [`- ${due}`] : [])]),
  'days and topics as headings': (plan) =>
    plan.flatMap(({ day, topic, chapter, due }) => [
      `### ${day}: ${topic}`,
      `Read chapter ${chapter}`,
      ...(due ? [due] : []),
    ]),
};

const OF_WORK: Readonly<Record<string, Layout>> = {
  'a list of the days of all work': (plan) => [
    'Important dates',
    ...withWork(plan).map(({ day, name }) => `${name}: ${day}`),
  ],
  'work with its share': (plan) => withWork(plan).map(({ day, name }) => `${name} (10%), ${day}`),
  sentences: (plan) =>
    withWork(plan).map(
      ({ day, name = '' }) => `The ${name.toLowerCase()} is ${isTest(name) ? 'on' : 'due on'} ${day}.`,
    ),
  'a table of work': (plan) => [
    '| Assignment | Due date | Weight |',
    ...withWork(plan).map(({ day, name }) => `| ${name} | ${day} | 10% |`),
  ],
};

const datesOf = (layout: Layout, written: (day: Date) => string): string[] =>
  workIn(
    'GEO 120 Coasts',
    'Fall 2026',
    'Tuesdays and Thursdays 1:00-2:15 pm',
    '',
    ...layout(entries(written)),
  ).map(({ date, endDate }) => date + (endDate ?? ''));

const eachOf = <T>(record: Readonly<Record<string, T>>) => Object.entries(record);

describe.each(eachOf(OF_ENTRIES))('%s', (_, layout) =>
  test.each(eachOf(WRITTEN_FIRST))('%s', (_form, written) =>
    expect(datesOf(layout, written)).toEqual(EXPECTED),
  ),
);

describe.each(eachOf(OF_WORK))('%s', (_, layout) =>
  test.each(eachOf(WRITTEN))('%s', (_form, written) => expect(datesOf(layout, written)).toEqual(EXPECTED)),
);
