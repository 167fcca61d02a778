import { describe, expect, test } from 'vitest';
import { read, work } from '../../testing/read-lines.ts';

// The day of the week that the document tells of its work, in a plan whose rows and entries are weeks.

const WEEKS = ['January 18', 'January 25', 'February 1', 'February 8'];

const inTable =
  (head: string, cell = (monday: string) => monday) =>
  (named: (number: number) => string): string[] => [
    `| ${head} | Theme | Work |`,
    ...WEEKS.map((monday, index) => `| ${cell(monday)} | Valleys ${index + 1} | ${named(index + 1)} |`),
  ];

const SHAPES = [
  ['a table of weeks', inTable('Week of')],
  ['a table of Mondays', inTable('Date')],
  ['a table whose days say that they are Mondays', inTable('Week', (monday) => `Mon ${monday}`)],
  [
    'a list of weeks',
    (named: (number: number) => string) =>
      WEEKS.map((monday, index) => `- Week of ${monday}: Valleys; ${named(index + 1)}`),
  ],
  [
    'lines below headings of weeks',
    (named: (number: number) => string) =>
      WEEKS.flatMap((monday, index) => [
        `## Week ${index + 1} (${monday})`,
        `- Valleys ${index + 1}`,
        `- ${named(index + 1)}`,
      ]),
  ],
] as const;

const THURSDAYS = ['2027-01-21', '2027-01-28', '2027-02-04', '2027-02-11'];

describe.each(SHAPES)('in %s', (_, shape) => {
  test.each([
    ['Homework is due on Thursdays.', 'Homework'],
    ['All homework has to be uploaded by Thursday.', 'Homework'],
    ['Problem sets are due on Thursdays.', 'Problem set'],
    ['Problem sets are due on Thursdays.', 'PS'],
    ['- Field notes (20%): due Thursdays.', 'Field note'],
    ['Quizzes are given on Thursdays.', 'Quiz'],
    ['Expect a short quiz every Thursday.', 'Quiz'],
    ['Thursday quizzes are about the chapter of the week.', 'Quiz'],
  ])('%j gives %s its day', (rule, name) =>
    expect(
      work('Spring 2027', rule, '## Plan', ...shape((number) => `${name} ${number}`)).map(
        (line) => line.split(' ')[1],
      ),
    ).toEqual(THURSDAYS),
  );
});

test.each([
  ['Lab reports are due on Thursdays.', 'LR'],
  ['Quizzes are given on Thursdays.', 'Q'],
])('%j gives %s its day, for which it stands', (rule, letters) =>
  expect(
    work('Spring 2027', rule, ...inTable('Date')((number) => `${letters}${number}`)).map(
      (line) => line.split(' ')[1],
    ),
  ).toEqual(THURSDAYS),
);

test.each([
  'Quizzes are returned on Thursdays.',
  'Every Thursday we go over the quiz.',
  'No quiz is held on Thursdays.',
  'Solutions of the homework are posted on Thursdays.',
  'Practice quizzes are posted on Thursdays.',
  'Review sessions for the quizzes are held on Thursdays.',
])('%j says of no work when it is due', (rule) => {
  const { findings, recurring } = read(
    'Spring 2027',
    rule,
    '## Plan',
    ...inTable('Week of')((number) => `Quiz ${number}, Homework ${number}`),
  );
  const days = findings
    .filter(({ kind }) => kind === 'quiz' || kind === 'assignment')
    .map(({ date }) => date);
  expect(new Set(days)).toEqual(new Set(['2027-01-18', '2027-01-25', '2027-02-01', '2027-02-08']));
  expect(recurring).toEqual([]);
});

test('what is said of homework is said of no quiz and no exam, and rows of single days stay as they are', () => {
  expect(
    work(
      'Spring 2027',
      'Homework is due on Thursdays.',
      '## Plan',
      ...inTable('Week of')((number) => (number === 4 ? 'Midterm exam' : `Quiz ${number}`)),
    ),
  ).toEqual([
    'quiz 2027-01-18 Quiz 1',
    'quiz 2027-01-25 Quiz 2',
    'quiz 2027-02-01 Quiz 3',
    'exam 2027-02-08 Midterm exam',
  ]);
  expect(
    work(
      'Spring 2027',
      'Quizzes are given on Thursdays.',
      '| Date | Theme | Work |',
      '| January 19 | Valleys | Quiz 1 |',
      '| January 21 | Ridges | |',
      '| January 26 | Caves | Quiz 2 |',
      '| January 28 | Cliffs | |',
    ),
  ).toEqual(['quiz 2027-01-19 Quiz 1', 'quiz 2027-01-26 Quiz 2']);
});

test('what an entry of the plan says of its own work is no rule for the others', () =>
  expect(
    work(
      'Spring 2027',
      '## Plan',
      ...inTable('Week of')(
        (number) => `Lab report ${number}${number === 2 ? ', to be uploaded by Thursday' : ''}`,
      ),
    ).map((line) => line.split(' ')[1]),
  ).toEqual(['2027-01-18', '2027-01-28', '2027-02-01', '2027-02-08']));

test.each([
  ['Die Übungsblätter sind donnerstags abzugeben.', 'Woche vom', 'Übungsblatt'],
  ['I compiti si consegnano il giovedì.', 'Settimana del', 'Compito'],
  ['Los informes se entregan los jueves.', 'Semana del', 'Informe'],
  ['Les rapports sont à rendre le jeudi.', 'Semaine du', 'Rapport'],
])('%j', (rule, head, name) =>
  expect(
    work(
      rule,
      `| ${head} | |`,
      ...['18.1.2027', '25.1.2027', '1.2.2027', '8.2.2027'].map(
        (day, index) => `| ${day} | ${name} ${index + 1} |`,
      ),
    ).map((line) => line.split(' ')[1]),
  ).toEqual(THURSDAYS),
);

test('a rule for assignments moves no exam, whatever else it is for', () =>
  expect(
    work(
      'Fall 2026',
      'Lab assignments are due at 11 pm on the Wednesday before lab unless otherwise specified.',
      '| Week | Begins | Theme | In class | Due |',
      '| 1 | Sept 14 | Tides | Exam 1 | |',
      '| 2 | Sept 21 | Ports | | Tide table report |',
      '| 3 | Sept 28 | Winds | Exam 2 | |',
      '| 4 | Oct 5 | Reefs | | Reef report |',
    ).map((line) => line.replace(' 23:00', '')),
  ).toEqual([
    'exam 2026-09-14 Exam 1',
    'assignment 2026-09-23 Tide table report',
    'exam 2026-09-28 Exam 2',
    'assignment 2026-10-07 Reef report',
  ]));

test('a rule for all work moves no quiz of a table of quizzes, however regular their days', () =>
  expect(
    work(
      'Spring 2027. Quizzes are held every two weeks, starting in week 4 (February 8).',
      'All assignments are due by 11:59 pm on Sunday.',
      '| Quiz | Topic | Date |',
      '| 1 | Springs | February 8 |',
      '| 2 | Deltas | February 22 |',
      '| 3 | Tides | March 8 |',
      '| 4 | Reefs | March 22 |',
    ),
  ).toEqual([
    'quiz 2027-02-08 Quiz 1',
    'quiz 2027-02-22 Quiz 2',
    'quiz 2027-03-08 Quiz 3',
    'quiz 2027-03-22 Quiz 4',
  ]));

test('a day in a column "Due date" stays as it is, whatever is said of most of them', () =>
  expect(
    work(
      'Fall 2026',
      'Homework is due on Wednesdays of every following week.',
      '## Homework',
      '| Task | Due date |',
      '| Exercises 1 to 3 | 07.10.2026 - 23h59 CET |',
      '| Exercises 4 to 6 | 14.10.2026 - 23h59 CET |',
      '| Exercises 7 and 8 | 21.10.2026 - 23h59 CET |',
      '| Exercises 9 and 10 | 28.10.2026 - 23h59 CET |',
      '| Exercises 11 and 12 | 04.11.2026 - 23h59 CET |',
      '| Exercises 13 and 14 | 13.11.2026 - 23h59 CET |',
    ).at(-1),
  ).toBe('assignment 2026-11-13 23:59 Exercises 13 and 14'));
