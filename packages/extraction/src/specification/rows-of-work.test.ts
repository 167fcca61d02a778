import { expect, test } from 'vitest';
import { work } from '../../testing/read-lines.ts';

// What the row of a work says besides its name: its code, its number, its days, and what is still to be told.

test('the name of a row again, in letters, is no second work', () =>
  expect(
    work(
      'Spring 2026',
      '| Content | Assessment | Weight | Release Date | Submission Date |',
      '| Entrance Exam | EE | 0% | Wed 07 Jan 2026 | Mon 02 Feb 2026 |',
      '| Project 1 | P1 | 20% | Wed 11 Feb 2026 | Mon 30 Mar 2026 |',
      '| Project 2A - Ports | P2A | 20% | Fri 20 Mar 2026 | Mon 27 Apr 2026 |',
    ),
  ).toEqual([
    'exam 2026-02-02 Entrance Exam',
    'project 2026-03-30 Project 1',
    'project 2026-04-27 Project 2A - Ports',
  ]));

test('a deadline for something else beside what is due is another thing', () =>
  expect(
    work(
      'Fall 2026',
      '| Date | Topic | Due |',
      '| Oct 26 | Rates | A2 Due 11:59pm, Deadline to form Project Groups |',
    ),
  ).toEqual(['assignment 2026-10-26 23:59 A2', 'project 2026-10-26 Deadline to form Project Groups']));

test('what is still to be announced is not on the day of its row', () =>
  expect(
    work(
      'Fall 2026',
      '| Date | Topic | Due |',
      '| Dec 4 | Life tables | Lab 9 |',
      '| Dec 8 | Final exam period begins | Final Exam TBD |',
    ),
  ).toEqual(['assignment 2026-12-04 Lab 9']));

test.each(['2.24', '2-24'])('a column "HW due" of days such as %s', (written) => {
  const day = (month: number, of: number) => `${month}${written.charAt(1)}${of}`;
  expect(
    work(
      'Spring 2026',
      '| Reading | Lecture | HW | Topic |',
      '| due | date | due | |',
      `| ${day(2, 8)} | ${day(2, 9)} | ${day(2, 22)} | Essay 1 |`,
      `| ${day(2, 15)} | ${day(2, 18)} | ${day(3, 1)} | Map 2 |`,
      `| ${day(2, 22)} | ${day(2, 23)} | ${day(3, 8)} | Essay 3 |`,
    ).map((one) => one.replace(/^\p{L}+ /u, '')),
  ).toEqual(['2026-02-22 Essay 1', '2026-03-01 Map 2', '2026-03-08 Essay 3']);
});

test('"Assignments" above nothing but chapters are read', () =>
  expect(
    work(
      'Fall 2026',
      '| Date | Topics and Exams | Assignments |',
      '| 9/14 | Cells | Ch 2, 4, and 5 |',
      '| 9/16 | Bones | Ch 6-8 |',
      '| 9/21 | Lecture Exam 1 | |',
      '| 9/23 | Joints | Pages 6-11, Ch 9 |',
    ),
  ).toEqual(['exam 2026-09-21 Lecture Exam 1']));

test.each(['Vlab', 'Read/HW', 'Gate'])(
  '"%s 01" and so on beside their deadlines are what is due, and no topic of theirs',
  (name) =>
    expect(
      work(
        'Fall 2026',
        '| Time | Topics | Virtual | Deadline |',
        '| Week 2 (9/8) | Number systems | NAME 01 | 9/13, 11:59PM |'.replace('NAME', name),
        '| Week 3 (9/15) | Gates | NAME 02 | 9/20, 11:59PM |'.replace('NAME', name),
        '| Week 4 (9/22) | -- | -- | -- |',
        '| Week 5 (9/29) | Latches | NAME 04 | 10/4, 11:59PM |'.replace('NAME', name),
      ),
    ).toEqual([
      `assignment 2026-09-13 23:59 ${name} 01`,
      `assignment 2026-09-20 23:59 ${name} 02`,
      `assignment 2026-10-04 23:59 ${name} 04`,
    ]),
);
