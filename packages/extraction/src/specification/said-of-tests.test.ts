import { describe, expect, test } from 'vitest';
import { work } from '../../testing/read-lines.ts';

// What stands behind the name of a test in a plan: what it covers, how it is held, what became of it.

const PLANS = [
  [
    'a list',
    (entry: string) => [
      '- February 2: Deltas',
      `- February 4: ${entry}`,
      '- February 9: Dunes',
      '- February 11: Capes',
    ],
  ],
  [
    'items below topics',
    (entry: string) => [
      '- February 2: Deltas',
      '- February 4: Dunes',
      `- ${entry}`,
      '- February 9: Capes',
      '- February 11: Reefs',
    ],
  ],
  [
    'a table',
    (entry: string) => [
      '| Date | Theme |',
      '| February 2 | Deltas |',
      `| February 4 | ${entry} |`,
      '| February 9 | Dunes |',
      '| February 11 | Capes |',
    ],
  ],
] as const;

const daysOf = (plan: readonly string[]): string[] =>
  work('Spring 2027', '## Plan', ...plan).map((line) => line.split(' ').slice(0, 2).join(' '));

describe.each(PLANS)('in %s', (_, plan) => {
  test.each([
    'Exam 2 covering problem sets 3-6 and chapters 4, 5 and 6',
    'Test 2 covers units 4 to 7 and the talks about tides',
    'Second midterm on everything up to and including dunes',
    'Midterm exam on the material from the first part of the course',
    'Midterm exam, in the usual room, fifty minutes',
    'Midterm exam in class, bring a calculator',
  ])('%j is an exam', (entry) => expect(daysOf(plan(entry))).toEqual(['exam 2027-02-04']));

  test.each([
    'Midterm exam postmortem',
    'Exam 2 handed back, then capes',
    'Midterm exam – results are posted',
    'Midterm exam, answers',
  ])('%j is none', (entry) => expect(daysOf(plan(entry))).toEqual([]));
});

test.each([
  ['Examen de mi-session sur les chapitres 4 à 7', ['2 février', '4 février', '9 février'], 'Plan de cours'],
  [
    'Examen parcial sobre los capítulos 4 a 7',
    ['2 de febrero', '4 de febrero', '9 de febrero'],
    'Programa del curso',
  ],
  [
    'Zwischenklausur über die Kapitel 4 bis 7',
    ['2. Februar', '4. Februar', '9. Februar'],
    'Zeitplan der Vorlesung',
  ],
])('%j is an exam', (entry, [first, second, third], title) =>
  expect(
    work(`# ${title} 2027`, `- ${first}: Delta`, `- ${second}: ${entry}`, `- ${third}: Atoll`).map((line) =>
      line.split(' ').slice(0, 2).join(' '),
    ),
  ).toEqual(['exam 2027-02-04']),
);
