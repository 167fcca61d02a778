import { expect, test } from 'vitest';
import { read } from '../../testing/read-lines.ts';

const CLASSES = [
  'Spring 2027',
  '| Date | Topic |',
  '| Jan 12 | Rivers |',
  '| Feb 9 | Lakes |',
  '| Mar 9 | Seas |',
  '| Apr 27 | Reefs |',
];

const termOf = (...lines: string[]) => read(...lines).course.term;

test('classes go on to what is due or held behind the last topic, and are over when exams come', () =>
  expect(termOf(...CLASSES, 'Presentations: April 29, 2027', 'Final exam: May 6, 2027, 10 am')).toEqual({
    name: 'Spring 2027',
    start: '2027-01-12',
    end: '2027-04-29',
  }));

test('what is months away is of no term', () =>
  expect(termOf(...CLASSES, 'Incomplete work is due September 1, 2027.')?.end).toBe('2027-04-27'));

test.each([
  ['Fall 2026', 'Classes begin August 31 and end December 11, 2026.'],
  ['Fall 2026', 'Class starts on Monday, August 31; the last day of classes is Friday, December 11.'],
  ['Fall 2026', 'August 31: First day of classes', 'December 11: Last day of class'],
  ['Automne 2026', 'Début des cours : 31 août 2026', 'Fin des cours : 11 décembre 2026'],
  ['Otoño 2026', 'Inicio de clases: 31 de agosto de 2026', 'Fin de clases: 11 de diciembre de 2026'],
  ['Wintersemester 2026', 'Vorlesungsbeginn: 31. August 2026', 'Vorlesungsende: 11. Dezember 2026'],
])('days stated one by one: %s, %s', (...lines) => {
  expect(termOf('HIST 210', ...lines)).toMatchObject({ start: '2026-08-31', end: '2026-12-11' });
});

test('the ledger says what such a day is', () =>
  expect(
    read('Fall 2026', 'Classes begin August 31 and end December 11, 2026.').ledger.map(
      ({ reason }) => reason,
    ),
  ).toEqual(['first day of classes', 'last day of classes']));

test('one day that is stated, and the other of the schedule', () =>
  expect(termOf(...CLASSES, 'The last day of classes is May 3, 2027.')).toEqual({
    name: 'Spring 2027',
    start: '2027-01-12',
    end: '2027-05-03',
  }));

test('the days of a summer term stand for themselves in the first lines', () => {
  const lines = [
    'HISTORY 325',
    'May 15-June 5, 2027',
    'Section 10: MTWR 8:00-11:05',
    'Thu., May 20: Map quiz',
  ];
  expect(termOf(...lines)).toMatchObject({ start: '2027-05-15', end: '2027-06-05' });
  expect(read(...lines).findings.map(({ title }) => title)).toEqual(['Map quiz']);
});
