import { describe, expect, test } from 'vitest';
import { read, work, workIn } from '../../testing/read-lines.ts';

// What a work is called, where its name holds more than one word for work.

describe('a name that joins two', () => {
  test.each([
    ['2. Needs and specifications memo: due Tuesday, September 23 (10%)', 'Needs and specifications memo'],
    ['Project report and drawing package: Friday, September 26', 'Project report and drawing package'],
    [
      'Contribution statement and peer evaluation – September 26',
      'Contribution statement and peer evaluation',
    ],
  ])('in front of its day it is whole: %s', (line, name) =>
    expect(workIn('Fall 2025', line).map(({ title }) => title)).toEqual([name]),
  );
});

describe('what stands in brackets behind a test is said of it', () => {
  test.each([
    'Practicum check-off 5 (groove, bend test)',
    'Quiz 3 (terms, short essay)',
    'Exam 2 (cases and essays)',
  ])('%s', (words) =>
    expect(workIn('Fall 2025', `Oct 20: ${words}`).map(({ title }) => title)).toEqual([words]),
  );
});

describe('tests on several days', () => {
  test.each([
    [
      'Reading quizzes happen in class, on paper, on these Thursdays: September 10, September 24.',
      ['Reading quizzes', 'Reading quizzes'],
    ],
    [
      'There are two hour exams in this course, on September 10 and September 24.',
      ['Hour exam 1', 'Hour exam 2'],
    ],
    [
      'Skill checks are given without notes on the following Thursdays: September 10, September 24.',
      ['Skill checks', 'Skill checks'],
    ],
  ])('%s', (line, [first, second]) =>
    expect(workIn('Fall 2026', line).map(({ date, title }) => `${date} ${title}`)).toEqual([
      `2026-09-10 ${first}`,
      `2026-09-24 ${second}`,
    ]),
  );

  test.each([
    'Review sessions for the exams are held on September 10 and September 24.',
    'There are no quizzes on September 10 and September 24.',
    'Students who missed quizzes may come on September 10 and September 24.',
    'Grades of the tests are posted on September 10, September 24 and October 8.',
  ])('but not where they are only spoken of: %s', (line) =>
    expect(workIn('Fall 2026', line).filter(({ confidence }) => confidence > 0.8)).toEqual([]),
  );
});

describe('how long it is, or when it was posted, is no name', () => {
  test.each([
    ['# Policy memo', '5–7 pages, double-spaced, due on February 19.'],
    ['# Policy memo', 'Posted January 27 at 5 p.m.; due by noon on February 19.'],
    ['Policy memo (20%)', 'Two pages, due February 19'],
    ['', 'Policy memo. About 1,000 words in English, due any time before February 19.'],
  ])('%s / %s', (heading, line) =>
    expect(workIn('Spring 2027', heading, line).map(({ date, title }) => `${date} ${title}`)).toEqual([
      expect.stringMatching(/^2027-02-19 Policy memo/),
    ]),
  );

  test('but what has a name of its own keeps it', () =>
    expect(
      workIn('Spring 2027', '# Writing', 'Two-page reflection, due February 19').map(({ title }) => title),
    ).toEqual(['Two-page reflection']));
});

test('the hours at the end of the line above are no part of a name', () =>
  expect(
    workIn(
      'Fall 2026',
      'Class meets Mondays from 1:00 pm to 2:15 pm',
      'Sketchbook 1 is due September 14.',
    ).map(({ title }) => title),
  ).toEqual(['Sketchbook 1']));

test.each([
  ['Early maps 12-14 Quiz 2', 'Quiz 2'],
  ['Waves and tides 19 Quiz 2', 'Quiz 2'],
  ['Chapter 19 Quiz 2', 'Chapter 19 Quiz 2'],
  ['Exam 2 Exam 2', 'Exam 2'],
  ['Exam two (chapters 2-7) Exam two Reading 7', 'Exam two (chapters 2-7)'],
  ['N/A Quiz 2', 'Quiz 2'],
  ['3 hr final exam', 'Final exam'],
  ['Sketch due (two copies)', 'Sketch (two copies)'],
])('%j is called %j', (line, title) =>
  expect(workIn('Fall 2026', 'Oct 5: Lakes', 'Oct 12: Seas', `Oct 19: ${line}`).at(-1)?.title).toBe(title),
);

test.each([
  ['a row of marks', `Essay 1 ${'“'.repeat(60)} May 7, 2026) due`],
  ['a row of small words', `Essay 1 ${'hasta el due '.repeat(40)}– ok`],
  ['a row of chapters', `${'Ch. 1, '.repeat(60)}quiz 1`],
])('%s in front of other words is read in one pass', (_what, line) =>
  expect(workIn('Fall 2026', 'Oct 5: Lakes', `Oct 12: ${line}`)).toHaveLength(1),
);

test.each([
  ['Week 3 (9/14–9/18): Rivers. Due: Problem set 2 (Fri.)', 'assignment 2026-09-18 Problem set 2'],
  ['Week 5 (9/28–10/2): Seas. Midterm on Thursday in class.', 'exam 2026-10-01 Midterm'],
])('the weekday is no part of a title: %s', (line, found) =>
  expect(work('Fall 2026', 'Week 2 (9/7–9/11): Springs', line, 'Week 9 (10/26–10/30): Bays')).toEqual([
    found,
  ]),
);

test('what is quoted at the end of a title keeps both of its marks', () =>
  expect(
    read(
      'Fall 2026',
      'W 9/9 Irving, "The Legend"',
      'F 9/11 Poe, "The Raven" (handout)',
      'M 9/14 Dickinson',
    ).findings.map(({ title }) => title),
  ).toEqual(['Irving, "The Legend"', 'Poe, "The Raven" (handout)', 'Dickinson']));

test('a numbered part of the grade is one work with its name', () =>
  expect(
    work(
      'Fall 2026',
      'Assignment #1, Summary: 5% [due 8 Sept.]',
      'Assignment #2, Revision and Reflection: 15% [due 8 Dec.]',
    ),
  ).toEqual([
    'assignment 2026-09-08 Assignment #1, Summary',
    'assignment 2026-12-08 Assignment #2, Revision and Reflection',
  ]));

test.each([
  'see final exam schedule',
  "see the registrar's schedule",
  'time and place: see the exam schedule',
])('"(%s)" behind a test says where to look, and is no part of its name', (pointer) =>
  expect(
    work(
      'Winter 2027',
      '| Date | Topic |',
      '| 3/9 | Goods |',
      '| 3/11 | Prices |',
      `| 3/18 | Final exam (${pointer}) |`,
    ),
  ).toEqual(['exam 2027-03-18 Final exam']),
);

test.each([
  [
    '- Short assignments (3): Sept 16, Oct 21, Nov 4',
    ['Short assignment 1', 'Short assignment 2', 'Short assignment 3'],
  ],
  ['- Two midterms: Oct 7 and Nov 11', ['Midterm 1', 'Midterm 2']],
  [
    'There will be three essays, due September 18, October 16 and November 20.',
    ['Essay 1', 'Essay 2', 'Essay 3'],
  ],
  ['- Essays (4): Sept 16, Oct 21', ['Essays (4)', 'Essays (4)']],
])('of several works on a day each, %j, each has its number', (line, titles) =>
  expect(workIn('Fall 2026', line).map(({ title }) => title)).toEqual(titles),
);

test.each([
  [
    'a bracket that the edge of the page cuts open',
    'Shore essay (20%) [due October 6]',
    'assignment 2026-10-06 Shore essay',
  ],
  [
    'the deadline of one of several',
    'Deadline second homework October 6',
    'assignment 2026-10-06 Second homework',
  ],
  [
    'a sentence in front of one that begins with its number',
    'Chapters 2 and 4 are of great use. 1st homework due October 6.',
    'assignment 2026-10-06 1st homework',
  ],
])('%s is no part of a name', (_what, line, expected) => expect(work('Fall 2026', line)).toEqual([expected]));

test('of what kind a work with a code is, the column of kinds says', () =>
  expect(
    work(
      'Spring 2027',
      '| Week | Assignment | Deadline | Assessment type | Weight |',
      '| 3 | GP1 | Friday, January 29, 2027 | Group presentation | 10% |',
      '| 5 | R1 | Monday, February 8, 2027 | Individual report | 20% |',
      '| 12 | R2 | Thursday, April 1, 2027 | Individual report | 70% |',
    ),
  ).toEqual([
    'presentation 2027-01-29 Presentation: GP1',
    'assignment 2027-02-08 Report: R1',
    'assignment 2027-04-01 Report: R2',
  ]));

test('a test with its day on the line below it is not of the week in whose section it stands', () =>
  expect(
    work(
      'Spring 2027',
      '# Week 14 (April 26-30)',
      'Tides and currents',
      '# Week 15 (May 3-7)',
      'Storms',
      '# Final Exam',
      'Thursday, May 13 8:00-9:50am',
    ),
  ).toEqual(['exam 2027-05-13 08:00 Final Exam']));
