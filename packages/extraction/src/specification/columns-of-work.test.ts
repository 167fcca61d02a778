import { describe, expect, test } from 'vitest';
import { daysOff, read, work, workIn, workOf } from '../../testing/read-lines.ts';
import { readDocument } from '../node.ts';

// Columns and topics that look like work, and work that looks like neither.

test('numbers of one kind of homework down a column without a head are due, in however many rows', () =>
  expect(
    work(
      'Fall 2025',
      '| Oct 7 | Tides (Ch. 1) | Hmwk #1 |',
      '| Oct 9 | Waves (Ch. 2) | Hmwk #2 |',
      '| Oct 14 | Currents (Ch. 3) | Hmwk #3 |',
      '| Oct 16 | Storms (Ch. 4) | Hmwk #4 |',
    ),
  ).toEqual([
    'assignment 2025-10-07 Hmwk #1',
    'assignment 2025-10-09 Hmwk #2',
    'assignment 2025-10-14 Hmwk #3',
    'assignment 2025-10-16 Hmwk #4',
  ]));

test('labs in every row are sessions', () =>
  expect(
    work(
      'Fall 2025',
      '| Oct 7 | Tides | Lab 1 |',
      '| Oct 14 | Waves | Lab 2 |',
      '| Oct 21 | Currents | Lab 3 |',
      '| Oct 28 | Storms | Lab 4 |',
    ),
  ).toEqual([]));

test('a column "Lab assignment" that says what the laboratory does each week is none of work', () =>
  expect(
    work(
      'Winter 2025',
      '| Week | Date | Topic | Lab Assignment |',
      '| 1 | Jan. 6 – 10 | Salt | Check-in / Safety |',
      '| 2 | Jan. 13 – 17 | Brine | Exp. 7: Boiling Water |',
      '| 3 | Jan. 20 – 24 | Ice | Exp. 8: Melting Ice |',
      '| 4 | Jan. 27 – 31 | Steam; Quiz 1 Fri. Jan. 31 | Exp. 9: Steam Engines |',
    ),
  ).toEqual(['quiz 2025-01-31 Quiz 1']));

test('what a column "Due at end of lab" names is due, whatever it is called', () =>
  expect(
    work(
      'Winter 2025',
      '| Week | Date | Topic | Due at end of lab |',
      '| 1 | Jan. 6 | Salt | Bench log & Form A |',
      '| 2 | Jan. 13 | Brine | Bench log & Form B |',
      '| 3 | Jan. 20 | Ice | Bench log & Form B |',
    ).length,
  ).toBe(3));

test('labs that are due each Sunday are due in each week that names one', () =>
  expect(
    work(
      'Fall 2025',
      'All labs and quizzes are due on Sundays at 11:59pm.',
      '| Week 1 (Sept 8 – Sept 14) / Maps | • Readings: Unit 1 / • Lab 1 / • Quiz 1 |',
      '| Week 2 (Sept 15 – Sept 21) / Solid ground | • Readings: Unit 2 / • Lab 2 / • Quiz 2 |',
    ),
  ).toEqual([
    'quiz 2025-09-14 23:59 Quiz 1',
    'assignment 2025-09-14 23:59 Lab 1',
    'quiz 2025-09-21 23:59 Quiz 2',
    'assignment 2025-09-21 23:59 Lab 2',
  ]));

test.each(['Select Queries', 'Complete old chapters', 'Finish course material'])(
  'the topic %j is no order',
  (topic) =>
    expect(
      work(
        'Fall 2025',
        '| Date | Contents | Deliverables |',
        `| Oct 6 | ${topic} | |`,
        '| Oct 8 | Charts | Exercise 1 |',
        '| Oct 13 | Tables | |',
      ),
    ).toEqual(['assignment 2025-10-08 Exercise 1']),
);

test('what is to be announced does not have the day of the row above', () =>
  expect(
    work(
      'Fall 2025',
      '| Class | Date | Contents |',
      '| 26 | Dec 1 | Review |',
      '| 27 | Dec 3 | Quiz 4 |',
      '| | | Final Exam (TBD) |',
    ),
  ).toEqual(['quiz 2025-12-03 Quiz 4']));

test('a paragraph that begins with a name in front of a dash is about that work', () =>
  expect(
    work(
      'Fall 2025',
      'Harbor Interview – Each student will talk to somebody who works in the harbor and write what they heard. In this paper, students tell how the work has changed. Details on the course page. Due Wednesday, 10/8/25 at 10am.',
    ),
  ).toEqual(['assignment 2025-10-08 10:00 Harbor Interview']));

test('the first exam of the text is test 1 of the plan', () => {
  const found = workIn(
    'Spring 2025',
    'The first exam is written on February 10.',
    '| Date | Topic | Assignments |',
    '| 2/3 | Tides | Quiz 1 |',
    '| 2/10 | Waves | Test #1 |',
    '| 2/17 | Storms | Quiz 2 |',
  );
  expect(found.filter(({ kind }) => kind === 'exam')).toHaveLength(1);
});

test('a break of two days in one row is off on both', () =>
  expect(
    read('Fall 2025', '| Dates | Topic |', '| Nov. 20 | Locks |', '| Nov. 24, 25 | No class / Fall recess |')
      .findings.filter(({ kind }) => kind === 'holiday')
      .map(({ date, endDate }) => [date, endDate]),
  ).toEqual([['2025-11-24', '2025-11-25']]));

test('names of a break beside its days hold for all of them', () =>
  expect(
    read('Fall 2025', '| Date | Topic |', '| 11/20 | Locks |', '| NO CLASS 11/24 and 11/25: Fall Recess | |')
      .findings.filter(({ kind }) => kind === 'holiday')
      .map(({ date, endDate, title }) => [date, endDate, title]),
  ).toEqual([['2025-11-24', '2025-11-25', 'Fall Recess']]));

test('sentences that explain the name in front of a dash name no work of their own', () =>
  expect(
    work(
      'Fall 2025',
      '| Points | Work | Due |',
      '| 10 | Field talk - Tell of a place by the river that you have walked. It may be the one of your research paper. | Sunday, October 5 |',
      '| 20 | Map talk - Speak on one of the old maps of the town, as you have found them in the archive of the library. The outline is only looked at for length. | Sunday, November 2 |',
    ),
  ).toEqual(['presentation 2025-10-05 Field talk', 'presentation 2025-11-02 Map talk']));

test('a part of the grade without a day is not due with the one above it, though nothing heads the columns', () =>
  expect(
    work(
      'Spring 2027',
      '| Essay on lichens | due Feb 11 | 25% |',
      '| Herbarium | due Mar 18 | 35% |',
      '| Final exam | May 6 | 30% |',
      '| Participation | | 10% |',
    ),
  ).toEqual([
    'assignment 2027-02-11 Essay on lichens',
    'assignment 2027-03-18 Herbarium',
    'exam 2027-05-06 Final exam',
  ]));

test('days above what is done on them, in the cell of another day, name nothing of their row', () =>
  expect(
    work(
      'Summer 2027',
      '| Date | Lecture topics | Labs |',
      '| June 30 | Tides | June 28-30 / Ex 7 - Gauges |',
      '| July 1 | Waves / EXAM 1 – Lectures 1-5 | June 29-July 1 / Ex 6 - Buoys |',
      '| July 8 | Currents | July 7-8 / Ex 2 - Drifters |',
    ).filter((found) => found.startsWith('exam')),
  ).toEqual(['exam 2027-07-01 EXAM 1 – Lectures 1-5']));

test('a day for what is due, in few rows, is none of the days of the plan', () =>
  expect(
    work(
      'Spring 2027',
      '| Date | Lecture | Assignments and notes | Due date |',
      '| 01/19 | Harbors | Assignment 1 | 01/25 |',
      '| 01/21 | Quays | Assignment 2 | 02/01 |',
      '| 01/26 | Piers | | |',
      '| 01/28 | Locks | | |',
      '| 02/02 | Midterm | | |',
      '| 02/04 | Canals | | |',
    ),
  ).toEqual([
    'assignment 2027-01-25 Assignment 1',
    'assignment 2027-02-01 Assignment 2',
    'exam 2027-02-02 Midterm',
  ]));

test('"Due (Monday)" in the row of a Tuesday is on the Monday of that week', () =>
  expect(
    work('Spring 2027', '| Date | Topic | Assignment |', '| Tue, Jan 26 | Dunes | A1 Due (Monday) |'),
  ).toEqual(['assignment 2027-01-25 A1']));

test('below "Assignments", what is of a module and what has a number are works of their own', () =>
  expect(
    work(
      'Fall 2025',
      '| Date | Topic | Assignments |',
      '| Sept 9 | Tides | Essay plan |',
      '| Sept 16 | Ports | Module 3 quiz, Module 3 discussion, Case study 1 |',
      '| Sept 23 | Winds | pp. 45-60 |',
      '| Sept 30 | Guest presentation: a pilot | Film: The Long Pier |',
      '| Oct 7 | Paper 2 conferences | Résumé workshop |',
      '| Oct 14 | Reefs | Problem set 1 |',
    ),
  ).toEqual([
    'assignment 2025-09-09 Essay plan',
    'quiz 2025-09-16 Module 3 quiz',
    'assignment 2025-09-16 Case study 1',
    'assignment 2025-09-16 Module 3 discussion',
    'assignment 2025-10-14 Problem set 1',
  ]));

test.each([
  ['Paper', 'Draft due', 'Final due', ['Draft', 'Final']],
  ['Project', 'Proposal', 'Report draft', ['Proposal', 'Report draft']],
])('below "%s | %s | %s" a work is due in stages', (work1, first, second, stages) =>
  expect(
    work(
      'Fall 2026',
      `| ${work1} | ${first} | ${second} |`,
      `| ${work1} 1 | Sep 8 | Sep 17 |`,
      `| ${work1} 2 | Oct 8 | Oct 15 |`,
    ).map((line) => line.replace(/^\w+ /, '')),
  ).toEqual([
    `2026-09-08 ${work1} 1: ${stages[0]}`,
    `2026-09-17 ${work1} 1: ${stages[1]}`,
    `2026-10-08 ${work1} 2: ${stages[0]}`,
    `2026-10-15 ${work1} 2: ${stages[1]}`,
  ]),
);

test('below "Late due date" stands until when work is taken that was due before', () =>
  expect(
    work(
      'Fall 2026',
      '| Assignment | Due date | Late due date |',
      '| Lab 1 report | Sep 8 | Sep 10 |',
      '| Lab 2 report | Sep 22 | Sep 24 |',
    ),
  ).toEqual(['assignment 2026-09-08 Lab 1 report', 'assignment 2026-09-22 Lab 2 report']));

test('numbers below "Paper" beside days on which something is due are papers', () =>
  expect(
    work(
      'Fall 2026',
      '| Paper | Topic | Length | Due |',
      '| 1 | Harbors | 3-4 pp. | Sep 17 |',
      '| 2 | Dams | 5-6 pp. | Oct 22 |',
      '| 3 | Rivers | 8-10 pp. | Dec 3 |',
    ),
  ).toEqual([
    'assignment 2026-09-17 Paper 1',
    'assignment 2026-10-22 Paper 2',
    'assignment 2026-12-03 Paper 3',
  ]));

test('below "Due" a code with its day in brackets is due then, and what is taught beside it is not', () => {
  const lines = [
    'Fall 2026',
    '| Week | Dates | Topic | Due |',
    '| 1 | Sep. 2 | Introduction | |',
    '| 2 | Sep. 7, 9 | Labor Day; events and measures | |',
    '| 6 | Oct. 5, 7 | Paired inference; means | PS1 (Oct. 7) |',
    '| 7 | Oct. 12, 14 | Fall Break; regression | |',
    '| 8 | Oct. 19, 21 | Prediction, loss | PS2 (Oct. 21) |',
  ];
  expect(work(...lines)).toEqual(['assignment 2026-10-07 PS1', 'assignment 2026-10-21 PS2']);
  expect(daysOff(...lines)).toEqual(['2026-09-07 Labor Day', '2026-10-12 Fall Break']);
});

test.each([
  ['What', 'When'],
  ['Item', 'Date'],
  ['Event', 'Date'],
])('where the rows below "%s | %s" name works of several kinds, the others are work as well', (what, when) =>
  expect(
    work(
      'Fall 2026',
      `| ${what} | ${when} | Notes |`,
      '| Essay 1 | September 23 | Four pages |',
      '| Quiz 1 | October 7 | Chapters 1-3 |',
      '| Midterm exam | October 21 | Bring a pencil |',
      '| Field notebook | December 2 | All your notes |',
    ),
  ).toEqual([
    'assignment 2026-09-23 Essay 1',
    'quiz 2026-10-07 Quiz 1',
    'exam 2026-10-21 Midterm exam',
    'assignment 2026-12-02 Field notebook',
  ]),
);

test('the first day of class is none of the works beside it', () =>
  expect(
    work(
      'Fall 2026',
      '| What | When |',
      '| First day of class | September 2 |',
      '| Essay 1 | September 23 |',
      '| Quiz 1 | October 7 |',
      '| Midterm exam | October 21 |',
      '| Group project | November 18 |',
    ).map((line) => line.slice(0, 21)),
  ).toEqual([
    'assignment 2026-09-23',
    'quiz 2026-10-07 Quiz ',
    'exam 2026-10-21 Midte',
    'project 2026-11-18 Gr',
  ]));

test('days behind the names of works, beside a few of the weeks, are theirs and not those of their rows', () =>
  expect(
    work(
      'Fall 2026',
      '| Wk | Subject | Pages | |',
      '| - | - | - | - |',
      '| 1 | Rivers | 3-28 | |',
      '| 2 | Deltas | 30-58 | Midterm, 9/15 |',
      '| 3 | Dams | Quiz 1 | |',
      '| 4 | Floods | 82-99 | |',
      '| 5 | Fish | 100-121 | Midterm, 10/6 |',
      '| 6 | Locks | 122-140 | |',
    ),
  ).toEqual(['exam 2026-09-15 Midterm', 'exam 2026-10-06 Midterm']));

test.each(['Statement', 'Enunciado', 'Text'])(
  'a code above numbers names the works, whatever "%s" says of them',
  (head) =>
    expect(
      work(
        'Fall 2026',
        `| PS | Assigned | Due | ${head} |`,
        '| - | - | - | - |',
        '| 1 | Sep 3 | Sep 10 | Find the mean depth of the lakes. At least five plots. |',
        '| 2 | Sep 10 | Sep 17 | Show how rain and depth go together. Plot all lakes. |',
        '| 3 | Sep 17 | Sep 24 | How many lakes are enough? |',
      ),
    ).toEqual(['assignment 2026-09-10 PS 1', 'assignment 2026-09-17 PS 2', 'assignment 2026-09-24 PS 3']),
);

test('behind the name of a work stands what it is for, which may be another work', () =>
  expect(
    work(
      'Fall 2026',
      '| Date | Topic | Due |',
      '| Sep 3 | Springs | Revision plan: turning the proposal into a first draft |',
      '| Sep 10 | Ponds | Peer feedback |',
    ),
  ).toEqual([
    'assignment 2026-09-03 Revision plan: turning the proposal into a first draft',
    'assignment 2026-09-10 Peer feedback',
  ]));

test('an aside of a few words is no work of its own', () =>
  expect(
    work(
      'Fall 2026',
      '| Date | Topic | Due |',
      '| Sep 3 | Springs | Essay 1 (two pages; typed) |',
      '| Sep 10 | Ponds | Essay 2 |',
    ),
  ).toEqual(['assignment 2026-09-03 Essay 1 (two pages; typed)', 'assignment 2026-09-10 Essay 2']));

describe('when work opens and when it closes', () => {
  const ROWS = [
    ['January 20', 'January 29'],
    ['January 27', 'February 5'],
    ['February 3', 'February 12'],
  ];
  const CLOSED = ['2027-01-29', '2027-02-05', '2027-02-12'];

  test.each([
    'Activity | Opens (day) | Closes (day)',
    'Activity | Open date | Close date',
    'Activity | Opens on | Closes on',
    'Task | Available from | Available until',
    'Homework | Out | In',
  ])('below "%s"', (head) =>
    expect(
      workIn(
        'Spring 2027',
        `| ${head} |`,
        ...ROWS.map(
          ([opens, closes], at) =>
            `| ${['Drawing a shore', 'Naming birds', 'Site map'][at]} | ${opens} | ${closes} |`,
        ),
      ).map(({ date, title }) => [date, title]),
    ).toEqual([
      [CLOSED[0], 'Drawing a shore'],
      [CLOSED[1], 'Naming birds'],
      [CLOSED[2], 'Site map'],
    ]),
  );

  test.each(['Task', 'Activity', 'Lab', 'Assessment'])('numbers below "%s" are works', (name) =>
    expect(
      workIn(
        'Spring 2027',
        `| ${name} | Opens | Due |`,
        ...ROWS.map(([opens, closes], at) => `| ${at + 1} | ${opens} | ${closes} |`),
      ).map(({ date, title }) => [date, title]),
    ).toEqual(CLOSED.map((day, at) => [day, `${name} ${at + 1}`])),
  );
});

test('a column that answers yes or no names no work', () =>
  expect(
    work(
      'Fall 2026',
      '| Assignment | Due date | In the portfolio | Group assignment |',
      '| Regression models | 2026-09-28 | No | Yes |',
      '| Sampling and analysis of mud | 2026-10-05 | Optional | Yes |',
      '| Sampling and analysis of water | 2026-10-05 | Yes | No |',
    ),
  ).toEqual([
    'assignment 2026-09-28 Regression models',
    'assignment 2026-10-05 Sampling and analysis of mud',
    'assignment 2026-10-05 Sampling and analysis of water',
  ]));

test('what each pair of brackets says is due is a work of its own', () =>
  expect(
    work(
      'Spring 2027',
      '| Day | Topic | Assignments |',
      '| 27 Jan | Springs | (PCA 3, Due: Jan. 29), Readings: Hale, chapter 3.1-3.5, (ICA 4, Due: Jan. 27) |',
      '| 29 Jan | Rivers | (ICA 5, Due: EoD) Readings: Hale, chapter 3.6 |',
      '| 1 Feb | Lakes | (PCA 4, Due: Feb. 3) and (HW 1, Due: Feb. 5), (Survey, Due: EoD) |',
      '| 3 Feb | Seas | Readings: Hale, chapter 4 |',
    ).sort(),
  ).toEqual([
    'assignment 2027-01-27 ICA 4',
    'assignment 2027-01-29 23:59 ICA 5',
    'assignment 2027-01-29 PCA 3',
    'assignment 2027-02-03 PCA 4',
    'assignment 2027-02-05 HW 1',
    'other 2027-02-01 23:59 Survey',
  ]));

test('questions and what is to be discussed in a column of assignments are what is written about', () =>
  expect(
    work(
      'Spring 2027',
      '| Date | Subject | Reading | Written work |',
      '| Feb 3 | Springs | Gaza, ch. 1 | Why do rivers bend? |',
      '| Feb 10 | Ponds | Gaza, ch. 2 | |',
      '| Feb 17 | Lakes | Gaza, ch. 3 | Discuss one of the three kinds of lakes |',
      '| Feb 24 | Deltas | Gaza, ch. 4 | Discuss the idea of "slow water" in Gaza |',
      '| Mar 3 | Seas | Gaza, ch. 5 | Discuss chapter 5 |',
    ),
  ).toEqual([
    'assignment 2027-02-03 Why do rivers bend?',
    'assignment 2027-02-17 Discuss one of the three kinds of lakes',
    'assignment 2027-02-24 Discuss the idea of "slow water" in Gaza',
  ]));

test('a question may be the name of an assignment', () =>
  expect(
    work(
      'Fall 2026',
      '# Homework',
      '| Assignment | Due date |',
      '| Dunes: how high and how many? | Oct 19 |',
    ),
  ).toEqual(['assignment 2026-10-19 Dunes: how high and how many?']));

test('what has its points and its day beside it is a work, whatever it is called', () =>
  expect(
    work(
      'Spring 2027',
      '| Fishery outlook | 100 | 02/11 |',
      '| Shoreline initiative | 100 | 03/18 |',
      '| Dry run | 50 | 04/08 |',
    ),
  ).toEqual([
    'assignment 2027-02-11 Fishery outlook',
    'assignment 2027-03-18 Shoreline initiative',
    'assignment 2027-04-08 Dry run',
  ]));

test.each(['Exam 1 review', 'Midterm review', 'Quiz 1 review', 'Exam 1 review session'])(
  '"%s" in a column of assignments is no test',
  (said) =>
    expect(
      work(
        'Fall 2026',
        '| Date | Topic | Assignments |',
        '| 9/14 | Springs | |',
        `| 9/21 | Lakes | ${said} |`,
      ),
    ).toEqual([]),
);

test.each([
  'Writing assignment #7 (final paper) assigned',
  'Final projects discussed',
  'On the Edge of the Marsh, Ch. 5',
  'TWN Chapter 2.4-2.5',
  'Group',
])('"%s" in a column of assignments', (said) =>
  expect(
    work(
      'Fall 2026',
      '| Date | Topic | Assignments |',
      '| 9/14 | Springs | Essay 1 |',
      `| 9/21 | Lakes | ${said} |`,
    ),
  ).toEqual(['assignment 2026-09-14 Essay 1']),
);

test('the one column of a plan is not due because "Assignments" heads it', () =>
  expect(
    work(
      'Fall 2026',
      '| Week | Date | Assignments |',
      '| 1 | 9/15 | Orientation |',
      '| 2 | 9/22 | Rhetorical situations |',
      '| 3 | 9/29 | Document designs |',
      '| 4 | 10/6 | Writing styles |',
      '| 5 | 10/13 | Essay 1 due |',
      '| 6 | 10/20 | Accessibility |',
    ),
  ).toEqual(['assignment 2026-10-13 Essay 1']));

test('a column "Assignment" that names authors and chapters for nearly each day is what is read', () =>
  expect(
    work(
      'Fall 2026',
      '| Date | Topic | Deadlines | Assignment |',
      '| 9/14 | Springs | | Moss: Chapters 2 and 3 |',
      '| 9/16 | Lakes | Essay topic due | Moss: Chap. 5 |',
      '| 9/21 | Bogs | | Petrov, A. 84-97 |',
      '| 9/23 | Fens | | Petrov and Ash: 3-10; 28-37 |',
      '| 9/28 | Moors | | Elm: 98-114 |',
    ),
  ).toEqual(['assignment 2026-09-16 Essay topic']));

test('what a test covers, below it in a column of tests, is no work of its own', async () => {
  const row = (...cells: string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
  const html = [
    '<p>Fall 2026</p><table>',
    row('Date', 'Lecture', 'Quiz/Exam'),
    row('Sep 14', 'Cells', ''),
    row('Sep 16', 'Membranes', 'Exam 1 Covers<br>Cells, Membranes'),
    row('Sep 21', 'Genes', 'Quiz 2<br>Cells'),
    '</table>',
  ];
  const bytes = new TextEncoder().encode(html.join(''));
  expect(workOf(await readDocument({ bytes, fileName: 'plan.html' }))).toEqual([
    'exam 2026-09-16 Exam 1',
    'quiz 2026-09-21 Quiz 2',
  ]);
});
