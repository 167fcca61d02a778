import { describe, expect, test } from 'vitest';
import { daysOff, read, work, workIn } from '../../testing/read-lines.ts';

// Rows of several days, and cells of several statements.

const row = (topic: string, due = '') => [
  'Fall 2026',
  '| Week | Dates | Topics | Due |',
  '| 1 | Aug. 31, Sep. 2 | Harbors; piers | |',
  `| 2 | Sep. 7, 9 | ${topic} | ${due} |`,
  '| 3 | Sep. 14, 16 | Locks; canals | |',
  '| 4 | Oct. 19, 21 | Review; midterm | |',
];

describe('a holiday beside a topic, in a row of two days, is one of them', () => {
  test('the one that the law says', () =>
    expect(daysOff(...row('Labor Day; the first bridges'))).toEqual(['2026-09-07 Labor Day']));

  test.each([
    ['Fall break; the first bridges', '2026-09-07 Fall break'],
    ['The first bridges; Fall break', '2026-09-09 Fall break'],
  ])('else the first or the last, as it stands: %s', (topic, day) => {
    const { findings } = read(...row(topic));
    const [off] = findings.filter(({ kind }) => kind === 'holiday');
    expect(`${off?.date} ${off?.title}`).toBe(day);
    expect(off?.confidence).toBeLessThan(0.8);
  });

  test('alone, it is both', () =>
    expect(read(...row('Fall break')).findings.find(({ kind }) => kind === 'holiday')).toMatchObject({
      date: '2026-09-07',
      endDate: '2026-09-09',
    }));
});

test('a test that the grading names on its day is the one of the row of two days', () =>
  expect(
    work(
      '| Component | Share | Details |',
      '| ✎ Midterm Exam | 25% | Written exam on Oct. 21 |',
      '| Problem sets | 75% | Five of them |',
      ...row('Waves; tides'),
    ),
  ).toEqual(['exam 2026-10-21 Midterm Exam']));

test('the number of the course is no number of the work', () =>
  expect(
    work(
      ...row('Waves; tides', 'Proposal (414)'),
      '',
      '- Proposal (5%): a page on your question (due Sep. 9)',
      '- Report (95%): ten pages (due Sep. 16)',
    ),
  ).toEqual([
    'project 2026-09-09 Proposal (414)',
    'assignment 2026-09-16 Report: ten pages',
    'exam 2026-10-19 Midterm',
  ]));

describe('each line of a cell that says what is due, or out, is a statement of its own', () => {
  test('with its own hour', () =>
    expect(
      work(
        'Spring 2026',
        '| Date | Topic |',
        '| February 4 / HW#1 Due (9AM) / Wiring #1 Due / (5PM) | Sensors |',
        '| February 9 | Motors |',
        '| February 11 / HW#2 Due (9AM) | Filters |',
      ),
    ).toEqual([
      'assignment 2026-02-04 09:00 HW#1',
      'assignment 2026-02-04 17:00 Wiring #1',
      'assignment 2026-02-11 09:00 HW#2',
    ]));

  test('what is out is not due', () =>
    expect(
      work(
        'Fall 2026',
        '| Date | Topic | Assignments |',
        '| Oct 29 | Gears | HW6 Due |',
        '| Nov 5 | Robots | HW7 Due / HW8 Out / Project Out |',
        '| Nov 12 | Arms | HW8 Due |',
      ),
    ).toEqual(['assignment 2026-10-29 HW6', 'assignment 2026-11-05 HW7', 'assignment 2026-11-12 HW8']));
});

test('a project that is due beside its presentation is one of its own', () =>
  expect(
    work(
      'Fall 2026',
      '| Date | Topic | Assignments |',
      '| Dec 1 | Arms | HW 8 due |',
      '| Dec 3 | Legs | |',
      '| Dec 8 | Project presentations | Project due |',
    ),
  ).toEqual([
    'assignment 2026-12-01 HW 8',
    'project 2026-12-08 Project',
    'presentation 2026-12-08 Project presentations',
  ]));

test('a midterm that is due is the project that the grading has', () =>
  expect(
    workIn(
      'Fall 2026',
      'Class meets Tuesdays and Thursdays, 4:00–5:15 pm.',
      '1. Homework 50%',
      '2. Midterm project 50%',
      '| Date | Topic | Assignments |',
      '| Oct 20 | Arms | HW 5 due |',
      '| Oct 22 | Legs | Midterm due |',
      '| Oct 27 | Hands | |',
    ).find(({ date }) => date === '2026-10-22'),
  ).toMatchObject({ kind: 'project', title: 'Midterm project', weight: 50 }));

test.each(['Deadline: 13 October', 'Deadline:13 October', 'Deadline 13 October'])(
  'beside the name of a work, %j is its day',
  (deadline) =>
    expect(
      work(
        'Fall 2026',
        `| Assignment 1: Counting ships | ${deadline} | Hand in online | 30% |`,
        '| Assignment 2: Charting tides | Deadline: 17 November | Hand in online | 70% |',
      ),
    ).toEqual([
      'assignment 2026-10-13 Assignment 1: Counting ships',
      'assignment 2026-11-17 Assignment 2: Charting tides',
    ]),
);

test('"Homework 7 due." below a table, as the end of a page cuts it off, is one more of its rows', () =>
  expect(
    work(
      'Spring 2027',
      '| Date | Reading |',
      '| Jan 12 Random mating | Hale 1 |',
      '| Homework 1 due. | |',
      '| Jan 14 Drift | Hale 2 |',
      '| Jan 19 Selection | Hale 3 |',
      '| Homework 2 due. | |',
      '| Jan 21 Mutation | Hale 4 |',
      'Homework 3 due.',
      '# References',
    ),
  ).toEqual([
    'assignment 2027-01-12 Homework 1',
    'assignment 2027-01-19 Homework 2',
    'assignment 2027-01-21 Homework 3',
  ]));

test('what is handed over on the day of the presentations is another thing', () =>
  expect(
    work(
      'Spring 2027',
      '| Date | Topic | Due |',
      '| Apr 20 | Review | Homework 3 |',
      '| Apr 27 | Project presentations | |',
      '| Apr 29 | Project presentations | Project deliverables |',
    ),
  ).toEqual([
    'assignment 2027-04-20 Homework 3',
    'presentation 2027-04-27 Project presentations',
    'presentation 2027-04-29 Project presentations',
    'project 2027-04-29 Project deliverables',
  ]));
