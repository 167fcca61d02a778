import { describe, expect, test } from 'vitest';
import { work } from '../../testing/read-lines.ts';

const PLACES: Readonly<Record<string, (said: string) => string[]>> = {
  'among the topics': (said) => [
    '| Date | Topic |',
    '| Sept 8 | Rivers |',
    `| Sept 15 | ${said} |`,
    '| Sept 22 | Seas |',
  ],
  'in a column of notes': (said) => [
    '| Date | Topic | Notes |',
    '| Sept 8 | Rivers | |',
    `| Sept 15 | Lakes | ${said} |`,
    '| Sept 22 | Seas | |',
  ],
  'in a list of days': (said) => ['Sept 8: Rivers', `Sept 15: ${said}`, 'Sept 22: Seas'],
};

const HANDED_IN = ['Essay 2', 'the final project', 'Lab Report 1'];
const HELD = ['Exam 1', 'the midterm', 'Quiz 2'];

const ABOUT_WORK = [
  'Getting started on',
  'Handing back',
  'Explain',
  'How to write',
  'Reflect on',
  'Check-in on',
  'Ideas for',
  'Choosing topics for',
  'Looking ahead to',
  'Library session for',
  'Q and A for',
  'Sample questions for',
  'Grades for',
];

describe.each(Object.entries(PLACES))('%s', (_, place) => {
  test.each(ABOUT_WORK)('"%s" a work is about it, and not the work', (about) =>
    expect(
      [...HANDED_IN, ...HELD].flatMap((name) => work('Fall 2026', ...place(`${about} ${name}`))),
    ).toEqual([]),
  );

  test('"info session" behind a work as well', () =>
    expect(
      [...HANDED_IN, ...HELD]
        .map((name) => name.replace('the ', ''))
        .flatMap((name) => work('Fall 2026', ...place(`${name} info session`))),
    ).toEqual([]));

  test('what is due is due, whatever is done with it before', () =>
    expect(work('Fall 2026', ...place('Essay 2 due; how to write Lab Report 1'))).toEqual([
      'assignment 2026-09-15 Essay 2',
    ]));
});

test('where a column says what is due, a test that is talked about is none, and a plan or a sample may be due', () =>
  expect(
    work(
      'Fall 2026',
      '| Date | Topic | Assignments |',
      '| Sept 8 | Rivers | Questions about the midterm |',
      '| Sept 15 | Lakes | Quiz 2 tips |',
      '| Sept 22 | Seas | Work on Exam 1 |',
      '| Sept 29 | Dunes | Reflect on Essay 2 |',
      '| Oct 6 | Deltas | Presentations recap |',
      '| Oct 13 | Capes | Problem set 3 |',
    ),
  ).toEqual(['assignment 2026-09-29 Reflect on Essay 2', 'assignment 2026-10-13 Problem set 3']));

test('presentations that are introduced are held later, and those that begin are held', () =>
  expect(
    work(
      'Fall 2026',
      'Sept 8: Introduction to your presentations',
      'Sept 15: Presentations introduced',
      'Nov 10: Presentations begin',
    ),
  ).toEqual(['presentation 2026-11-10 Presentations begin']));

test('what is done with an assignment in class is not due, save where brackets say so', () =>
  expect(
    work(
      'Fall 2026',
      '| Date | Lecture | In-class assignment work |',
      '| Sept 8 | Rivers | Selecting maps for Assignment 1 |',
      '| Sept 15 | | Discussion of rivers (Assignment 1 deadline) |',
      '| Sept 22 | Seas | Codes and Assignment 2 introduction |',
      '| Sept 29 | | Discussion of seas (Assignment 2 deadline) |',
    ),
  ).toEqual(['assignment 2026-09-15 Assignment 1', 'assignment 2026-09-29 Assignment 2']));

test('papers that will be assigned to students in a week are not due in it', () =>
  expect(
    work(
      'Fall 2026',
      'Week 1, Sept 8: Rivers',
      'Week 2, Sept 15: Lakes',
      'Week 3, Sept 22: Seas',
      'The research papers to review will be assigned to students around week 3.',
    ),
  ).toEqual([]));

test('a class that goes on is no work', () =>
  expect(
    work(
      'Fall 2026',
      '| Date | Topic | Notes |',
      '| Oct 13 | Rivers | Essay 1 due |',
      '| Oct 20 | Lakes | Tue: Class resumes. |',
      '| Oct 27 | Seas | Essay 2 due |',
    ),
  ).toEqual(['assignment 2026-10-13 Essay 1', 'assignment 2026-10-27 Essay 2']));
