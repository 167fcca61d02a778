import { expect, test } from 'vitest';
import { work } from '../../testing/read-lines.ts';

// How long before a class the document says that work is due.

const WEEKS = [
  '#### Week 1: January 25: Mud',
  'Readings: Hale 2014',
  'Due: Exercise 1',
  '#### Week 2: February 1: Reeds',
  'Readings: Hale 2015',
  'Due: Exercise 2',
  'Due: Report 1',
  '#### Week 3: February 8: Birds',
  'Readings: Hale 2016',
  'Due: Exercise 3',
];

test('hours before it are counted back from its beginning', () =>
  expect(
    work(
      'Spring 2027',
      'Class meets: Mondays, 5:30-7:30 pm',
      '- Exercises (ten in all, due 26 hours before class)',
      '- Reports are due one hour before class',
      ...WEEKS,
    ),
  ).toEqual([
    'assignment 2027-01-24 15:30 Exercise 1',
    'assignment 2027-01-31 15:30 Exercise 2',
    'assignment 2027-02-01 16:30 Report 1',
    'assignment 2027-02-07 15:30 Exercise 3',
  ]));

test('the night before it is the day before, at its own hour', () =>
  expect(
    work(
      'Spring 2027',
      'Class meets: Mondays, 9:30-10:45 am',
      'All exercises and reports are due the evening before class, at 9 pm.',
      ...WEEKS,
    ),
  ).toEqual([
    'assignment 2027-01-24 21:00 Exercise 1',
    'assignment 2027-01-31 21:00 Exercise 2',
    'assignment 2027-01-31 21:00 Report 1',
    'assignment 2027-02-07 21:00 Exercise 3',
  ]));

test.each([
  'Late exercises are taken until 24 hours before class.',
  'Exercises are posted 24 hours before class.',
  'If you miss a test, make-ups are due the day before class.',
])('%j moves nothing', (sentence) =>
  expect(
    work('Spring 2027', 'Class meets: Mondays, 9:30-10:45 am', sentence, ...WEEKS).map((item) =>
      item.replace(/ \d\d:\d\d/, ''),
    ),
  ).toEqual([
    'assignment 2027-01-25 Exercise 1',
    'assignment 2027-02-01 Exercise 2',
    'assignment 2027-02-01 Report 1',
    'assignment 2027-02-08 Exercise 3',
  ]),
);

test('what names its own day keeps it', () =>
  expect(
    work(
      'Spring 2027',
      'Class meets: Mondays, 9:30-10:45 am',
      'Exercises are due 24 hours before class.',
      '',
      'Exercise 4 is due on February 22.',
    ).map((item) => item.slice(0, 21)),
  ).toEqual(['assignment 2027-02-22']));

test('what names its own day is not due when the class begins either', () =>
  expect(
    work(
      'Spring 2027',
      'Class meets: Mondays, 9:30-10:45 am',
      'Essays are due the day before class.',
      '',
      'Essay 1 is due on February 22.',
    ),
  ).toEqual(['assignment 2027-02-22 Essay 1']));

test('what is said behind the label of one work is no rule for the others', () =>
  expect(
    work(
      'Otoño 2026',
      'Clases: miércoles, 8:50-11:50',
      'Entrega: memo de diseño, 48 horas antes de la clase.',
      '- Entrega de la reseña: 18 de noviembre',
    ).map((line) => line.split(' ')[1]),
  ).toEqual(['2026-11-18']));

test('"by class time" is when the class begins', () =>
  expect(
    work(
      'Fall 2026',
      'Class meets: Tuesdays, 10:00 am - 12:45 pm',
      '- Rivers essay: due September 15 by class time',
    ),
  ).toEqual(['assignment 2026-09-15 10:00 Rivers essay']));

test.each([
  ['- Essay 4 is due October 6, before class.', '12:15'],
  ['- Essay 4 due October 6. Due before class in the dropbox.', '12:15'],
  ['- Essay 4 due October 6th Due before class in the dropbox.', '12:15'],
  ['- Essay 4 due October 6. Due in the dropbox.', '23:59'],
])('%s: its own hour, and not the one that is said of all work', (said, time) =>
  expect(
    work(
      'Fall 2026',
      'Class meets TR 12:15-1:30 pm',
      'All assignments are due by 11:59 pm on the due date, unless otherwise noted.',
      said,
    ),
  ).toEqual([`assignment 2026-10-06 ${time} Essay 4`]),
);

test('what is said behind a part of the grade is said of that part', () =>
  expect(
    work(
      'Fall 2026',
      'Class meets: Mondays and Wednesdays, 10:00-11:15 am',
      'Prework (15%) On most days, there will be a written assignment due the night before class.',
      '| Date | Work |',
      '| Mon, Sept 14 | Prework 1 |',
      '| Wed, Sept 16 | Written report 1 |',
    ),
  ).toEqual(['assignment 2026-09-13 Prework 1', 'assignment 2026-09-16 Written report 1']));

test.each([
  'Homework is typically due at midnight the day before the next class meeting.',
  'Each homework is due by 11:59 pm the night before the following class.',
])('%j: the plan has the work where it is given out', (rule) =>
  expect(
    work(
      'Fall 2027',
      'The class meets Tuesdays and Thursdays, 11:00-12:15.',
      rule,
      '| Date | Topic | Homework |',
      '| 8/24/27 | Mud | HW01 |',
      '| 8/26/27 | Reeds | HW02 |',
      '| 8/31/27 | Birds | |',
    ),
  ).toEqual(['assignment 2027-08-25 23:59 HW01', 'assignment 2027-08-30 23:59 HW02']),
);
