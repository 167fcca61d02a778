import { describe, expect, test } from 'vitest';
import { work } from '../../testing/read-lines.ts';

// What the head of a column says of the cells below it.

describe('chapters below a column of work', () => {
  test.each(['Homework due', 'Homework due (11:59 pm)', 'HW due'])('below "%s" they are due', (head) =>
    expect(
      work(
        'Fall 2026',
        `| Date | Topic | ${head} |`,
        '| Aug 31 | Ledgers | Ch 1 |',
        '| Sep 2 | Ch 3: Cash | Sections 2.1, 2.2 |',
        '| Sep 9 | Ch 3 | |',
      ).map((line) => line.replace('HW', 'Homework').replace(' 23:59', '')),
    ).toEqual(['assignment 2026-08-31 Homework Ch 1', 'assignment 2026-09-02 Homework Sections 2.1, 2.2']),
  );

  test.each(['Homework', 'Reading due', 'Reading'])('below "%s" they are read', (head) =>
    expect(
      work(
        'Fall 2026',
        `| Date | Topic | ${head} |`,
        '| Aug 31 | Ledgers | Ch 1 |',
        '| Sep 2 | Cash | Ch 2 |',
        '| Sep 9 | Stocks | Ch 3 |',
      ),
    ).toEqual([]),
  );
});

describe('a list of work with points and due dates', () => {
  test('"Required" below the points is no work', () =>
    expect(
      work(
        'Fall 2025',
        '| Assignment | Points | Due |',
        '| Placement agreement | Required | Sep 22 |',
        '| Letter to families | 10 | Sep 29 |',
        '| Hours log | Pass/fail | Oct 30 |',
      ),
    ).toEqual([
      'assignment 2025-09-22 Placement agreement',
      'assignment 2025-09-29 Letter to families',
      'assignment 2025-10-30 Hours log',
    ]));

  test('below "Project" each is one, with the hour that is said of all projects', () =>
    expect(
      work(
        'Fall 2026',
        '| Project | Released | Due | Resubmission closes |',
        '| P1: Turtle art | Sep 20 | Oct 2 | Oct 16 |',
        '| P2: Word counts | Oct 5 | Oct 23 | Nov 9 |',
        'All projects are due at 5 PM.',
      ),
    ).toEqual([
      'project 2026-10-02 17:00 Project: P1: Turtle art',
      'project 2026-10-23 17:00 Project: P2: Word counts',
    ]));
});

describe('a row that is one part of the grade', () => {
  test('is one thing, whatever its name joins', () =>
    expect(
      work(
        'Fall 2025',
        '| Assignment | Points | Due |',
        '| Lesson plan 1 and reflection | 40 | Sep 26 |',
        '| Research proposal & annotated bibliography | 40 | Oct 1 |',
        '| Quiz 1, Quiz 2 | 50 | Oct 30 |',
      ),
    ).toEqual([
      'assignment 2025-09-26 Lesson plan 1 and reflection',
      'project 2025-10-01 Research proposal & annotated bibliography',
      'quiz 2025-10-30 Quiz 1',
      'quiz 2025-10-30 Quiz 2',
    ]));
});

test('below "Category" stands the work itself where nothing else of the row names any', () =>
  expect(
    work(
      'Fall 2026',
      '| Category | Points | Due date |',
      '| Problem sets (20%) | 72 points | |',
      '| Problem set 1 | 12 points | 9/8 |',
      '| Midterm exam (30%) | 108 points | 10/20 |',
      '| Final exam (50%) | 180 points | TBD |',
    ),
  ).toEqual(['assignment 2026-09-08 Problem set 1', 'exam 2026-10-20 Midterm exam']));

test('numbers below "Homework problems" are no work where other rows say what is due', () =>
  expect(
    work(
      'Fall 2026',
      '| Date | Topic | Homework problems |',
      '| Sep 7 | Supply | 1, 3, 5, 7 |',
      '| Sep 9 | Demand | 2, 4, 4E |',
      '| Sep 13 | Homework due: chapters 1 and 2 | |',
      '| Sep 14 | Trade | 8, 9 |',
      '| Sep 20 | Homework due: chapter 3 | |',
    ),
  ).toEqual(['assignment 2026-09-13 Chapters 1 and 2', 'assignment 2026-09-20 Chapter 3']));

test('"Assignment" beside "Additional reading" holds what is read, save where it says more', () =>
  expect(
    work(
      'Spring 2027',
      '| Date | Topic | Assignment | Additional reading |',
      '| Mar 2 | Where rivers end | Public radio: "Sounds of the delta" | River agency (2019) |',
      '| Mar 4 | | "A marsh comes back" (Harbor Times, 21 March 2026) | |',
      '| Mar 9 | | Read two articles on dams. / 1 page summary due in recitation. | Encyclopedia: Dams |',
      '| Mar 11 | Salt | Marsh project due | |',
    ),
  ).toEqual(['assignment 2027-03-09 1 page summary', 'project 2027-03-11 Marsh project']));

test('in a column of laboratories, a test beside other work, and what is due with its company', () =>
  expect(
    work(
      'Fall 2026',
      '| Date | Lecture | Lab |',
      '| 9/8 | Wings | Beetles |',
      '| 9/10 | Legs | Moths |',
      '| 9/15 | Eyes | Flies |',
      '| 9/17 | Water | Lab practical 1, work on class herbarium |',
      '| 9/22 | Review | Herbarium and spreadsheet due, along with the field summary |',
    ),
  ).toEqual(['exam 2026-09-17 Lab practical 1', 'assignment 2026-09-22 Herbarium and spreadsheet']));
