import { expect, test } from 'vitest';
import { read, workIn } from '../../testing/read-lines.ts';

const quotes = (...lines: string[]) =>
  workIn('Fall 2026', ...lines).map(({ evidence }) => evidence.map(({ quote }) => quote));

test.each([
  ['Problem set 1 is due on Friday, October 2.', ['Problem set 1 is due on Friday, October 2.']],
  ['- Quiz 1 — due Sunday, 10/4', ['Quiz 1 — due Sunday, 10/4']],
  ['October 12: Midterm exam', ['October 12: Midterm exam']],
])('%j is quoted with its day', (line, expected) => expect(quotes(line)).toEqual([expected]));

test('each of several works on a line is quoted with its own day', () =>
  expect(quotes('Oct 5: Response 2 due, Oct 12: Response 3 due')).toEqual([
    ['Oct 5: Response 2 due'],
    ['Oct 12: Response 3 due'],
  ]));

test('what closes the days in front of a topic is no part of its quote', () =>
  expect(
    read('Fall 2026', 'Wk 1 (9/8, 9/10): Mosses', 'Wk 2 (9/15, 9/17): Ferns', 'Wk 3 (9/22, 9/24): Lichens')
      .findings.filter(({ kind }) => kind === 'class')
      .map(({ evidence }) => evidence[0]?.quote),
  ).toEqual(['Mosses', 'Ferns', 'Lichens']));

test('a day in another cell is quoted by itself', () =>
  expect(quotes('| Date | Due |', '| Oct 5 | Essay 1 |', '| Oct 12 | Essay 2 |')).toEqual([
    ['Essay 1', 'Oct 5'],
    ['Essay 2', 'Oct 12'],
  ]));

test('what is quoted with its day as work is no class besides', () =>
  expect(
    read('Fall 2026', 'October 5: Roots', 'October 12: Midterm exam', 'October 19: Stems').findings.map(
      ({ kind, evidence }) => [kind, evidence[0]?.quote],
    ),
  ).toEqual([
    ['class', 'October 5: Roots'],
    ['exam', 'October 12: Midterm exam'],
    ['class', 'October 19: Stems'],
  ]));

test('a quote ends where a label is left out between two lines', () => {
  const week = (days: string) => [
    days,
    '- Read: “Kettles” — https://river.example/kettles/',
    '- Read: “Barrows” — https://river.example/barrows/',
    '- Complete: Draft, on the site',
  ];
  const { findings } = read(
    'Fall 2026',
    ...week('Week 1 (September 7–11)'),
    ...week('Week 2 (September 14–18)'),
    ...week('Week 3 (September 21–25)'),
  );
  const readings = findings.filter(({ kind }) => kind === 'reading');
  expect(readings.map(({ evidence }) => evidence[0]?.quote)).toEqual(
    Array.from({ length: 3 }, () => '“Kettles” — https://river.example/kettles/'),
  );
});
