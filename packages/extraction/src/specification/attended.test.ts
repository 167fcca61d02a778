import { expect, test } from 'vitest';
import { work } from '../../testing/read-lines.ts';

// What one has to be present at, besides the classes.

const rows = (...topics: string[]) =>
  work(
    'Fall 2026',
    '| Date | Topic |',
    ...topics.map((topic, row) => `| October ${5 + 2 * row} | ${topic} |`),
  );

test.each([
  ['Mandatory library session', 'Mandatory library session'],
  ['Attendance required: Safety on the water', 'Attendance required: Safety on the water'],
  ['Harbor drill (attendance mandatory)', 'Harbor drill (attendance mandatory)'],
])('%s in a plan of the classes', (topic, title) =>
  expect(rows('Reeds', topic, 'Birds')).toEqual([`other 2026-10-07 ${title}`]),
);

test.each([
  ['The tour of the shipyard on October 7 is mandatory.', 'other 2026-10-07 Tour'],
  ['You must attend the boat training on October 7, 5-6 pm.', 'other 2026-10-07 17:00 Boat training'],
])('%s', (sentence, found) => expect(work('Fall 2026', '', sentence)).toEqual([found]));

test.each([
  ['La sortie au port du 7 octobre est obligatoire : sortie obligatoire', 'Automne 2026', '2026-10-07'],
  ['7 de octubre: visita obligatoria al puerto', 'Otoño de 2026', '2026-10-07'],
])('in other languages: %s', (line, term, day) =>
  expect(work(term, '', line).map((item) => item.slice(0, 16))).toEqual([`other ${day}`]),
);

test.each([
  'Mandatory reporting laws',
  'Compulsory schooling in the last century',
  'Attendance and how it is taken',
])('%s is a topic', (topic) => expect(rows('Reeds', topic, 'Birds')).toEqual([]));

test.each([
  'Attendance is mandatory on the first day of class, August 24.',
  'Attendance at labs is required from September 3 on.',
])('%s says nothing of an event', (sentence) => expect(work('Fall 2026', '', sentence)).toEqual([]));

test('an essay that is written in class is held on the day on which it stands', () =>
  expect(rows('Reeds', 'In-class essay', 'Birds')).toEqual([
    expect.stringMatching(/2026-10-07 In-class essay$/),
  ]));

test.each([
  [
    'Lab assignments (4), 20%; Final exam, 80%',
    ['assignment 2026-09-15 Lab 1', 'assignment 2026-09-22 R Lab 2'],
  ],
  ['Final exam, 100%', []],
])('laboratories with numbers are works where the grade counts them: %s', (grade, found) =>
  expect(
    work(
      'Fall 2026',
      '# Grading',
      grade,
      '# Schedule',
      'Sept 15: Dunes',
      '- Lab 1',
      'Sept 22: Reeds',
      '- R Lab 2',
      'Sept 29: Birds',
    ),
  ).toEqual(found),
);
