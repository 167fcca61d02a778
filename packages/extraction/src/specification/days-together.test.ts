import { expect, test } from 'vitest';
import { work, workIn } from '../../testing/read-lines.ts';
import { extract } from '../extract.ts';
import { readDocument } from '../node.ts';

// Several days of one work, however they are joined.

test('semicolons between days that have commas of their own', () =>
  expect(
    work(
      'Fall 2025',
      'Tests will be given on Friday, September 26; Wednesday, October 22; and Monday, November 17.',
    ),
  ).toEqual(['exam 2025-09-26 Tests', 'exam 2025-10-22 Tests', 'exam 2025-11-17 Tests']));

test('a day that the edge of the page cut behind its month', async () => {
  const text = [
    'Fall 2025',
    '',
    'Four problem sheets are collected in your section, on these Fridays: Sep 12, Oct',
    '10, Nov 7. The midterm of the course is on Tuesday, October 21, from 6:30–',
    '8:00pm. Whoever is away then writes to the instructor before September 19.',
  ];
  const bytes = new TextEncoder().encode(text.join('\n'));
  const { findings } = extract(await readDocument({ bytes, fileName: 'a.txt' }), {
    referenceDate: '2025-09-01',
  });
  expect(findings.map(({ date, time, endTime }) => [date, time, endTime])).toEqual([
    ['2025-09-12', undefined, undefined],
    ['2025-10-10', undefined, undefined],
    ['2025-10-21', '18:30', '20:00'],
    ['2025-11-07', undefined, undefined],
  ]);
});

test('a row of two days, and the list of deadlines which says on which of them', () =>
  expect(
    work(
      'Spring 2026',
      'Resume and cover letter: due February 12',
      '',
      '| Wk | Dates | Topics | To do |',
      '| 1 | Feb 3, 5 | Speaking | |',
      '| 2 | Feb 10, 12 | Jobs | Resume draft |',
      '| 3 | Feb 17, 19 | Reports | Safety certificate by Friday, 5 pm |',
    ),
  ).toEqual([
    'assignment 2026-02-12 Resume and cover letter',
    'assignment 2026-02-20 17:00 Safety certificate',
  ]));

test('each of several days is one, also where nothing gives the year', () =>
  expect(work('Map exercises: there are three; due dates are 9/6, 9/27 and 10/11.')).toEqual([
    'assignment --09-06 Map exercises',
    'assignment --09-27 Map exercises',
    'assignment --10-11 Map exercises',
  ]));

test('a test that is open from one day to another is taken then', () =>
  expect(workIn('Spring 2026', 'Final exam: available May 4 through May 6 at noon')).toMatchObject([
    { kind: 'exam', title: 'Final exam', date: '2026-05-04', endDate: '2026-05-06' },
  ]));

test('days of work in class are none of the project', () =>
  expect(
    work('Fall 2025', 'Project 2: Interior. Work days Sept. 15, 17, 22. Sketches due Sept. 24.'),
  ).toEqual(['assignment 2025-09-24 Sketches']));

test('labs of weeks in which all work is due on Sundays', () =>
  expect(
    work(
      'Fall 2025. All work is due Sundays by 11 pm. Labs 30%, Quizzes 20%, Final 50%',
      '| Week | Reading | Labs | Quizzes |',
      '| Week 1 9/1–9/7 | Ch 1 | Lab 1 | |',
      '| Week 2 9/8–9/14 | Ch 2 | Lab 2 | Quiz 1 |',
    ),
  ).toEqual([
    'assignment 2025-09-07 23:00 Lab 1',
    'quiz 2025-09-14 23:00 Quiz 1',
    'assignment 2025-09-14 23:00 Lab 2',
  ]));

test('two works of a cell, each with its number', () =>
  expect(
    work(
      'Fall 2025',
      '| Week of | Experiment | Due |',
      '| Sep 8 | Density | Pre-lab 1 |',
      '| Sep 15 | Hydrates | Pre-lab 2, Report 1 |',
      '| Sep 22 | Heat | Chapter 2, Section 4 |',
    ).slice(0, 3),
  ).toEqual([
    'assignment 2025-09-08 Pre-lab 1',
    'assignment 2025-09-15 Pre-lab 2',
    'assignment 2025-09-15 Report 1',
  ]));

test('talks that the list of dates and the plan name alike are the same', () =>
  expect(
    work(
      'Fall 2025',
      'December 4 and 11: Research presentations',
      '',
      '| Date | Topic |',
      '| Nov 20 | Ports |',
      '| Dec 4 | Presentations I |',
      '| Dec 11 | Presentations II |',
    ),
  ).toEqual(['presentation 2025-12-04 Presentations I', 'presentation 2025-12-11 Presentations II']));

test('a laboratory with its room is a session of it', () =>
  expect(
    work(
      'Fall 2025. Lab attendance 20%, essay 80%',
      '| Date | Topic |',
      '| Sep 18 | Lab 1 (room 12) |',
      '| Oct 2 | Essay due |',
    ),
  ).toEqual(['assignment 2025-10-02 Essay']));
