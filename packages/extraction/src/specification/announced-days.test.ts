import { expect, test } from 'vitest';
import { read, work } from '../../testing/read-lines.ts';

// Days that are announced by the line above them, and days that are written in a way of their own.

test('days below a sentence that announces them are those of its work', () =>
  expect(
    work(
      'Spring 2027',
      'There are two midterms, each of 90 minutes. Midterms are held in class on the following dates:',
      '- Wednesday, March 3, 2027',
      '- Wednesday, April 14, 2027',
      '',
      'Essays are written on other days.',
    ),
  ).toEqual(['exam 2027-03-03 First midterm', 'exam 2027-04-14 Second midterm']));

test('one day below it is that of its work, and a day with a work of its own is not', () =>
  expect(
    work(
      'Spring 2027',
      'The final exam is given on these days:',
      '- May 12, 2027',
      '- Final report due May 14',
    ),
  ).toEqual(['exam 2027-05-12 Final exam', 'assignment 2027-05-14 Final report']));

test('dots between month and day are read as their weekdays have them', () =>
  expect(
    work(
      'Fall 2026',
      'Monday, 9.14',
      '- Reeds',
      'Monday, 9.21',
      '- Essay 1 due',
      'Monday, 9.28',
      '- Birds',
      'Monday, 11.2',
      '- Quiz 1',
    ),
  ).toEqual(['assignment 2026-09-21 Essay 1', 'quiz 2026-11-02 Quiz 1']));

test('a note on what is due is nothing due', () =>
  expect(
    read(
      'Fall 2026',
      '- September 14: Reeds',
      '- September 16: Essay 1 due',
      '- Note: presentations are due online the night before',
    )
      .findings.filter(({ kind }) => kind !== 'class')
      .map(({ title }) => title),
  ).toEqual(['Essay 1']));

test('in Spanish the works are called by their own name', () =>
  expect(
    work(
      'Otoño de 2026',
      'Programa del curso. Los parciales se toman en las fechas siguientes:',
      '- 7 de octubre',
      '- 4 de noviembre',
    ).map((item) => [item.slice(0, 15), /first|second/i.test(item)]),
  ).toEqual([
    ['exam 2026-10-07', false],
    ['exam 2026-11-04', false],
  ]));

test.each([
  ['The lab notebooks need to be handed in by the following deadlines:', 'assignment', 'lab notebook'],
  ['Homework is collected on:', 'assignment', 'homework'],
  ['Dates of the midterms:', 'exam', 'midterm'],
  ['Two papers are due in this course, as follows:', 'assignment', 'paper'],
])('%s', (said, kind, noun) =>
  expect(work('Fall 2026', said, '- Thursday 19th November (Week 8) by 3:00pm', '- 26th November')).toEqual([
    `${kind} 2026-11-19 15:00 First ${noun}`,
    `${kind} 2026-11-26 Second ${noun}`,
  ]),
);

test.each([
  'There is no homework in these weeks:',
  'Homework is handed out on:',
  'Review sessions for the midterm are held on:',
])('%s tells of no work', (said) =>
  expect(work('Fall 2026', said, '- Thursday 19th November (Week 8)', '- 26th November (Week 9)')).toEqual(
    [],
  ),
);
