import { expect, test } from 'vitest';
import { read, work, workIn } from '../../testing/read-lines.ts';

// What looks like work and is none.

test('what key dates name without a word for work is work, but not the days of the term', () =>
  expect(
    work(
      'Winter 2027',
      '# Key dates',
      'Jan 5: Classes begin',
      'Jan 21: Topic for the program plan',
      'Jan 22: Last day to drop',
      'Feb 16: Needs assessment',
      'Mar 11: Program plan',
    ),
  ).toEqual([
    'assignment 2027-01-21 Topic for the program plan',
    'assignment 2027-02-16 Needs assessment',
    'assignment 2027-03-11 Program plan',
  ]));

test.each([
  ['Lecture 5: In-class exam: October 6', 1],
  ['Lecture 5: Exam review: October 6', 0],
  ['Bring a laptop by October 6', 0],
  ['Add/drop deadline: October 6', 0],
  ['Final examination period: October 6', 0],
  ['No lab. Hand in the lab notebook by October 6', 1],
  ["Période d'examens : 6 octobre", 0],
  ['Semana de exámenes: 6 de octubre', 0],
  ['Do not upload the report after October 6', 0],
])('%j is work %d times', (line, count) => expect(work('Fall 2026', line)).toHaveLength(count));

test('texts below "Read" and notes below what is due are nothing to hand in', () =>
  expect(
    work(
      'Spring 2027',
      '| Date | Assignments due |',
      '| Jan 26 | Field log 1 / - Bring a laptop |',
      '| Jan 28 | Read 24 pages: / - “The Moment” by Ada Quill (2014) / Discussion post / - Due Wed, Jan 27 @ 11:59pm |',
    ),
  ).toEqual(['assignment 2027-01-26 Field log 1', 'assignment 2027-01-27 23:59 Discussion post']));

test('when marks come back is not when work is due', () =>
  expect(
    work(
      'Fall 2026',
      '| Assessment | Weight | Due | Feedback returned |',
      '| Lab report | 30% | 12 November 2026 | 3 December 2026 |',
      '| Class test | 10% | 16 November 2026 | 23 November 2026 |',
    ),
  ).toEqual(['assignment 2026-11-12 Lab report', 'exam 2026-11-16 Class test']));

test('a rule for some work of a week says nothing of other work', () =>
  expect(
    work(
      'Spring 2026',
      'The short papers are due on the Friday of the week in which they are listed.',
      'Wed, Feb 11: Short paper 1',
      'Wed, Feb 18: Quiz 1',
      'Wed, Feb 25: Short paper 2',
    ),
  ).toEqual([
    'assignment 2026-02-13 Short paper 1',
    'quiz 2026-02-18 Quiz 1',
    'assignment 2026-02-27 Short paper 2',
  ]));

test.each([
  ['Homework is never collected.', []],
  ['Late homework will not be graded.', ['assignment 2026-09-14 Homework 1']],
])('%s', (rule, expected) =>
  expect(work('Fall 2026', rule, '| Date | Homework |', '| Sep 14 | Homework 1 |', '| Sep 16 | |')).toEqual(
    expected,
  ),
);

test('the line that names the course is no work, whatever it is called', () =>
  expect(work('ENGL 204: Essay Writing', 'Sep 21 - Dec 11, 2026', '', 'Essay 1 due October 5')).toEqual([
    'assignment 2026-10-05 Essay 1',
  ]));

test('how long a reading is is no work', () =>
  expect(
    work(
      'Fall 2026',
      '| Date | Reading | Length, Quiz |',
      '| Sept 8 | Mill | 5 pgs |',
      '| Sept 15 | | Quiz 1 |',
      '| Sept 22 | Kant | 4.5 pages |',
    ),
  ).toEqual(['quiz 2026-09-15 Quiz 1']));

test('numbers that come back below a name of work are those of chapters', () =>
  expect(
    work(
      'Fall 2025',
      '| Date | Topic | Homework |',
      '| 9/8 | Gases | 16 |',
      '| 9/10 | Gases | 16 |',
      '| 9/15 | Heat | 19 |',
      '| 9/17 | Heat | 19 |',
    ),
  ).toEqual([]));

test('work that is announced is not due, and a number behind every day is the year', () =>
  expect(
    work(
      'Fall 2026',
      '| Date | What |',
      '| Mon, Sep 14, 26 | Tables |',
      '| Fri, Sep 18, 26 | Assignment 1 announced |',
      '| Mon, Sep 21, 26 | Joins |',
      '| Fri, Oct 2, 26 | Assignment 1 due |',
      '| Mon, Oct 5, 26 | Project update presentations |',
    ),
  ).toEqual(['assignment 2026-10-02 Assignment 1', 'presentation 2026-10-05 Project update presentations']));

test('the heading of a week names the test of one of its days, and no work besides', () =>
  expect(
    work(
      'Fall 2026',
      '## Week 3: Design of bridges (Sep 14-18)',
      '| Day | Topic |',
      '| Mon Sep 14 | Arches |',
      '| Wed Sep 16 | Beams |',
      '## Week 5: Cables + Exam 1 (Sep 28 - Oct 2)',
      '| Day | Topic |',
      '| Mon Sep 28 | Cables |',
      '| Wed Sep 30 | Exam 1 (covers weeks 1-4) |',
    ),
  ).toEqual(['exam 2026-09-30 Exam 1 (covers weeks 1-4)']));

test('what is brought to class and what a test covers is no work', () =>
  expect(
    work(
      'Fall 2026',
      '| Date | Topic | Due |',
      '| Oct 5 | Cells | Bring your lab manual |',
      '| Oct 7 | Membranes | Quiz 4 |',
      '| Oct 12 | Roots | Covers membranes |',
      '| Oct 14 | Leaves | Lab report 2 |',
    ),
  ).toEqual(['quiz 2026-10-07 Quiz 4', 'assignment 2026-10-14 Lab report 2']));

test('a numbered project that the schedule names on many days is worked on, and due on the day that says so', () =>
  expect(
    work(
      'Fall 2026',
      '| Date | Topic |',
      '| Sep 8 | Project 1 |',
      '| Sep 10 | Project 1 |',
      '| Sep 15 | Project 1 |',
      '| Sep 17 | Tides |',
      '| Sep 22 | Project 1 due |',
    ),
  ).toEqual(['project 2026-09-22 Project 1']));

test('what the name of a column says in brackets makes no work of its numbers', () =>
  expect(
    work(
      'Spring 2026',
      '| Day | Topic | Sections (take the homework quiz after class) |',
      '| 2026-01-20 | Sets | 1.1 |',
      '| 2026-01-22 | | 1.2-3 |',
      '| 2026-01-27 | Proof | 2.1a-b |',
      '| 2026-01-29 | | Midterm |',
    ),
  ).toEqual(['exam 2026-01-29 Midterm']));

test('chapters and pages below "Assignment" are read', () =>
  expect(
    work(
      'Fall 2026',
      '| Date | Topic | Assignment |',
      '| Sep 8 | Tides | Read ch. 1 |',
      '| Sep 15 | Currents | Ch. 3 |',
      '| Sep 17 | Reefs | Ch. 4, pp. 80-95 |',
      '| Sep 22 | Ice | Essay 1 |',
    ),
  ).toEqual(['assignment 2026-09-22 Essay 1']));

test('what the class prepares is not yet held', () =>
  expect(
    work(
      'Spring 2027',
      'Fri April 9: Looking back and preparing your presentation for the guests',
      'Fri April 16: Presentation 1',
      'Fri April 23: Review',
    ),
  ).toEqual(['presentation 2027-04-16 Presentation 1']));

test('a project that several days name, and none as due, is worked on then', () =>
  expect(
    work(
      'Spring 2026',
      '| Date | Subject |',
      '| Feb 2 | Project 1 - part 1 |',
      '| Feb 4 | Project 1 - part 2 |',
      '| Feb 9 | Project 2 |',
      '| Feb 11 | Project 2 |',
      '| Feb 13 | Projects 2 and 3 |',
      '| Feb 16 | Project 2 |',
      '| Feb 18 | Project 2 due |',
      '| Feb 20 | Quiz 1 |',
    ),
  ).toEqual(['project 2026-02-18 Project 2', 'quiz 2026-02-20 Quiz 1']));

test.each([
  ['Introduction to term project', 0],
  ['Overview of Project 2', 0],
  ['Introduction to waves, Quiz 2', 1],
])('%j is work %d times', (topic, count) =>
  expect(work('Fall 2026', '| Date | Topic |', `| Oct 6 | ${topic} |`, '| Oct 8 | Tides |')).toHaveLength(
    count,
  ),
);

test.each([
  ['Cohen, L. 1979. Change and Routine. Harbour Studies Review 44 (4): 588-608', 0],
  ['Hirsch, T. 1988. The Long Essay. Geographical Review 12: 201-19', 0],
  ['Hirsch, T. 1990. “Report on a Quay.” Pp. 13-20 in Classics of Ports.', 0],
  ['Essay 2: 10-12 pages', 1],
  ['Quiz 1 (10 points): pp. 10-20 in the reader', 1],
])('where a text is printed is no work: %j', (cell, count) =>
  expect(
    work('Fall 2026', '| Date | Topic and readings |', `| Oct 6 | Tides / ${cell} |`, '| Oct 8 | Piers |'),
  ).toHaveLength(count),
);

test('a day at the head of a document has no part in the grading far below', () =>
  expect(
    work(
      'Fall 2026',
      'October 23 update: sheet for the film paper',
      ...Array.from(
        { length: 32 },
        (_, line) => `Ports are studied here as places of work and trade, ${line}.`,
      ),
      '- Final examination: 20%. Same format as midterms.',
      'Sept 7: Docks',
      'Sept 14: Tugs',
    ),
  ).toEqual([]));

test.each([
  'Integral test and comparison test',
  '10.4 Ratio test',
  'Hypothesis tests',
  'Flame tests',
  'The ratification debate',
  'Debates over the canon',
])('"%s" is what a class is about', (topic) =>
  expect(work('Fall 2026', '| Date | Topic |', `| Sep 14 | ${topic} |`, '| Sep 21 | Loess |')).toEqual([]),
);

test.each(['Unit test', 'Test 2', 'In-class debate', 'Debate 1: gun control', 'Vocabulary test'])(
  '"%s" is held',
  (held) =>
    expect(work('Fall 2026', '| Date | Topic |', `| Sep 14 | ${held} |`, '| Sep 21 | Loess |')).toHaveLength(
      1,
    ),
);

test('a part of the course that closes on a day is no work', () =>
  expect(
    work(
      'Fall 2026',
      '| # | Section | Weeks | Closes |',
      '| 1 | Foundations | 1-4 | Fri, Sep 11 |',
      '| 2 | Spans | 5-7 | Fri, Oct 2 |',
      '| 3 | Towers | 8-9 | Fri, Oct 16 |',
    ),
  ).toEqual([]));

test('nothing in a web address names a work', () =>
  expect(
    work(
      'Fall 2026',
      'Oct 6: Wayfinding https://www.river.example/design/presentation/signs.pdf',
      'Oct 13: Maps www.river.example/quiz/2',
      'Oct 20: Charts',
    ),
  ).toEqual([]));

test.each([
  'Last day to Q-drop: Oct 23',
  'October 23: this is the last day an undergraduate student may drop a class',
  'October 23, twelfth class day; the official enrollment count is taken',
  'The student must tell the instructor of a religious absence by October 23',
])('%j is neither work nor what a class is about', (line) =>
  expect(read('Fall 2026', 'Oct 5: Lakes', 'Oct 12: Seas', 'Oct 19: Coasts', line).findings).toHaveLength(3),
);

test('the day behind the title of the document is that of its version', () =>
  expect(
    work('GEO 192 Coastal Design Laboratory - Spring 2027 (1/17/2027)', 'Essay 1 is due on February 3.'),
  ).toEqual(['assignment 2027-02-03 Essay 1']));

test('in a plan of the classes below "Scheduling and deadlines", what a topic joins to work is none', () =>
  expect(
    work(
      'Fall 2026',
      '# Scheduling and deadlines (tentative)',
      'Tuesday, September 8: Introduction',
      'Thursday, September 10: Maps set up, basics (lab)',
      'Tuesday, September 15: Coastlines',
      'Thursday, September 17: End of the unit and exercises',
      'Tuesday, September 22: Tides',
      'Thursday, September 24: Discussion of ideas for the final project',
      'Tuesday, September 29: Currents',
      'Thursday, October 1: Winds',
      'Tuesday, October 6: Harbors',
      'Thursday, October 8: Lab report 1',
      'Tuesday, October 13: Canals',
      'Thursday, October 15: Locks',
      'Tuesday, October 20: Bridges',
    ),
  ).toEqual(['assignment 2026-10-08 Lab report 1']));

test('a self-examination is no examination of the course', () =>
  expect(
    work('Spring 2027', '| Date | Topic | Background |', '| Apr 6 | Cells | Skin self-examination |'),
  ).toEqual([]));

test('what is given back was due before', () =>
  expect(
    work(
      'Fall 2026',
      '| Date | Topic | Assignments |',
      '| Sep 8 | Sand | Essay 1 due |',
      '| Sep 15 | Mud | Essay 1 returned; essay 2 due |',
      '| Sep 22 | Ice | Midterms handed back today |',
    ),
  ).toEqual(['assignment 2026-09-08 Essay 1', 'assignment 2026-09-15 Essay 2']));

test('days of classes, and what is downloaded, are no work', () =>
  expect(
    work(
      'Spring 2027',
      'Class meetings: Feb. 8, 10',
      'Lessons (room 230): Feb. 15 - 18',
      'Project due: Feb. 19 by 5pm',
      'Class meetings: Mar. 1, 3',
    ),
  ).toEqual(['project 2027-02-19 17:00 Project']));

test('a text in quotes, and what is remarked on work, are no work', () =>
  expect(
    work(
      'Fall 2026',
      'M 7 Dec',
      'Planning the revision',
      'FW, “Bad First Drafts”; “What Makes a Revision?”',
      'F 11 Dec',
      'Submit: Your draft of the summary',
      'NB On workshops: Each assignment has one or two days of them.',
      'Attending these workshop days is a vital part of the writing of papers',
      'M 14 Dec',
      'Submit: Your portfolio',
    ),
  ).toEqual(['assignment 2026-12-11 Draft of the summary', 'project 2026-12-14 Portfolio']));

test('where a test is held, in a column of its own, is no work', () =>
  expect(
    work(
      'Fall 2026',
      '| Date | Topic | Due |',
      '| Sept 28 | Exam 1 | In class (see the example) |',
      '| Sept 29 | Exam 2 | 1505 SC & 2217 SC: 6:30 – 8:30 pm |',
      '| Oct 6 | Estuaries | Essay 1 |',
    ),
  ).toEqual(['exam 2026-09-28 Exam 1', 'exam 2026-09-29 Exam 2', 'assignment 2026-10-06 Essay 1']));

test.each([
  'All drops must be submitted by noon, September 3',
  'Deadline for instructors to submit final grades: January 3',
  'Trimester: July 8 to November 9',
  'Last assessment item due: October 18',
  'Essay requirements are available: October 18',
])('%j is a day of the office, and no work', (line) =>
  expect(
    work(
      'Fall 2026',
      '| Item | Dates |',
      `| ${line.replace(': ', ' | ').replace(/, (?=Sept)/u, ' | ')} |`,
      '| Essay 1 | October 6 |',
    ),
  ).toEqual(['assignment 2026-10-06 Essay 1']),
);

test('what is told at length below the days of a list is no work', () =>
  expect(
    work(
      'Fall 2026',
      '### September 15',
      'Shores and cliffs',
      'Essay 1 due',
      '### October 6',
      'I am ill.',
      'My apologies.',
      'Bring the second map, if you wish, though nobody expects you to do so; it is a long one, and the part that we need is at the back, where the names of the harbors stand in the order in which the ships came to them, with the years in red.',
      'You will need to know the words that we spoke of: tide, quay, mole, and whatever else you find in your notes of the first weeks, which those who missed a class may ask of others.',
      '### October 20',
      'Essay 2 due',
      '### November 3',
      'Essay 3 due',
    ),
  ).toEqual([
    'assignment 2026-09-15 Essay 1',
    'assignment 2026-10-20 Essay 2',
    'assignment 2026-11-03 Essay 3',
  ]));

test('what is discussed of a work beside the topic of its day is not due then', () =>
  expect(
    workIn(
      'Fall 2026',
      '| Date | Topic | Homework |',
      '| October 13 | Rivers | Paper assigned |',
      '| October 20 | Lakes | Final projects discussed |',
      '| October 25 | Seas | HW 5 due |',
    )
      .filter(({ confidence }) => confidence >= 0.6)
      .map(({ title }) => title),
  ).toEqual(['HW 5']));

test('exams that keep a lab from meeting are not held then, the one that takes the place of a lecture is', () =>
  expect(
    work(
      'Fall 2026',
      '| Date | Lab | Notes |',
      '| Nov 9 | Rivers | |',
      '| Nov 16 | No labs (final exams) | |',
      '| Nov 23 | No lecture (Midterm 2) | |',
    ),
  ).toEqual(['exam 2026-11-23 Midterm 2']));

test.each([
  ['Guest speaker: a pilot', []],
  ['Guest speaker write-up 1', ['assignment 2026-09-15 Guest speaker write-up 1']],
  ['Lab 1 reading', []],
  ['Lab 1 report', ['assignment 2026-09-15 Lab 1 report']],
  ['Miniproject 1', ['project 2026-09-15 Miniproject 1']],
])('"%s" on a day', (said, found) =>
  expect(
    work(
      'Fall 2026',
      'Sept 8: Rivers and their valleys',
      `Sept 15: ${said}`,
      'Sept 22: Seas and their coasts',
    ),
  ).toEqual(found),
);

test('how the grade is reckoned is no work of the day above', () =>
  expect(
    work(
      'Primeiro semestre de 2026',
      '- A nota é a média das provas.',
      '- P1 (Prova 1 - 16/04/2026)',
      'MG = 0.20 A + 0.35 P1',
    ),
  ).toEqual(['exam 2026-04-16 P1 (Prova 1)']));

test.each(['Repaso de contenidos (antes de la prueba)', 'Test de independencia'])('"%s" is no test', (said) =>
  expect(
    work(
      'Segundo semestre de 2026',
      '| Fecha | Tema |',
      '| 3 septiembre | Datos |',
      `| 10 septiembre | ${said} |`,
    ),
  ).toEqual([]),
);

test('a lecture that is finished is no work', () =>
  expect(
    work(
      'Spring 2027',
      '| Week | To do |',
      '| Feb. 1-7 | - Finish lecture: Dunes |',
      '| Feb. 8-14 | - News report 1 is due |',
    ).map((line) => line.slice(-13)),
  ).toEqual(['News report 1']));

test('"due TBD" is not due on the day of its row', () =>
  expect(
    work('Fall 2027', '| Date | Work |', '| Dec 7 | Literature survey due TBD |', '| Dec 9 | Essay 2 due |'),
  ).toEqual(['assignment 2027-12-09 Essay 2']));
