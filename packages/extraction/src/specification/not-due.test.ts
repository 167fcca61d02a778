import { expect, test } from 'vitest';
import { work } from '../../testing/read-lines.ts';

// Days on which something happens to work, and nobody has to hand it in.

test.each([
  ['posted', 'The midterm will be posted on the website on Friday, October 16.'],
  ['handed out', 'The first project is handed out in the lecture on Friday, October 16.'],
  ['handed back', 'The graded midterm will be handed back in section on Friday, October 16.'],
  ['mailed', 'The first essay question will be emailed to you on Friday, October 16.'],
  ['sent', 'The project brief goes out on Friday, October 16.'],
])('work that is %s is not due on that day', (_what, line) =>
  expect(work('Fall 2026', '', line)).toEqual([]),
);

test.each([
  ['conflicts with them', 'Let the instructor know of conflicts with exams by September 11.'],
  ['what they ask for', 'The class turns to chapter 5 (Exam 2 material) on October 2.'],
  ['from when on they are held', 'Quizzes begin the week of September 7.'],
  ['what is arranged for them', 'Exam accommodations are arranged with the testing office by September 18.'],
  ['grades that are left open', 'Incomplete grades must be made up by April 30.'],
  ['asking for such a grade', 'The deadline to request an incomplete is December 9.'],
])('what is said of tests and grades is no test: %s', (_what, line) =>
  expect(work('Fall 2026', '', line)).toEqual([]),
);

test('a test that is posted on one day and due on another is due on the other', () =>
  expect(
    work(
      'Fall 2026',
      '',
      'First midterm: due October 19, 2026',
      '- The midterm will be posted on the website on Friday, October 16.',
      '- It is due on Monday, October 19.',
    ),
  ).toEqual(['exam 2026-10-19 First midterm']));

test('what the teacher does is no work of the student', () =>
  expect(
    work(
      'Fall 2026',
      '',
      'I will submit midterm grades on October 16, at the end of the midterm grading window.',
      'We will hand back the second essay on November 6.',
    ),
  ).toEqual([]));

test('what was due by a day, or may still come after it, has no deadline there', () =>
  expect(
    work(
      'Fall 2026',
      '',
      'Any missing assignments that were due before October 16 count as zero.',
      'You can still submit those assignments after October 16 for the final grade.',
    ),
  ).toEqual([]));

test('how to hand in, in brackets behind the day, is no work of its own', () =>
  expect(
    work(
      'Fall 2026',
      '',
      '| Assignment | Weight | Date |',
      '| First midterm, at home | 20 % | October 19th, 2026 (submit via PDF on Moodle) |',
      '| Essay on a voyage | 20 % | November 2nd, 2026 (submit via PDF on Moodle) |',
      '| Discussions | 20 % | Tuesdays |',
      '',
      'First midterm - due October 19th, 2026',
    ),
  ).toEqual(['exam 2026-10-19 First midterm', 'assignment 2026-11-02 Essay on a voyage']));

test.each(['Readings (for the quiz of week 2): chapters 1-2', 'Readings for Quiz 1: chapters 1-2'])(
  '%j is read, and no quiz',
  (reading) =>
    expect(
      work('Fall 2026', '', '- Sept 15: Overview', `- ${reading}`, '- Sept 22: Ropes', '- Sept 29: Quiz 1'),
    ).toEqual(['quiz 2026-09-29 Quiz 1']),
);

test('the chapters of a book are read, whatever the column is called', () =>
  expect(
    work(
      'Fall 2026',
      '',
      '| Week; date | Lab, assignment | Topics |',
      '| 36; Sep 1–8 | Ayre & Brook ch. 1 | Numbers |',
      '| 37; Sep 8–15 | Ayre & van der Brook ch. 2. | Strings |',
      '| 38; Sep 15–22 | Midterm assignment to hand in; deadline: Friday, September 18 | Lists |',
    ),
  ).toEqual(['assignment 2026-09-18 Midterm assignment']));

test.each(['rather than on', 'instead of', 'originally scheduled for'])(
  'a test is not on the day that stands behind %j',
  (words) =>
    expect(
      work('Fall 2026', '', `The second midterm is on Tuesday, October 20, ${words} Thursday, October 22.`),
    ).toEqual(['exam 2026-10-20 Second midterm']),
);

test('what is due in brackets is named by the words in front of them, work or not', () =>
  expect(
    work(
      'Fall 2026',
      '',
      'A1: Empathy map (due Sep 11) 5%',
      'Soundscape (3 minutes, due Friday, 10/9, by midnight)',
      'We will walk along the canal (bring a coat).',
    ),
  ).toEqual(['assignment 2026-09-11 A1: Empathy map', 'assignment 2026-10-09 23:59 Soundscape']));

test('the words for a slot that one signs up for do not make a test one that is only spoken of', () =>
  expect(work('Fall 2026', '', 'Oral exams: week of Nov. 16 (sign up for a slot)')).toEqual([
    'exam 2026-11-16 Oral exams',
  ]));

test.each([
  'Assignments for October will be posted by September 20.',
  'The second essay will be handed out in class on September 20.',
  'Papers on rivers are distributed on September 20.',
])('what will be given on a day is not due on it: %s', (line) => expect(work('Fall 2026', line)).toEqual([]));

test('"must be posted by" says when it is due', () =>
  expect(work('Fall 2026', 'Discussion responses must be posted by September 25.')).toHaveLength(1));

test('how labs and submissions work is explained, and is no work', () =>
  expect(
    work('Fall 2026', '', '- Sept 15: Overview; how labs and submissions work', '- Sept 29: Quiz 1'),
  ).toEqual(['quiz 2026-09-29 Quiz 1']));

test.each([
  'The quizzes will start after the end of the add period, October 23.',
  'October 23: last day of official add/drop',
  'October 23: last day a student may change registration to pass/fail',
])('%j is no work', (line) => expect(work('Fall 2026', line)).toEqual([]));

test.each(['Quizzes: 10%', 'Grading: Each hourly exam = 30%'])('nor is %j below the last day', (line) =>
  expect(work('Fall 2026', 'Oct 5: Lakes', 'Oct 12: Seas', 'Oct 19: Exam 1', line)).toEqual([
    'exam 2026-10-19 Exam 1',
  ]),
);

test.each([
  'Wed. , October 7 First exam. (Previously scheduled on Tue., Oct. 6.)',
  'First exam: October 7 (originally set for October 6)',
])('the day for which something was first planned is none: %s', (line) =>
  expect(work('Fall 2026', line)).toEqual(['exam 2026-10-07 First exam']),
);

test('a day that was moved is that of the work, and "now" is no work', () =>
  expect(work('Fall 2026', 'Problem set 3, previously due October 7, is now due October 9.')).toEqual([
    'assignment 2026-10-09 Problem set 3',
  ]));

test('what is due with the exams has none of the days of the plan', () =>
  expect(
    work(
      'Fall 2026',
      'Tuesday, December 1: Ports',
      'Thursday, December 3: Canals',
      'Final paper: due during the exam period',
    ),
  ).toEqual([]));

test.each([
  'Nothing to submit, video on locks',
  'Nothing to upload',
  'Nothing to hand in',
  'Save these to your computer',
  'Highlight and take notes on it',
])('"%s" is no work', (none) =>
  expect(
    work(
      'Fall 2026',
      '| Date | Topic | Work |',
      `| September 8 | Ports | ${none} |`,
      '| September 15 | Canals | Essay 1 |',
    ),
  ).toEqual(['assignment 2026-09-15 Essay 1']),
);
