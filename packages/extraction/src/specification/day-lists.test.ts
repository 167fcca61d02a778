import { describe, expect, test } from 'vitest';
import { daysOff, read, work, workOf } from '../../testing/read-lines.ts';
import { readDocument } from '../node.ts';

// Schedules that are lists of days, with several lines below each of them.

describe('the label in front of a line says what it holds', () => {
  const due = [
    'assignment 2026-09-16 Field sketch',
    'assignment 2026-09-23 Shoreline map',
    'quiz 2026-09-30 Quiz 1',
  ];

  test.each([
    ['Due', 'Topic', 'Reading'],
    ['Work due', 'Lecture', 'Readings'],
    ['Assignments', 'Topics', 'Read'],
    ['Homework (by 5 pm)', 'Agenda', 'Reading by this date'],
    ['Hand in', 'In class', 'Texts'],
  ])('%s', (given, about, text) =>
    expect(
      work(
        'Fall 2026',
        'Week 1, Sept. 9',
        `- ${about}: Rivers`,
        `- ${text}: Hale (2011); Ostrow, report on deltas`,
        'Week 2, Sept. 16',
        `- ${about}: Critique of two papers`,
        `- ${text}: Hale, ch. 4`,
        `- ${given}: Field sketch`,
        'Week 3, Sept. 23',
        `- ${about}: Coasts`,
        `- ${given}: Shoreline map`,
        'Week 4, Sept. 30',
        `- ${about}: Dunes`,
        `- ${given}: Quiz 1`,
      ).map((found) => found.replace(/ \d\d:\d\d /, ' ')),
    ).toEqual(due),
  );

  test('in front of plain lines as well, also where the day has its topic beside it', () =>
    expect(
      work(
        'Fall 2026',
        'Sept. 9 – Rivers',
        'Reading: Hale, ch. 1',
        'Sept. 16 – Lakes',
        'Reading: Hale, ch. 2',
        'Due: Field sketch',
        'Sept. 23 – Coasts',
        'Reading: Hale, ch. 3',
        'Due: Shoreline map',
      ),
    ).toEqual(due.slice(0, 2)));

  test('on a line of its own, above what it says it of', () =>
    expect(
      work(
        'Fall 2026',
        '## Wednesday, September 9',
        '### Topics',
        '- Rivers',
        '## Wednesday, September 16',
        '### Topics',
        '- Lakes',
        '### Due',
        '- Field sketch',
        '## Wednesday, September 23',
        '### Topics',
        '- Coasts',
        '### Due',
        '- Shoreline map',
      ),
    ).toEqual(due.slice(0, 2)));

  test('given out is not due', () =>
    expect(
      work(
        'Fall 2026',
        'Sept. 9',
        'Topic: Rivers',
        'Assigned work: Field sketch',
        'Sept. 16',
        'Topic: Lakes',
        'Assigned work: Shoreline map',
        'Work due: Field sketch',
        'Sept. 23',
        'Topic: Coasts',
        'Work due: Shoreline map',
      ),
    ).toEqual(due.slice(0, 2)));

  test('what stands below the last of the days is not of that day', () =>
    expect(
      work(
        'Fall 2026',
        'Sept. 9',
        'Topic: Rivers',
        'Due: Field sketch',
        'Sept. 16',
        'Topic: Lakes',
        'Due: Shoreline map',
        'Sept. 23',
        'Topic: Coasts',
        'FINAL EXAM: Monday, December 14, 9 am',
        'Papers and problem sets are returned within a week.',
      ),
    ).toEqual([
      'assignment 2026-09-09 Field sketch',
      'assignment 2026-09-16 Shoreline map',
      'exam 2026-12-14 09:00 FINAL EXAM',
    ]));

  test('in front of lines below a day that stands behind its name', () =>
    expect(
      work(
        'Fall 2026',
        'Open channels, Sept. 9',
        'Reading: Hale, ch. 1',
        'Pumps, Sept. 16',
        'Reading: Hale, ch. 2',
        'Due: Field sketch',
        'Weirs, Sept. 23',
        'Reading: Hale, ch. 3',
        'Due: Shoreline map',
      ),
    ).toEqual(due.slice(0, 2)));

  test('in front of the day of another section', () =>
    expect(
      work(
        'Fall 2026',
        'Week 1, 9/14',
        'Section B: 9/16',
        'Exercise: Weirs',
        'Week 2, 9/21',
        'Section B: 9/23',
        'Exercise: Pumps',
        'Due: Field sketch',
        'Week 3, 9/28',
        'Section B: 9/30',
        'Exercise: Drag',
      ),
    ).toEqual(['assignment 2026-09-21 Field sketch', 'assignment 2026-09-23 Field sketch']));

  test('numbered work is no label', () =>
    expect(
      work(
        'Fall 2026',
        'Sept. 9',
        'Lab 1: Rivers',
        'Sept. 16',
        'Quiz 1: Chapters 1 and 2',
        'Sept. 23',
        'Exam 1: Chapters 1 to 4',
      ),
    ).toEqual(['quiz 2026-09-16 Quiz 1: Chapters 1 and 2', 'exam 2026-09-23 Exam 1: Chapters 1 to 4']));

  test('of work that has its own day behind it is its name', () =>
    expect(
      work(
        'Fall 2026',
        '## Sep 14: Cranes',
        '- Readings:',
        '- Hale, ch. 1',
        '- Essay due: Sept 16',
        '## Sep 21: Docks',
        '- Readings:',
        '- Hale, ch. 2',
        '- Site report 1 DUE: Sept 23',
        '## Sep 28: Piers',
        '- Readings:',
        '- Hale, ch. 3',
        '- Essay due: Oct 2',
      ),
    ).toEqual([
      'assignment 2026-09-16 Essay',
      'assignment 2026-09-23 Site report 1',
      'assignment 2026-10-02 Essay',
    ]));
});

describe('lines below their days', () => {
  test.each([
    ['Week 1, Sept. 8', 'Week 2, Sept. 15', 'Week 3, Sept. 22'],
    ['Tue 9/8', 'Tue 9/15', 'Tue 9/22'],
    [
      'Lecture 1, Tuesday, September 8',
      'Lecture 2, Tuesday, September 15',
      'Lecture 3, Tuesday, September 22',
    ],
    ['T, 9/8', 'T, 9/15', 'T, 9/22'],
  ])('are of the day that stands above them: %s', (first, second, third) =>
    expect(
      work(
        'Fall 2026',
        first,
        'Soils',
        'Gray, ch. 1',
        second,
        'Quiz 1',
        'Erosion',
        third,
        'Talus and scree',
        'Homework 2 due',
      ),
    ).toEqual(['quiz 2026-09-15 Quiz 1', 'assignment 2026-09-22 Homework 2']),
  );

  test('the heading of a unit between them is of no day', () =>
    expect(
      work(
        'Fall 2026',
        'Week 1, Sept. 8',
        'Soils',
        'Week 2, Sept. 15',
        'Erosion',
        '# Unit 2: The midterm exam and beyond',
        'Week 3, Sept. 22',
        'Midterm exam',
        'Week 4, Sept. 29',
        'Talus',
      ),
    ).toEqual(['exam 2026-09-22 Midterm exam']));

  test('a day off is one, whatever stands in front of it', () =>
    expect(
      daysOff(
        'Fall 2026',
        'Week 6, Oct. 5',
        'Topic: Soils',
        'Week 7, Oct. 12',
        'Topic: No class (Indigenous Peoples’ Day)',
        'Week 8, Oct. 19',
        'Topic: Erosion',
      ).map((found) => found.slice(0, 10)),
    ).toEqual(['2026-10-12']));
});

test('what is due has a name of as many words as it takes', () =>
  expect(
    work(
      'Fall 2026',
      'Nov 2 — Rivers',
      'Reading: chapter 1',
      'Nov 9 — Lakes',
      'Due: Coastal Town Harbor Survey Final Report',
      'Reading: chapter 2',
      'Nov 16 — Seas',
      'Reading: chapter 3',
    ),
  ).toEqual(['assignment 2026-11-09 Coastal Town Harbor Survey Final Report']));

test('"No class" in front of the name of a day is no label', () =>
  expect(
    daysOff(
      'Spring 2026',
      'Fri Feb 20',
      '• Topic: Rivers',
      '• Reading: chapter 2',
      'Fri Feb 27',
      '• No class: Founders Days',
      'Fri Mar 6',
      '• Topic: Lakes',
      '• Reading: chapter 3',
    ),
  ).toEqual([expect.stringContaining('2026-02-27')]));

test('topics beside work below their days are no work', () =>
  expect(
    work(
      'Spring 2026',
      'This is the schedule of the lectures and of the labs.',
      '9 Mar 23',
      '10 Mar 30',
      'River deltas',
      'Field lab 5',
      '11 Apr 6',
      'Tides and shelves',
      'Problem set',
      '12 Apr 13',
      'Field lab 6',
      '13 Apr 20',
      'Longshore drift',
      'Quiz 2',
      'Field lab 7',
      '14 Apr 27',
      '15 May 4',
      'Coral reefs',
      'Problem set',
    ),
  ).toEqual(['quiz 2026-04-20 Quiz 2']));

test('a day that begins with a small letter stands for itself in a page', async () => {
  const entry = (day: string, ...items: string[]) =>
    `<p><b>${day}</b></p><ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
  const page = [
    '<p>Otoño de 2026. Entregas y exámenes de la clase de español y de la literatura.</p>',
    entry('lunes 7 de septiembre', 'Tema: La ciudad'),
    entry('lunes 14 de septiembre', 'Tema: El campo', 'Entregas: Composición 1'),
    entry('lunes 21 de septiembre', 'Tema: La costa', 'Entregas: Composición 2'),
  ].join('');
  const document = await readDocument({ bytes: new TextEncoder().encode(page), fileName: 'plan.html' });
  expect(workOf(document)).toEqual([
    'assignment 2026-09-14 Composición 1',
    'assignment 2026-09-21 Composición 2',
  ]);
});

test('every finding of a list quotes the words of its line', () => {
  const lines = [
    'Sept. 9',
    'Topic: Rivers',
    'Sept. 16',
    'Topic: Lakes',
    'Due: Field sketch',
    'Sept. 23',
    'Topic: Coasts',
  ];
  const { findings } = read('Fall 2026', ...lines);
  const [sketch] = findings.filter(({ title }) => title === 'Field sketch');
  expect(sketch?.evidence.map(({ quote }) => quote)).toEqual(['Field sketch', 'Sept. 16']);
});

test('below a month, the day of the week belongs to the day, also where its number runs into the words', () =>
  expect(
    work(
      'Spring 2027',
      'January',
      'M 18 Rivers',
      'W 20 Lakes, p. 12-20. Homework: Exercise 4',
      'F 22 Field sketch due; Seas',
      'February',
      'M 01Exam No. 1',
      'W 03 Dunes',
    ),
  ).toEqual([
    'assignment 2027-01-20 Exercise 4',
    'assignment 2027-01-22 Field sketch',
    'exam 2027-02-01 Exam No. 1',
  ]));

test('"Homework:" on the line below the topic of a day is of that day', () =>
  expect(
    work(
      'Fall 2026',
      'Mon, Sept 14 Rivers. Homework: Exercise 6',
      'Wed, Sept 16 Map draft due; lakes, p. 54-60 (basins and sills of the north).',
      'Homework: Exercise 7',
      'Fri, Sept 18 Seas',
    ),
  ).toEqual([
    'assignment 2026-09-14 Exercise 6',
    'assignment 2026-09-16 Exercise 7',
    'assignment 2026-09-16 Map draft',
  ]));

test('a line in bold below a day that says when its work is due is due then, and named without what is done for it', () =>
  expect(
    work(
      'Fall 2026',
      'Tuesday, September 15:',
      'Hale, Rivers of the north',
      'Critical paper #2 due September 17: Reflect on what we have read in class to this point.',
      'Thursday, September 17:',
      'Ostrow, Lakes',
      'Tuesday, September 22:',
      'Hale, Seas',
    ),
  ).toEqual(['assignment 2026-09-17 Critical paper #2']));

test('a day without class in bold, right below it, and letters for a workshop', () => {
  const lines = [
    'Fall 2025',
    '#### Week 2 / Sept 8',
    'Due: Poem 1',
    'In class: line and stanza',
    '#### Week 3 / Sept 15',
    'Due: Poem 2; workshop letters',
    'In class: group A',
    '#### Week 4 / Sept 22',
    '#### No class: individual conferences this week',
    'Due: Poetry portfolio (by e-mail, 5 pm)',
    '#### Week 5 / Sept 29',
    'Due: Story draft',
    'In class: dialogue',
  ];
  expect(work(...lines)).toEqual([
    'assignment 2025-09-08 Poem 1',
    'assignment 2025-09-15 Poem 2',
    'assignment 2025-09-15 Workshop letters',
    'project 2025-09-22 17:00 Poetry portfolio (by e-mail)',
    'assignment 2025-09-29 Story draft',
  ]);
  expect(daysOff(...lines)).toEqual(['2025-09-22 No class: individual conferences this week']);
});

test('the title of a test, larger than the days, stands above a day of its own', () =>
  expect(
    work(
      'Fall 2026',
      'Tue Dec 1',
      '- Second commentary due',
      'Thu Dec 3',
      '- Green knights, part 3',
      'Tue Dec 8',
      '- Green knights, part 4',
      '### Final exam',
      'Tuesday, Dec. 15.',
      'The day is set by the college and cannot be changed.',
    ),
  ).toEqual(['assignment 2026-12-01 Second commentary', 'exam 2026-12-15 Final exam']));

test('a numbered list of weeks has its days in the middle of its lines', () =>
  expect(
    work(
      'Fall 2026',
      '1. Week of Sept 1: Introduction; sand.',
      '2. Week of Sept 8: Dunes; rivers. Essay 1 due Thursday.',
      '3. Week of Sept 15: Lakes; cliffs.',
      '4. Week of Sept 22: Caves; marshes. Quiz 1 on Tuesday.',
    ),
  ).toEqual(['assignment 2026-09-10 Essay 1', 'quiz 2026-09-22 Quiz 1']));

test('labels that tell what is done with a work stand in front of none', () =>
  expect(
    work(
      'Spring 2027',
      'March 18',
      'Introducing the final project: News for student media',
      'March 23',
      'Project scrum: Progress, tasks',
      'March 25',
      'Homework: Build a personal website.',
      'Requirements: It must have three pages.',
      'Host it on the server of the school',
      'March 30',
      'Project scrum: Progress, tasks',
    ),
  ).toEqual(['assignment 2027-03-25 Build a personal website']));

test('below the last of the days stand as many lines as begin with days of the week', () =>
  expect(
    work(
      'Spring 2026',
      ...[
        ['Week one (January 26-January 30)', 'Field notes'],
        ['Week two (February 2-February 6)', 'Map'],
        ['Week three (February 9-February 13)', 'Model'],
      ].flatMap(([week = '', name = '']) => [
        `## ${week}:`,
        'Readings:',
        'Monday: Harbor, The Long Water',
        'Wednesday: Marsh, Who Owns a Spring?',
        'Friday: Reed, Boats',
        'Assignments:',
        'Monday: Peer feedback',
        `Friday: ${name}`,
        'Friday is the day of the river',
      ]),
    ),
  ).toEqual([
    'assignment 2026-01-26 Peer feedback',
    'assignment 2026-01-30 Field notes',
    'assignment 2026-02-02 Peer feedback',
    'assignment 2026-02-06 Map',
    'assignment 2026-02-09 Peer feedback',
    'assignment 2026-02-13 Model',
  ]));

test('a test is a sentence of its own below the topic of its day', () =>
  expect(
    work(
      'Spring 2026',
      'Feb. 4 Springs and who owned them. Harbor, 610-614.',
      'Monthly quiz.',
      'Mar. 4 Ponds. Marsh, 674-684.',
      'Monthly quiz.',
      'Mar. 11 Lakes. Reed, 12-20.',
    ),
  ).toEqual(['quiz 2026-02-04 Monthly quiz', 'quiz 2026-03-04 Monthly quiz']));

test('work in bold below the last of the days is of that day', () =>
  expect(
    work(
      'Fall 2026',
      '## Schedule',
      ...['Sep 1', 'Sep 8', 'Sep 15'].flatMap((day, index) => [
        day,
        '',
        `Rivers ${index + 1}`,
        '',
        'A walk.',
        '',
      ]),
      'Sep 22',
      '',
      'Lakes',
      '',
      '#### Final project due',
      '## Policies',
      'Come in time.',
    ),
  ).toEqual(['project 2026-09-22 Final project']));

test.each([
  'February 9 (make-up class)',
  'February 9 (Tu, in the museum)',
  'February 9 (Monday schedule)',
  'February 9 (Tuesday; remote)',
])('%j heads the lines below it', (day) =>
  expect(
    work(
      'Spring 2027',
      'February 3 (W)',
      '- Read: Wells',
      'February 8 (M) No class',
      day,
      '- Read: Springs',
      '- Due: Essay 1',
      'February 10 (W)',
      '- Read: Brooks',
      'February 15 (M)',
      '- Read: Deltas',
    ),
  ).toEqual(['assignment 2027-02-09 Essay 1']),
);
