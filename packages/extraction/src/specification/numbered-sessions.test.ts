import { describe, expect, test } from 'vitest';
import { read, work } from '../../testing/read-lines.ts';

// Work that is due in a class of which the schedule tells the number and the day.

const DAYS = ['Sept 8', 'Sept 15', 'Sept 22', 'Sept 29', 'Oct 6', 'Oct 13'];

const PLANS: Readonly<Record<string, (name: string) => string[]>> = {
  'a column of numbers': (name) => [
    `| ${name} | Date | Topic |`,
    ...DAYS.map((day, at) => `| ${at + 1} | ${day} | Chapter ${at + 2} |`),
  ],
  'cells with number and day': (name) => [
    '| When | Topic |',
    ...DAYS.map((day, at) => `| ${name} ${at + 1} (${day}) | Chapter ${at + 2} |`),
  ],
  'lines that begin with both': (name) =>
    DAYS.map((day, at) => `- ${name} ${at + 1} (${day}): Chapter ${at + 2}`),
  'headings with both': (name) =>
    DAYS.flatMap((day, at) => [`## ${name} ${at + 1}: ${day}`, `Chapter ${at + 2}`]),
};

const planned = (told: string, plan: readonly string[]) =>
  work('Fall 2026', '# Work', told, '# Schedule', ...plan);

describe.each(Object.entries(PLANS))('a schedule with %s', (_, plan) => {
  test.each(['Class', 'Session', 'Lecture', 'Meeting', 'Day'])('"due in %s 4"', (name) => {
    expect(planned(`Essay 1 is due in ${name.toLowerCase()} 4.`, plan(name))).toEqual([
      'assignment 2026-09-29 Essay 1',
    ]);
    expect(planned(`Due ${name} 4: Essay 1`, plan(name))).toEqual(['assignment 2026-09-29 Essay 1']);
  });
});

const BY_CLASS = PLANS['a column of numbers']?.('Class') ?? [];

test.each([
  ['Essay 1 (due class 4)', 'assignment 2026-09-29 Essay 1'],
  ['Essay 1, due before class 4', 'assignment 2026-09-29 Essay 1'],
  ['Essay 1 is due at the beginning of class 4.', 'assignment 2026-09-29 Essay 1'],
  ['Midterm: class 4', 'exam 2026-09-29 Midterm'],
  ['The midterm will be held in session 4.', 'exam 2026-09-29 Midterm'],
])('%s', (told, found) => expect(planned(told, BY_CLASS)).toEqual([found]));

test.each([
  'The midterm covers classes 1-4.',
  'Essay 1 is due in class 9.',
  'Late essays are due in class 4.',
  'Read chapter 3 before class 4.',
])('"%s" tells of no day', (told) => expect(planned(told, BY_CLASS)).toEqual([]));

test('numbers that are in no order with the days are of no sessions', () =>
  expect(
    planned('Essay 1 is due in class 4.', [
      '| Class | Date |',
      ...[3, 4, 1, 2, 6].map((n, at) => `| ${n} | ${DAYS[at]} |`),
    ]),
  ).toEqual([]));

test('the day says from which session it was read, and quotes it', () => {
  const [essay] = read('Fall 2026', 'Essay 1 is due in class 4.', ...BY_CLASS).findings.filter(
    ({ kind }) => kind === 'assignment',
  );
  expect(essay?.assumed).toContainEqual({ field: 'date', because: 'the day of class 4, Sept 29' });
  expect(essay?.evidence.map(({ quote }) => quote)).toEqual(['Essay 1 is due in class 4.', 'Sept 29']);
});
