import { describe, expect, test } from 'vitest';
import { daysOff, work } from '../../testing/read-lines.ts';

// Lists below labels in the entries of a schedule.

describe('lists of what is due and of what is given', () => {
  test('also where the items have no marks', () =>
    expect(
      work(
        'Fall 2025',
        '# Week 1 - 9/1/25',
        'Assignment(s) due:',
        'Field sketch',
        'Assignment(s) given:',
        'Street survey',
        '# Week 2 - 9/15/25',
        'Assignment(s) due:',
        'Street survey',
        'Map lab',
        '# Week 3 - 9/22/25',
        'Assignment(s) given:',
        'Legend report',
      ),
    ).toEqual([
      'assignment 2025-09-01 Field sketch',
      'other 2025-09-15 Street survey',
      'assignment 2025-09-15 Map lab',
    ]));

  test('below "Assignment(s) due:" and "Assignment(s) given:", the day is that of the heading', () =>
    expect(
      work(
        'Fall 2025',
        '# Week 1 - 9/1/25',
        'Assignment(s) due:',
        '- Field sketch',
        'Assignment(s) given:',
        '- Street survey',
        '- Group atlas',
        '# Week 2 - 9/15/25',
        'Assignment(s) due:',
        '- Street survey',
        '- Map lab',
        '# Week 3 - 9/22/25',
        'Assignment(s) given:',
        '- Legend report',
      ),
    ).toEqual([
      'assignment 2025-09-01 Field sketch',
      'other 2025-09-15 Street survey',
      'assignment 2025-09-15 Map lab',
    ]));

  test('the label itself is no work, also where it is a heading', () =>
    expect(
      work(
        'Spring 2025',
        '## Lecture 1 - Wednesday, January 15',
        '### Topics',
        '- Tides',
        '### Assignments due',
        '- Entry ticket - Harbour',
        '## Lecture 2 - Wednesday, January 22',
        '### Assignments due',
        '- Field notes 1',
        '## Lecture 3 - Wednesday, January 29',
        '### Topics',
        '- Waves',
      ),
    ).toEqual(['assignment 2025-01-15 Entry ticket - Harbour', 'assignment 2025-01-22 Field notes 1']));

  test('two items of one list are two things, however alike', () =>
    expect(
      work(
        'Fall 2025',
        '# Week 1 - 9/8/25',
        'Assignments due:',
        '- Paint functions lab assignment',
        '- Draw functions lab assignment',
        '# Week 2 - 9/15/25',
        'Maps',
        '# Week 3 - 9/22/25',
        'Globes',
      ),
    ).toEqual([
      'assignment 2025-09-08 Paint functions lab assignment',
      'assignment 2025-09-08 Draw functions lab assignment',
    ]));

  test('a table without days stands within the week above it', () =>
    expect(
      work(
        'Fall 2025',
        '# Week 1 - 9/8/25',
        '| Minutes | Use |',
        '| 70 | Lecture on maps |',
        '| 10 | Break |',
        'Assignments due:',
        '- Field sketch',
        '# Week 2 - 9/15/25',
        '| Minutes | Use |',
        '| 70 | Lecture on legends |',
        '# Week 3 - 9/22/25',
        '| Minutes | Use |',
        '| 70 | Lecture on globes |',
        'Assignments due:',
        '- Map lab',
      ),
    ).toEqual(['assignment 2025-09-08 Field sketch', 'assignment 2025-09-22 Map lab']));
});

test('"Exam 01" and "Exam 1" of one day are one', () =>
  expect(
    work('Spring 2025', 'Exam 1 will be given on Monday, February 10.', '# Exam 01 - Monday, February 10'),
  ).toEqual(['exam 2025-02-10 Exam 01']));

const PLAN = ['# Sept 8', 'Rivers', '# Sept 15', 'Lakes', '# Sept 22', 'Coasts'];

test.each([
  [
    ['# Sept 29', '- Due before seminar: safety training proof. Field permit'],
    ['assignment 2025-09-29 Safety training proof', 'assignment 2025-09-29 Field permit'],
  ],
  [
    ['# Sept 29', '- Peer reviews of proposals due before seminar'],
    ['assignment 2025-09-29 Peer reviews of proposals'],
  ],
  [['# Sept 29', '- Final drafts due via email to the instructor'], ['assignment 2025-09-29 Final drafts']],
  [
    ['# Sept 29', '- Peer evaluation, to be returned by Tues Sept 30'],
    ['assignment 2025-09-30 Peer evaluation'],
  ],
  [
    ['# Sept 29', '- Assign full draft (due Sunday Oct 5 at noon)'],
    ['assignment 2025-10-05 12:00 Full draft'],
  ],
  [['# Sept 29', '- Assign videos of past presentations'], []],
  [['# Sept 29', '- Discuss evaluations of student presentations'], []],
  [
    [
      '# Sept 29',
      '- Progress memos',
      'Join me at a lecture on dams and the rivers that they change, Thurs Oct 2, in the library',
    ],
    [],
  ],
])('below a day: %j', (lines, found) => expect(work('Fall 2025', ...PLAN, ...lines)).toEqual(found));

test.each([
  ['(no penalty applied if submitted by Tues October 14 11:59pm)'],
  ['An extension will be granted automatically to Tuesday October 14 for those who are ill.'],
])('until when work is taken late, no work is due: %s', (line) =>
  expect(work('Fall 2025', 'Course site', line)).toEqual([]),
);

test('each of two names in quotation marks has its own day', () =>
  expect(
    work('Spring 2025', '“The Ferry” will be due on February 17 and “The Bridge” will be due on March 31.'),
  ).toEqual(['assignment 2025-02-17 Ferry', 'assignment 2025-03-31 Bridge']));

test('what is told of somebody is no day in his honour', () => {
  expect(daysOff('Spring 2025', 'Jan 15 Notes on Rev. Dr. Martin Luther King, Jr.’s Legacy')).toEqual([]);
  expect(daysOff('Spring 2025', 'Jan 20 Martin Luther King, Jr.’s Birthday')).not.toEqual([]);
});

describe('a list of work written in one line', () => {
  test.each([
    [
      'below the name of a kind',
      'Unit tests: Unit 1 (Sept. 18), Unit 2 (Oct. 9), and Unit 3 (Oct. 30)',
      [
        'exam 2026-09-18 Unit tests: Unit 1',
        'exam 2026-10-09 Unit tests: Unit 2',
        'exam 2026-10-30 Unit tests: Unit 3',
      ],
    ],
    [
      'of the stages of one project',
      'Soil project: choose a plot by Sept. 18; field sheet by Oct. 9; talk on Oct. 30.',
      [
        'project 2026-09-18 Soil project: choose a plot',
        'project 2026-10-09 Soil project: field sheet',
        'project 2026-10-30 Soil project: talk',
      ],
    ],
    [
      'of deadlines',
      'Deadlines: prospectus 9/18; second chapter 10/9; whole thesis 10/30',
      [
        'assignment 2026-09-18 Prospectus',
        'assignment 2026-10-09 Second chapter',
        'assignment 2026-10-30 Whole thesis',
      ],
    ],
    [
      'of when one work is given and due',
      'Project 3: released Sept. 18, due Oct. 9',
      ['project 2026-10-09 Project 3'],
    ],
    ['of topics', 'Coastal zones: dunes Sept. 18; marshes Oct. 9; reefs Oct. 30', []],
  ])('%s has its days', (_what, line, expected) => expect(work('Fall 2026', '', line)).toEqual(expected));
});

test('lines below the name of all work are work, whatever they are called, where they end with their days', () =>
  expect(
    work(
      'Spring 2026',
      'Deliverables',
      '1. Crew charter - January 23',
      '2. Wind study - February 6',
      '3. Final report - April 30',
    ),
  ).toEqual([
    'assignment 2026-01-23 Crew charter',
    'assignment 2026-02-06 Wind study',
    'assignment 2026-04-30 Final report',
  ]));

test('a table of names and days below the name of all work holds work, one that begins with its days is a plan', () => {
  const rows = [
    ['Shell', 'Jan 23'],
    ['Threads', 'Feb 6'],
    ['Caches', 'Mar 6'],
  ];
  const title = 'Assignments (all due at noon)';
  expect(work('Spring 2026', title, ...rows.map(([name, day]) => `| ${name} | ${day} |`))).toEqual([
    'assignment 2026-01-23 12:00 Shell',
    'assignment 2026-02-06 12:00 Threads',
    'assignment 2026-03-06 12:00 Caches',
  ]);
  expect(work('Spring 2026', 'Assignments', ...rows.map(([name, day]) => `| ${day} | ${name} |`))).toEqual(
    [],
  );
});

test('sessions that are counted in words or numbers head the lines below them', () => {
  expect(
    work(
      'Fall 2026',
      '1. Week 1',
      '(a) First meeting - Tuesday, September 8, 2026.',
      'i. Rocks and minerals',
      '(b) Second meeting - Thursday, September 10, 2026. Reading: Chapter 2',
      'i. Silicates',
      '2. Week 2',
      '(a) First meeting - Tuesday, September 15, 2026.',
      'i. First midterm exam',
      'A. Covers chapters 1-3',
      '(b) Second meeting - Thursday, September 17, 2026.',
      'i. Quiz 2',
    ),
  ).toEqual(['exam 2026-09-15 First midterm exam', 'quiz 2026-09-17 Quiz 2']);
  expect(
    work(
      'Fall 2026',
      'Class 1 - Tuesday, September 8',
      'Rocks',
      'Class 2 - Thursday, September 10',
      'Unit test',
      'Covers chapters 1-3',
      'Class 3 - Tuesday, September 15',
      'Group presentations',
    ),
  ).toEqual(['exam 2026-09-10 Unit test', 'presentation 2026-09-15 Group presentations']);
});

test('a line that begins with a day of its month goes on with none above it', () =>
  expect(
    work(
      'Fall 2026',
      '# September',
      '8 What is a map?',
      '10 A short history of maps in the city and the country',
      '15 Quiz #1',
      '17 Guest speaker, Prof. Robert Hillyard, Department of Geography',
      '22 Student maps due',
      '# October',
      'Tuesday 6 Exam #1',
      'Thursday 8 Scale',
    ),
  ).toEqual(['quiz 2026-09-15 Quiz #1', 'assignment 2026-09-22 Student maps', 'exam 2026-10-06 Exam #1']));

test('the name of an item is in the last of the sentences in front of its day, its hour behind it', () =>
  expect(
    work(
      'Spring 2026',
      'Exams: Exam I on Tuesday, February 10; Exam II on Friday, March 20. All are given in class. Final exam: Monday, May 11, 2:00-5:00 p.m.',
    ),
  ).toEqual(['exam 2026-02-10 Exam I', 'exam 2026-03-20 Exam II', 'exam 2026-05-11 14:00 Final exam']));

test('a sentence behind the items of a list is none of them', () =>
  expect(
    work(
      'Summer 2026',
      '## Tests',
      '- Test 1 (75 pts) Wednesday, July 15',
      '- Test 2 (75 pts) Thursday, July 30',
      'The last class is August 7 (a Friday); we will hear what is left.',
    ),
  ).toEqual(['exam 2026-07-15 Test 1', 'exam 2026-07-30 Test 2']));

test('below "Assignment, due date" the numbers of lessons are names of what is due', () =>
  expect(
    work(
      'Summer 2026',
      'This is a course by mail, with a plan of the lessons.',
      '## Assignment / Due Date',
      'Lessons 1 and 2--June 17',
      'Lesson 3--June 24',
      'Lesson 4--July 1',
      'Lesson 5--July 8',
    ),
  ).toEqual([
    'assignment 2026-06-17 Lessons 1 and 2',
    'assignment 2026-06-24 Lesson 3',
    'assignment 2026-07-01 Lesson 4',
    'assignment 2026-07-08 Lesson 5',
  ]));

test('what a test covers stands behind its day, and its name above', () =>
  expect(
    work(
      'Spring 2027',
      'Midterm 1 (25%)',
      '- February 19 covers ch. 1-3',
      'Midterm 2 (25%)',
      '- April 9th covers ch. 4-9',
      'Final exam (50%)',
      '- May 11th, 1-3pm covers ch. 1-12',
    ),
  ).toEqual(['exam 2027-02-19 Midterm 1', 'exam 2027-04-09 Midterm 2', 'exam 2027-05-11 13:00 Final exam']));

test('an item with a day of its own leaves the items behind it to the day of their week', () =>
  expect(
    work(
      'Spring 2027. All modules open on Mondays, and all assignments close on Sundays at 11:59 pm.',
      '### Week One: Beginnings (Monday, January 11)',
      '- Read: Hay, Harbors',
      '- Due: Welcome survey (Friday January 15th)',
      '- Discussion One: Greetings',
      '### Week Two: Keeping (Monday, January 18)',
      '- Read: Hay, Charts',
      '- Discussion Two: Charts',
      '### Week Three: Losing (Monday, January 25)',
      '- Discussion Three: Wrecks',
    ),
  ).toEqual([
    'other 2027-01-15 Welcome survey',
    'assignment 2027-01-17 23:59 Discussion One: Greetings',
    'assignment 2027-01-24 23:59 Discussion Two: Charts',
    'assignment 2027-01-31 23:59 Discussion Three: Wrecks',
  ]));

test('below "Atlas project due dates are:" whatever stands beside a day is due', () =>
  expect(
    work(
      'Spring 2027',
      'Atlas project due dates are:',
      '2/16 Route proposal',
      '3/02 Chart sources',
      '3/16 Sketches and legend',
      '4/20 Final report and final presentations',
    ),
  ).toEqual([
    'project 2027-02-16 Route proposal',
    'assignment 2027-03-02 Chart sources',
    'assignment 2027-03-16 Sketches and legend',
    'presentation 2027-04-20 Final presentations',
    'assignment 2027-04-20 Final report',
  ]));

test('below "Assign:" and "Due:" in a cell stands what is given and what is handed in', () =>
  expect(
    work(
      'Fall 2025',
      '| Date | Topic | Due & assign |',
      '| Sept 8 | Tides | Assign: / • Hw 1 |',
      '| Sept 15 | Ports | Assign: / • Hw 2 / Due: / • Hw 1 |',
      '| Sept 22 | Winds | Assign: None / Due: / • Hw 2 |',
    ),
  ).toEqual(['assignment 2025-09-15 Hw 1', 'assignment 2025-09-22 Hw 2']));

test('what is handed in of a work is named by the work', () =>
  expect(
    work(
      'Automne 2026. Ce cours porte sur les côtes et les gens qui y vivent.',
      '| Activité | Pondération | Date de remise |',
      '| Labo 2 | 5 % | Remise du rapport (via le forum) avant le 14 octobre |',
      '| Labo 3 | 5 % | Remise du rapport (via le forum) avant le 28 octobre |',
      '| Examen final | 40 % | 16 décembre |',
    ),
  ).toEqual([
    'assignment 2026-10-14 Labo 2',
    'assignment 2026-10-28 Labo 3',
    'exam 2026-12-16 Examen final',
  ]));

test.each([
  ['Sept 14', (day: string, name: string) => `- Sept ${day}: ${name}`],
  ['Mon 9/14', (day: string, name: string) => `- Mon 9/${day} – ${name}`],
])('where nothing but work stands on the days of a list, each of it is due: %s', (_, line) =>
  expect(
    work(
      'Fall 2026',
      line('14', 'Essay 1'),
      line('21', 'Quiz 2'),
      line('28', 'Lab report'),
      line('30', 'Midterm exam'),
    ),
  ).toEqual([
    'assignment 2026-09-14 Essay 1',
    'quiz 2026-09-21 Quiz 2',
    'assignment 2026-09-28 Lab report',
    'exam 2026-09-30 Midterm exam',
  ]),
);

test('among topics, a name that may be one of them is none', () =>
  expect(
    work('Fall 2026', '- Sept 14: Rivers', '- Sept 21: Quiz 2', '- Sept 28: Papers', '- Oct 5: Seas'),
  ).toEqual(['quiz 2026-09-21 Quiz 2']));

test.each([
  ['Workshops', 'Workshops: '],
  ['Labs', 'Labs: '],
  ['Homework', ''],
])('below the heading "%s", which counts, each item with its day is work', (heading, prefix) =>
  expect(
    work(
      'Spring 2027',
      '## Grading',
      `- ${heading}: 50%`,
      '- Final paper: 50%',
      `## ${heading}`,
      '1. Springs - January 26',
      '2. Deltas - February 2',
      '3. Tides - February 9',
    ),
  ).toEqual([
    `assignment 2027-01-26 ${prefix}Springs`,
    `assignment 2027-02-02 ${prefix}Deltas`,
    `assignment 2027-02-09 ${prefix}Tides`,
  ]),
);

test('below such a heading that counts nothing the items are classes', () =>
  expect(
    work(
      'Spring 2027',
      '## Grading',
      '- Final paper: 100%',
      '## Workshops',
      '1. Springs - January 26',
      '2. Deltas - February 2',
      '3. Tides - February 9',
    ),
  ).toEqual([]));
