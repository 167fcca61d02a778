import { describe, expect, test } from 'vitest';
import { work } from '../../testing/read-lines.ts';

// Sentences that tell where, how or at what hour a test is held, in front of its day or behind it.

const VERBS = [
  'is',
  'will be',
  'will be held',
  'takes place',
  'will take place',
  'is going to be',
  'will happen',
];
const WHERE = [
  ...['online', 'in class', 'in person', 'remotely', 'via Zoom', 'on Canvas', 'in our regular classroom'],
  ...[
    'during class',
    'during the regular class period',
    'in the testing center',
    'at 2 pm',
    'from 2:00 to 4:00 pm',
  ],
];
const COURSE = ['HIST 201: Coasts, Fall 2026', 'Class meets Tuesdays and Thursdays 10:00-11:15 in Hall 14.'];
const NAMES = ['Exam 1', 'The midterm exam', 'The final exam'];
const DAYS = ['September 24', 'October 8', 'December 15'];

const named = (lines: readonly string[]): string[] =>
  work(...COURSE, '## Exams', ...lines).map((found) => found.replace(/ \d\d:\d\d/u, ''));

const EXAMS = ['exam 2026-09-24 Exam 1', 'exam 2026-10-08 Midterm exam', 'exam 2026-12-15 Final exam'];

describe.each(WHERE)('%s', (where) => {
  test.each(VERBS)('"The midterm exam %s …"', (verb) => {
    const before = NAMES.map((name, at) => `${name} ${verb} ${where} on ${DAYS[at]}.`);
    const behind = NAMES.map((name, at) => `${name} ${verb} on ${DAYS[at]} ${where}.`);
    expect(named(before)).toEqual(EXAMS);
    expect(named([before.join(' ')])).toEqual(EXAMS);
    expect(named(behind)).toEqual(EXAMS);
  });
});

test('tests of all kinds at once are those that are named one by one', () =>
  expect(
    named([
      'Exams will be held online on October 8 and December 15.',
      'Midterm is during normal class hours on Thursday, October 8.',
      'Final is at 2 pm on Tuesday, December 15.',
    ]),
  ).toEqual(['exam 2026-10-08 Midterm', 'exam 2026-12-15 Final']));

test('sections that meet at other hours have their own days', () =>
  expect(
    named(['Final exam: the 9:30 class meets on December 15, the 11:00 class meets on December 17.']),
  ).toEqual(['exam 2026-12-15 Final exam', 'exam 2026-12-17 Final exam']));

describe('in other languages', () => {
  test.each([
    ['L’examen final aura lieu', ['en ligne', 'en salle 12', 'à 14h', 'pendant le cours'], 'le 15 décembre'],
    ['El examen final se celebrará', ['en línea', 'en el aula 12', 'a las 14:00'], 'el 15 de diciembre'],
    ['Die Klausur ist', ['online', 'in Raum 12', 'von 14:00 bis 16:00 Uhr'], 'am 15. Dezember'],
    ['O exame final será realizado', ['online', 'na sala 12', 'às 14h'], 'em 15 de dezembro'],
    ['L’esame finale si terrà', ['online', 'in aula 12', 'alle 14', 'in presenza'], 'il 15 dicembre'],
    ['Het tentamen is', ['online', 'in zaal 12', 'om 14 uur', 'via Zoom'], 'op 15 december'],
  ] as const)('"%s …"', (held, wheres, day) => {
    for (const where of wheres) {
      const sentences = [`2026.`, `${held} ${where} ${day}.`];
      expect(work(...sentences).map((found) => found.slice(0, 'exam 2026-12-15'.length))).toEqual([
        'exam 2026-12-15',
      ]);
    }
  });
});
