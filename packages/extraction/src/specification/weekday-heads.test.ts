import { describe, expect, test } from 'vitest';
import { daysOff, read, work } from '../../testing/read-lines.ts';
import { workInMarkdown } from '../../testing/read-markdown.ts';

// Days of the week that stand alone above what is done on them, below the line that says which week it is.

const COURSE = ['Fall 2026', 'The course is about the water of the earth.'];

const WEEKS: Readonly<Record<string, readonly string[]>> = {
  'number, days and topic': [
    'Week 3 (Sep 14–18): Rivers',
    'Week 4 (Sep 21–25): Lakes',
    'Week 5 (Sep 28–Oct 2): Seas',
  ],
  'number and days': ['Week 3: September 14–18', 'Week 4: September 21–25', 'Week 5: September 28–October 2'],
  'days behind the topic': [
    'Week 3 – Rivers (9/14–9/18)',
    'Week 4 – Lakes (9/21–9/25)',
    'Week 5 – Seas (9/28–10/2)',
  ],
  'days alone': ['September 14–18', 'September 21–25', 'September 28–October 2'],
  'the first day': ['Week of September 14', 'Week of September 21', 'Week of September 28'],
  'number and first day': [
    'Week 3 (Sept. 14): Rivers',
    'Week 4 (Sept. 21): Lakes',
    'Week 5 (Sept. 28): Seas',
  ],
};

const DAYS: Readonly<Record<string, (work: string) => string[]>> = {
  headings: (own) => ['### Monday', 'Read chapter 5.', '### Wednesday', own, '### Friday', 'Read chapter 7.'],
  'lines of their own': (own) => [
    'Monday',
    '- Chapter 5',
    'Wednesday',
    '- Chapter 6',
    `- ${own}`,
    'Friday',
    '- Chapter 7',
  ],
  capitals: (own) => ['MONDAY', 'Chapter 5', 'WEDNESDAY', own, 'FRIDAY', 'Chapter 7'],
  'lines with their topic': (own) => [
    ...['Monday: Where water goes', '- Chapter 5', 'Wednesday: What it takes along', '- Chapter 6'],
    ...[`- ${own}`, 'Friday: Where it stays', '- Chapter 7'],
  ],
};

const WORK = [
  ['Essay 1 due', 'assignment', 'Essay 1'],
  ['Due: Essay 1', 'assignment', 'Essay 1'],
  ['Quiz 2', 'quiz', 'Quiz 2'],
  ['Exam 1', 'exam', 'Exam 1'],
  ['Group presentations', 'presentation', 'Group presentations'],
] as const;

describe.each(Object.entries(WEEKS))('weeks told by %s', (_, [first = '', ...others]) => {
  describe.each(Object.entries(DAYS))('days told by %s', (_, days) => {
    const plan = (own: string) => [
      ...[...COURSE, `## ${first}`, ...days(own)],
      ...others.flatMap((week) => [`## ${week}`, ...days('Chapter 6')]),
    ];

    test.each(WORK)('"%s" is on the Wednesday', (own, kind, title) =>
      expect(work(...plan(own))).toEqual([`${kind} 2026-09-16 ${title}`]),
    );
  });
});

const dayOf = (week: string, weekday: string) => [`## ${week}`, `### ${weekday}`, 'Essay 1 due'];
const OTHERS = ['## Week 4 (Sep 21–25)', '### Tuesday', 'Chapter 5', '### Thursday', 'Chapter 6'];

test.each([
  ['Week 3 (Sep 13–19)', 'Sunday', '2026-09-13'],
  ['Week 3 (Sep 13–19)', 'Monday', '2026-09-14'],
  ['Week 3 (Sep 15–18)', 'Monday', '2026-09-14'],
  ['Week 3 (Sep 14–18)', 'Sunday', '2026-09-20'],
])('in %s the %s is %s', (week, weekday, day) =>
  expect(work(...COURSE, ...dayOf(week, weekday), ...OTHERS)).toEqual([`assignment ${day} Essay 1`]),
);

test('what is due says from which week its day was reckoned', () => {
  const { findings } = read(...COURSE, ...dayOf('Week 3 (Sep 14–18)', 'Wednesday'), ...OTHERS);
  expect(findings.find(({ title }) => title === 'Essay 1')?.assumed).toEqual(
    expect.arrayContaining([{ field: 'date', because: 'the day it names, in the week of Sep 14–18' }]),
  );
});

test('weeks that are only counted have their days from the first one', () =>
  expect(
    work(
      ...[...COURSE, 'Classes begin on August 31, 2026.'],
      ...['## Week 1: Springs', '### Monday', 'Chapter 1', '### Wednesday', 'Chapter 2'],
      ...['## Week 3: Rivers', '### Monday', 'Chapter 5', '### Wednesday', 'Quiz 2'],
    ),
  ).toEqual(['quiz 2026-09-16 Quiz 2']));

test('a day of the week below no week, or in a sentence, is none', () =>
  expect(
    work(
      ...COURSE,
      '# Office hours',
      'Monday',
      '- 10:00-11:00',
      'Wednesday',
      '- Quiz 2',
      'Friday',
      '- Essay 1',
    ),
  ).toEqual([]));

test('a day without class is the one above it', () =>
  expect(
    daysOff(
      ...[...COURSE, '## Week 3 (Sep 14–18)', 'Monday', '- Chapter 5', 'Wednesday', '- No class'],
      ...['## Week 4 (Sep 21–25)', 'Monday', '- Chapter 6', 'Wednesday', '- Chapter 7'],
    ),
  ).toEqual(['2026-09-16 No class']));

describe('in the cell of a week', () => {
  const row = (cell: string) => [
    ...['Fall 2026', '| Week | Days | What we do |', `| 3 | 9/14–9/18 | ${cell} |`],
    ...['| 4 | 9/21–9/25 | Lakes |', '| 5 | 9/28–10/2 | Seas |'],
  ];

  test('each line is of the day above it', () =>
    expect(
      work(...row('Monday / Chapter 5 / Wednesday / Essay 1 due / Quiz 2 / Friday / Lab report 1 due')),
    ).toEqual([
      'assignment 2026-09-16 Essay 1',
      'quiz 2026-09-16 Quiz 2',
      'assignment 2026-09-18 Lab report 1',
    ]));

  test.each(['Essay 1 (due W)', 'Essay 1 due W', 'Essay 1 due by W'])('"%s" is due on the Wednesday', (own) =>
    expect(work(...row(`Rivers / ${own}`))).toEqual(['assignment 2026-09-16 Essay 1']),
  );

  test('a letter that names something else is no day', () =>
    expect(work(...row('Rivers / Essay 1 due, F. Hale speaks'))).toEqual([
      expect.stringContaining('2026-09-14'),
    ]));
});

test('the hour behind a day is that of all that stands in its line', () =>
  expect(
    work(
      'Fall 2026',
      ...['- Sep 8, 2 pm: Quiz 1 and Lab report 1', '- Sep 15, 2 pm: Quiz 2', '- Sep 22, 2 pm: Quiz 3'],
    ),
  ).toEqual([
    'quiz 2026-09-08 14:00 Quiz 1',
    'assignment 2026-09-08 14:00 Lab report 1',
    'quiz 2026-09-15 14:00 Quiz 2',
    'quiz 2026-09-22 14:00 Quiz 3',
  ]));

test('a row of weekdays below the heads says on which day of its week each column is', () =>
  expect(
    workInMarkdown(
      '# Programming, Fall 2026',
      [
        '| Week | Begins | Lecture | Lab | Others |',
        '|---|---|---|---|---|',
        '| | | Monday | Thursday | Saturday |',
        '| 1 | 7 Sep 2026 | Types | - | - |',
        '| 2 | 14 Sep 2026 | Classes | Lab report 1 due | - |',
        '| 3 | 21 Sep 2026 | Lists | - | Test 1 |',
        '| 4 | 28 Sep 2026 | Test 2 | - | - |',
      ].join('\n'),
    ),
  ).resolves.toEqual([
    'assignment 2026-09-17 Lab report 1',
    'exam 2026-09-26 Test 1',
    'exam 2026-09-28 Test 2',
  ]));

describe('a day of the week without its date, among days that have theirs', () => {
  const plan = (friday: string, item: (text: string) => string) => [
    ...COURSE,
    'Week 3, September 14 - 18',
    ...[
      'Mon, September 14',
      item('Rivers'),
      'Wed, September 16',
      item('Lakes'),
      'Fri, September 18',
      item('Seas'),
    ],
    'Week 4, September 21 - 25',
    ...[
      'Mon, September 21',
      item('Springs'),
      'Wed, September 23',
      item('Essay 1 due'),
      friday,
      item('Quiz 1'),
    ],
    'Week 5, September 28 - October 2',
    ...['Mon, September 28', item('Deltas'), 'Wed, September 30', 'NO CLASS', friday, item('Exam 1')],
  ];
  const found = ['assignment 2026-09-23 Essay 1', 'quiz 2026-09-25 Quiz 1', 'exam 2026-10-02 Exam 1'];

  test.each(['Fri', 'Friday', 'Fri.', 'Friday:'])('%s', (friday) => {
    expect(work(...plan(friday, (text) => text))).toEqual(found);
    expect(work(...plan(friday, (text) => `- ${text}`))).toEqual(found);
  });
});
