import { describe, expect, test } from 'vitest';
import { daysOff, read, work, workIn } from '../../testing/read-lines.ts';
import { extract } from '../extract.ts';
import { readDocument } from '../node.ts';

const WEEKS = [
  'Fall 2025',
  '| Week of | Topic | Assessment |',
  '| Sept 8 | Clouds | |',
  '| Sept 15 | Rain | Exam 1 on Thursday |',
  '| Sept 22 | Hail. No class Tuesday (Founders Day) | |',
  '| Sept 29 | Snow | Essay due Friday |',
];

test('a weekday in a row for a week says which day of it', () =>
  expect(work(...WEEKS)).toEqual(['exam 2025-09-18 Exam 1', 'assignment 2025-10-03 Essay']));

test('a day off in a row for a week is on the weekday it names', () =>
  expect(daysOff(...WEEKS).map((day) => day.slice(0, 10))).toEqual(['2025-09-23']));

test('two days off of a week are both named by one line', () =>
  expect(
    read(
      'Spring 2024',
      '| Week of | Topic | Read for |',
      '| Feb 5 | Race | Mon: Carrington |',
      '| Feb 19 | Bodies | Mon: Wacquant / Wed and Fri: no class (Winter Break) |',
      '| Feb 26 | Money | Mon: Zimbalist |',
    )
      .findings.filter(({ kind }) => kind === 'holiday')
      .map(({ date, endDate }) => [date, endDate]),
  ).toEqual([['2024-02-21', '2024-02-23']]));

test('days that share the month in front of them say what is on which of them', () => {
  const weeks = [
    'Fall 2002',
    '| Week | Days | Topic |',
    '| 4 | 9/16, 18, 20 | Rivers of the north - Wednesday Quiz 1 |',
    '| 5 | 9/23, 25, 27 | Deltas |',
    '| 6 | 9/30, 10/2, 4 | Coasts - Friday Paper due |',
    '| 14 | 11/25, 27, 29 | Reefs - No class Wed/Fri |',
  ];
  expect(work(...weeks)).toEqual(['quiz 2002-09-18 Quiz 1', 'assignment 2002-10-04 Friday Paper']);
  expect(
    read(...weeks)
      .findings.filter(({ kind }) => kind === 'holiday')
      .map(({ date, endDate }) => [date, endDate]),
  ).toEqual([['2002-11-27', '2002-11-29']]);
});

test('a break written across the columns of two sections keeps its own days', async () => {
  const html = `<h1>BIO 214L, Spring 2025</h1><table>
    <tr><th>Week</th><th>Tue sec.</th><th>Wed sec.</th><th>Hand in</th></tr>
    <tr><td>8</td><td>2/11</td><td>2/12</td><td>Report 1</td></tr>
    <tr><td>9</td><td>2/25</td><td>2/26</td><td></td></tr>
    <tr><td>10</td><td>3/4</td><td>3/5</td><td></td></tr>
    <tr><td></td><td colspan="3">Spring break, March 10–14: no lab</td></tr>
    <tr><td>11</td><td>3/18</td><td>3/19</td><td>Report 2</td></tr></table>`;
  const document = await readDocument({ bytes: new TextEncoder().encode(html), fileName: 'lab.html' });
  const { findings } = extract(document, { referenceDate: '2026-09-01' });
  expect(findings.map(({ date, endDate = '', title }) => `${date} ${endDate} ${title}`)).toEqual([
    '2025-02-11  Report 1',
    '2025-02-12  Report 1',
    '2025-03-10 2025-03-14 Spring break',
    '2025-03-18  Report 2',
    '2025-03-19  Report 2',
  ]);
});

test('columns of weekdays divide a week', () =>
  expect(
    work(
      'Fall 2027',
      '| Week of | Monday | Wednesday |',
      '| 8/30 | Cells | Homework 1 due |',
      '| 9/13 | Exam 1 | Tissues |',
      '| 9/20 | Bones | Homework 2 due |',
    ),
  ).toEqual([
    'assignment 2027-09-01 Homework 1',
    'exam 2027-09-13 Exam 1',
    'assignment 2027-09-22 Homework 2',
  ]));

test('a month drawn as a table gives each cell its day', () => {
  const month = [
    'Fall 2026',
    '# September',
    '| Monday | Tuesday | Wednesday | Thursday | Friday |',
    '| 31 | 1 | 2 First class | 3 | 4 |',
    '| 7 Labor Day, no class | 8 | 9 Quiz 1 | 10 | 11 |',
    '| 28 | 29 | 30 | 1 | 2 Essay 1 due |',
  ];
  expect(work(...month)).toEqual(['quiz 2026-09-09 Quiz 1', 'assignment 2026-10-02 Essay 1']);
  expect(daysOff(...month)).toEqual(['2026-09-07 Labor Day']);
});

test('two sections have the same work on days of their own', () =>
  expect(
    work(
      'Spring 2026',
      '| Experiment | Sec. A | Sec. B | Notes |',
      '| Density | Jan 27 | Jan 29 | Safety quiz |',
      '| Kinetics | Feb 3 | Feb 5 | Report 1 due |',
    ),
  ).toEqual([
    'quiz 2026-01-27 Safety quiz',
    'quiz 2026-01-29 Safety quiz',
    'assignment 2026-02-03 Report 1',
    'assignment 2026-02-05 Report 1',
  ]));

test.each([
  ['by the span of the term', ['Winter Quarter 2026 (January 5 – March 20).']],
  ['by the first dated week', ['Winter 2026', 'Week 1 (January 5): What is inequality?']],
  ['by the day on which classes begin', ['Winter 2026', 'Classes begin on January 6.']],
])('a weekday in a numbered week is a date %s', (_, head) => {
  const { findings } = read(...head, 'The midterm is on Thursday of Week 5, in class.');
  const [midterm] = findings.filter(({ kind }) => kind === 'exam');
  expect(midterm?.date).toBe('2026-02-05');
  expect(midterm?.assumed.map(({ field }) => field)).toContain('date');
});

test.each([
  ['in words', ['The midterm is in Week 5.']],
  [
    'in a cell',
    ['| Assessment | Weight | When |', '| Midterm | 40% | Week 5 |', '| Final exam | 60% | TBA |'],
  ],
])('a numbered week without a weekday, %s, is the days of that week, and says so', (_, lines) => {
  const [midterm] = workIn('Winter 2026 (January 5 – March 20)', ...lines);
  expect(midterm).toMatchObject({ date: '2026-02-02', endDate: '2026-02-06' });
  expect(midterm?.confidence).toBeLessThan(0.7);
  expect(midterm?.assumed.map(({ because }) => because).join()).toMatch(/does not say on which day/);
});

test.each([
  [
    'lines',
    [
      'Week 1: Introduction',
      'Week 2: Data',
      'Week 3: Quiz 1',
      'Week 4: Samples and tests',
      'Week 5: Midterm review',
      'Week 6: Midterm',
    ],
  ],
  [
    'rows',
    [
      '| Week | Topic | Work |',
      '| 1 | Introduction | |',
      '| 2 | Data | |',
      '| 3 | Samples | Quiz 1 |',
      '| 4 | Tests | |',
      '| 5 | Midterm review | |',
      '| 6 | Midterm | |',
    ],
  ],
])('a schedule that only numbers its weeks, in %s, gives its tests the days of their week', (_, lines) =>
  expect(
    workIn('Winter 2026 (January 5 – March 20)', ...lines).map(({ title, date, endDate, confidence }) => [
      title,
      date,
      endDate,
      confidence,
    ]),
  ).toEqual([
    ['Quiz 1', '2026-01-19', '2026-01-23', 0.6],
    ['Midterm', '2026-02-09', '2026-02-13', 0.6],
  ]),
);

test('what is due at the start of class in a numbered week is due on the day of the class', () => {
  const [essay] = workIn(
    'Winter 2026 (January 5 – March 20)',
    'Lecture: Tuesday 10:00–11:50',
    'Essay 2 is due at the start of class in week 6.',
  );
  expect(essay).toMatchObject({ date: '2026-02-10', time: '10:00' });
});

test.each([
  [
    'The midterm exam is on Wednesday, March 3.',
    'The reflection paper is due one week after the midterm.',
    '2027-03-10',
  ],
  [
    'The final exam is on Wednesday, May 5.',
    'Portfolios are due the Friday before the final exam.',
    '2027-04-30',
  ],
  ['The midterm exam is on Wednesday, March 3.', 'Reflection: one week after the midterm', '2027-03-10'],
  ['Spring break: March 15–19', 'The literature review is due the Monday after spring break.', '2027-03-22'],
  [
    'Le partiel a lieu le 3 mars 2027.',
    'Le rapport est à rendre une semaine après le partiel.',
    '2027-03-10',
  ],
  [
    'Die Klausur findet am 17. Februar 2027 statt.',
    'Die Hausarbeit ist zwei Wochen nach der Klausur abzugeben.',
    '2027-03-03',
  ],
])('after %j, %j is %s, reckoned', (anchor, line, date) => {
  const reckoned = workIn('Spring 2027', anchor, line).filter(({ assumed }) =>
    assumed.some(({ because }) => because.includes('reckoned from')),
  );
  expect(reckoned.map((finding) => finding.date)).toEqual([date]);
});

test.each([
  'Grades are returned one week after the midterm.',
  'Late essays are accepted up to two days after the midterm.',
  'Regrade requests are due one week after the midterm.',
])('%j is no work', (line) =>
  expect(work('Spring 2027', 'The midterm exam is on March 3.', line)).toHaveLength(1),
);

test('numbers below the name of a month are its days', () => {
  const month = [
    'Fall 2026',
    '# October',
    '2 Lab report 1 due',
    '12 No school – Columbus Day',
    '23 Test: chapters 3 and 4',
    '# January',
    '20 Semester exam, 8:00–9:30',
    '22 End of semester',
  ];
  expect(work(...month)).toEqual([
    'assignment 2026-10-02 Lab report 1',
    'exam 2026-10-23 Test: chapters 3 and 4',
    'exam 2027-01-20 08:00 Semester exam',
  ]);
  expect(daysOff(...month).map((day) => day.slice(0, 10))).toEqual(['2026-10-12']);
});

test('a numbered list below the name of a month holds no days', () =>
  expect(work('Fall 2026', '# October', '1. Essay 1', '2. Essay 2', '3. Quiz 1')).toEqual([]));

test('a weekday of a module that has its days is one of them', () =>
  expect(
    work(
      'Fall 2026',
      '# Module 1: Data (2026-08-31 to 2026-09-06)',
      '- Quiz 1. Due: Sunday 11:59 pm',
      '# Module 2: Tables (2026-09-07 to 2026-09-13)',
      '- Quiz 2. Due: Sunday 11:59 pm',
      '# Module 3: Charts (2026-09-14 to 2026-09-20)',
      '- Quiz 3. Due: Sunday 11:59 pm',
    ).map((line) => line.slice(0, 21)),
  ).toEqual(['quiz 2026-09-06 23:59', 'quiz 2026-09-13 23:59', 'quiz 2026-09-20 23:59']));

test.each([
  [
    'their numbers',
    ['# September', '| Mon | Tue | Wed | Thu | Fri |', '| 7 | 8 | 9 | 10 | 11 |'],
    '| 14 | 15 | 16 | 17 | 18 |',
  ],
  [
    'their dates',
    ['| Mon | Tue | Wed | Thu | Fri |', '| 9/7 | 9/8 | 9/9 | 9/10 | 9/11 |'],
    '| 9/14 | 9/15 | 9/16 | 9/17 | 9/18 |',
  ],
])('a calendar that has days in one row, by %s, and below it what is on them', (_, first, second) => {
  const lines = [
    'Fall 2026',
    ...first,
    '| Labor Day, no class | | Quiz 1 | | Essay 1 due |',
    second,
    '| | Lab report 1 due | | Midterm exam | |',
  ];
  expect(work(...lines)).toEqual([
    'quiz 2026-09-09 Quiz 1',
    'assignment 2026-09-11 Essay 1',
    'assignment 2026-09-15 Lab report 1',
    'exam 2026-09-17 Midterm exam',
  ]);
  expect(daysOff(...lines)).toEqual(['2026-09-07 Labor Day']);
});

test('weekdays in a table without dates are days of the week that stands above it', () =>
  expect(
    work(
      'Spring 2022',
      'February 7-February 11',
      '| To read | Assignments |',
      '| Monday: Sato, “Maps.” | Monday: First draft of the profile. |',
      '| Wednesday: Okri, “Roads.” | Wednesday: Read our syllabus. |',
      'February 14-February 18',
      '| To read | Assignments |',
      '| Monday: Ruiz, “Rivers.” | Monday: Final draft of the profile. |',
      '| Wednesday: Lund, “Ports.” | Wednesday: Submit reading journal. |',
    ),
  ).toEqual([
    'assignment 2022-02-07 First draft of the profile',
    'assignment 2022-02-14 Final draft of the profile',
    'assignment 2022-02-16 Submit reading journal',
  ]));

describe('modules that open on one day of the week and close on another', () => {
  const modules = [
    '# ENV 310: Rivers and Lakes, Spring 2027',
    '| Part | Points |',
    '| Weekly discussions (4) | 40 |',
    '| Field reports (2) | 40 |',
    'All modules open on Mondays, and all assignments close on Sunday nights at 11:59 pm.',
    '## Week One: Springs (Monday, January 11)',
    'Read: Hughes, chapter 1',
    'Discussion One: Introductions',
    '## Week Two: Brooks (Monday, January 18)',
    'Read: Hughes, chapter 2',
    'Discussion Two: Drawing water',
    '## Week Three: Lakes (Monday, January 25)',
    'Field Report One: A brook near you',
  ];
  test('what counts there is due when its module closes', () =>
    expect(work(...modules)).toEqual([
      'assignment 2027-01-17 23:59 Discussion One: Introductions',
      'assignment 2027-01-24 23:59 Discussion Two: Drawing water',
      'assignment 2027-01-31 23:59 Field Report One: A brook near you',
    ]));
  test('where nothing says so, it is due on the day of its week', () =>
    expect(work(...modules.filter((line) => !line.startsWith('All modules'))).at(-1)).toBe(
      'assignment 2027-01-25 Field Report One: A brook near you',
    ));
});

test('parts of the grade whose names hold "di" or "de" are named by their last word', () =>
  expect(
    work(
      '# ART 210, Spring 2027',
      '| Part | Share |',
      '| Chalk designs (3) | 60% |',
      '| Wall diaries (2) | 20% |',
      '| Attendance | 20% |',
      '# Schedule',
      '| Jan 12 | Introduction |',
      '| Jan 19 | Design 1 |',
      '| Jan 26 | Diary 1 |',
    ),
  ).toEqual(['assignment 2027-01-19 Design 1', 'assignment 2027-01-26 Diary 1']));

describe('what is due stands between the head of the week and its first day', () => {
  const plan = (...due: string[]) => [
    'The schedule of the lectures',
    'Week 1 Clouds',
    'M Jan-12 Cumulus',
    'W Jan-14 Stratus',
    'Week 2 Rain',
    ...due,
    'M Jan-19 Drizzle',
    'W Jan-21 Sleet',
    'Week 3 Wind',
    'M Jan-26 Trade winds',
  ];

  test.each([
    ['(Unit paper 1, Kinds of clouds, due Monday by midnight)', '01-19 23:59'],
    ['(Unit paper 1, Kinds of clouds, due Friday by midnight)', '01-23 23:59'],
  ])('%s', (line, when) => {
    expect(work('Spring 2026', ...plan(line))).toEqual([
      `assignment 2026-${when} Unit paper 1, Kinds of clouds`,
    ]);
    expect(work(...plan(line))).toEqual([`assignment --${when} Unit paper 1, Kinds of clouds`]);
  });

  test('and what says nothing of being due is no work', () =>
    expect(work('Spring 2026', ...plan('Why it rains, and the paper on clouds'))).toEqual([]));
});

test('the day by which "these" are due is that of what their paragraph begins with', () =>
  expect(
    work(
      'Fall 2026',
      'Discussion boards: There are two of them, with a post and a response. These will be due Sunday by midnight.',
      'Midterm exam: It has 75 questions. These will be online and will be due Friday night by midnight.',
      '| Week | Topic | Due |',
      '| Sept 7-13 | Clouds | Discussion board 1 |',
      '| Sept 14-20 | Rain | Midterm exam |',
      '| Sept 21-27 | Hail | Discussion board 2 |',
    ).map((one) => one.replace(/ \d\d:\d\d/u, '')),
  ).toEqual([
    'assignment 2026-09-13 Discussion board 1',
    'exam 2026-09-18 Midterm exam',
    'assignment 2026-09-27 Discussion board 2',
  ]));

test('a numbered week without a day has not that of the week above', () =>
  expect(
    read(
      'Fall 2026',
      '| Week | Date | Topic |',
      '| 03 | 10/14 | Problem set 1 (due by 5 pm) |',
      '| 04 | 10/21 | Problem set 2 (due by 5 pm) |',
      '| 04 | | Lab: Data |',
      '| 05 | | No lab: Fall break |',
      '| 06 | 11/4 | Problem set 3 (due by 5 pm) |',
    ).findings.map(({ kind, date }) => `${kind} ${date}`),
  ).toEqual(expect.not.arrayContaining(['holiday 2026-10-21'])));
