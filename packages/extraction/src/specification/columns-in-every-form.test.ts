import { describe, expect, test } from 'vitest';
import { work } from '../../testing/read-lines.ts';

// A column of work beside the days of its weeks, and a list of works with their days: whatever the columns are called,
// and however their days are written.

const MONDAYS = Array.from({ length: 8 }, (_, week) => new Date(Date.UTC(2026, 8, 14 + 7 * week)));
const later = (day: Date, days: number) => new Date(day.getTime() + days * 86_400_000);
const MONTHS = ['Sep', 'Oct', 'Nov', 'Dec'];
const month = (day: Date) => MONTHS[day.getUTCMonth() - 8] ?? '';
const named = (day: Date) => `${month(day)} ${day.getUTCDate()}`;
const numbers = (day: Date) => `${day.getUTCMonth() + 1}/${day.getUTCDate()}`;
const iso = (day: Date) => day.toISOString().slice(0, 10);

describe('a column of work beside the days of its weeks', () => {
  const DAYS: Readonly<Record<string, (monday: Date) => string>> = {
    'Oct 5, Oct 7': (monday) => `${named(monday)}, ${named(later(monday, 2))}`,
    '10/5, 10/7': (monday) => `${numbers(monday)}, ${numbers(later(monday, 2))}`,
    'Oct 5 – Oct 9': (monday) => `${named(monday)} – ${named(later(monday, 4))}`,
    'Week of Oct 5': (monday) => `Week of ${named(monday)}`,
    'M 10/5, W 10/7': (monday) => `M ${numbers(monday)}, W ${numbers(later(monday, 2))}`,
  };
  const CELLS: Readonly<Record<string, (name: string, day: Date) => string>> = {
    'PS1 (Oct 7)': (name, day) => `${name} (${named(day)})`,
    'PS1: 10/7': (name, day) => `${name}: ${numbers(day)}`,
    'Oct 7: PS1': (name, day) => `${named(day)}: ${name}`,
    'PS1 due 10/7': (name, day) => `${name} due ${numbers(day)}`,
    'PS1 (due Wed)': (name) => `${name} (due Wed)`,
  };
  const WORK: Readonly<Record<number, string>> = {
    1: 'PS1',
    3: 'Essay 1',
    5: 'Quiz 2',
    6: 'Project proposal',
  };
  const DUE = Object.entries(WORK).map(
    ([week, name]) => `${iso(later(MONDAYS[Number(week)] as Date, 2))} ${name}`,
  );

  test.each(
    ['Due', 'Assignments', 'Deadlines', 'Notes'].flatMap((name) =>
      Object.keys(DAYS).flatMap((days) => Object.keys(CELLS).map((cell) => [name, days, cell] as const)),
    ),
  )('"%s" beside "%s": %s', (name, days, cell) => {
    const rows = MONDAYS.map((monday, week) => {
      const due = WORK[week];
      const text = due ? CELLS[cell]?.(due, later(monday, 2)) : '';
      return `| ${week + 1} | ${DAYS[days]?.(monday)} | Coasts, part ${week + 1} | ${text} |`;
    });
    expect(bare(work('Fall 2026', `| Week | Dates | Topic | ${name} |`, ...rows))).toEqual(DUE);
  });
});

describe('a list of works and their days', () => {
  const WORK = ['Essay 1', 'Quiz 1', 'Midterm exam', 'Group project', 'Field notebook'];
  const days = MONDAYS.map((monday) => later(monday, 2));
  const DUE = WORK.map((name, index) => `${iso(days[index] as Date)} ${name}`);
  const ORDERS: Readonly<Record<string, (name: string, day: string, index: number) => string>> = {
    'name, day': (name, day) => `| ${name} | ${day} |`,
    'day, name': (name, day) => `| ${day} | ${name} |`,
    'name, share, day': (name, day) => `| ${name} | 20% | ${day} |`,
    'number, name, day': (name, day, index) => `| ${index + 1} | ${name} | ${day} |`,
  };
  const HEADS = [
    ['What', 'When'],
    ['Task', 'Deadline'],
    ['Item', 'Date'],
    ['Event', 'Date'],
    ['Component', 'Due by'],
  ] as const;

  test.each(
    HEADS.flatMap(([what, when]) => Object.keys(ORDERS).map((order) => [what, when, order] as const)),
  )('"%s" and "%s": %s', (what, when, order) => {
    const head = (ORDERS[order]?.(what, when, 0) ?? '').replace('20%', 'Weight').replace('| 1 |', '| # |');
    const rows = WORK.map((name, index) => ORDERS[order]?.(name, named(days[index] as Date), index) ?? '');
    expect(bare(work('Fall 2026', head, ...rows))).toEqual(DUE);
  });
});

/** "2026-10-07 Essay 1" of "assignment 2026-10-07 Essay 1". */
const bare = (lines: readonly string[]): string[] => lines.map((line) => line.replace(/^\w+ /, ''));
