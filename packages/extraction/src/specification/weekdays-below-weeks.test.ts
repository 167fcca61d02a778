import { describe, expect, test } from 'vitest';
import { daysOff, work } from '../../testing/read-lines.ts';

// The days of a week in a table or in lines of its own, below the heading that tells which week it is.

const WEEKS: Readonly<Record<string, readonly string[]>> = {
  'number and days in brackets': ['Week 1 (9/7 - 9/11)', 'Week 2 (9/14 - 9/18)', 'Week 3 (9/21 - 9/25)'],
  'number and days': ['Week 1: Sept 7–11', 'Week 2: Sept 14–18', 'Week 3: Sept 21–25'],
  'number, days and topic': [
    'Week 1 (9/7–9/11): Coasts',
    'Week 2 (9/14–9/18): Ice',
    'Week 3 (9/21–9/25): Wind',
  ],
  '"week of"': ['Week of September 7', 'Week of September 14', 'Week of September 21'],
  'first and last day': ['September 7 – September 11', 'September 14 – September 18', 'September 21 – 25'],
  'nothing but its number': ['Week 1', 'Week 2', 'Week 3'],
};

const DAYS = [
  ['Monday', 'Wednesday', 'Friday'],
  ['Mon', 'Wed', 'Fri'],
  ['M', 'W', 'F'],
  ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
] as const;

const SAID = [
  ['Dunes', 'Cliffs', 'Homework 1 due'],
  ['No class', 'Glaciers', 'Quiz 1'],
  ['Deserts', 'Project proposal due', 'Midterm 1'],
] as const;

const DUE = [
  'assignment 2026-09-11 Homework 1',
  'quiz 2026-09-18 Quiz 1',
  'project 2026-09-23 Project proposal',
  'exam 2026-09-25 Midterm 1',
];

const PLACES: Readonly<Record<string, (days: readonly string[], said: readonly string[]) => string[]>> = {
  'a column for each day': (days, said) => [`| ${days.join(' | ')} |`, `| ${said.join(' | ')} |`],
  'columns, and a row for the work': (days, said) => [
    `| | ${days.join(' | ')} |`,
    `| Topic | ${days.map((day) => `About ${day.slice(-1)}`).join(' | ')} |`,
    `| Due | ${said.map((one) => (/\d|due|No/u.test(one) ? one : '')).join(' | ')} |`,
  ],
  'a row for each day': (days, said) => [
    '| Day | Topic |',
    ...days.map((day, at) => `| ${day} | ${said[at]} |`),
  ],
  'items that begin with the day': (days, said) => days.map((day, at) => `- ${day}: ${said[at]}`),
  'lines that begin with the day': (days, said) => days.map((day, at) => `${day} ${said[at]}`),
};

const COURSE = ['MATH 101: Sand, Fall 2026', 'Classes begin on September 7, 2026.'];

const overDays = (said: readonly string[], days: readonly string[]): readonly string[] =>
  days.length === said.length
    ? said
    : [said[0], 'Work in pairs', said[1], 'Talks in class', said[2]].map(String);

const plan = (
  weeks: readonly string[],
  days: readonly string[],
  place: (typeof PLACES)[string],
): string[] => [
  ...COURSE,
  ...weeks.flatMap((week, at) => ['', `### ${week}`, '', ...place(days, overDays(SAID[at] ?? [], days))]),
];

describe.each(Object.entries(WEEKS))('weeks told by %s', (_, weeks) => {
  describe.each(Object.entries(PLACES))('%s', (_place, place) => {
    test.each(DAYS.map((days) => ({ days, names: days.join(', ') })))('$names', ({ days }) => {
      const lines = plan(weeks, days, place);
      expect(work(...lines).filter((found) => !found.includes('begin'))).toEqual(DUE);
      expect(daysOff(...lines)).toEqual(['2026-09-14 No class']);
    });
  });
});

describe('what stands in a table of weekdays', () => {
  test('keeps the day that it names itself', () => {
    const lines = [
      ...[
        '### Week 1 (9/7 - 9/11)',
        '',
        '| Monday | Wednesday | Friday |',
        '| Dunes | Cliffs | Homework 1: due 9/14 |',
      ],
      ...[
        '',
        '### Week 2 (9/14 - 9/18)',
        '',
        '| Monday | Wednesday | Friday |',
        '| Ice | Essay 1 due | Wind |',
      ],
    ];
    expect(work('Fall 2026', ...lines)).toEqual([
      'assignment 2026-09-14 Homework 1',
      'assignment 2026-09-16 Essay 1',
    ]);
  });

  test('is of no week where the heading names a month', () =>
    expect(
      work(
        'Fall 2026',
        '### September',
        '| Mon | Tue | Wed | Thu | Fri |',
        '| 7 Dunes | 8 | 9 Essay 1 due | 10 | 11 |',
        '| 14 Ice | 15 | 16 Quiz 1 | 17 | 18 |',
      ),
    ).toEqual(['assignment 2026-09-09 Essay 1', 'quiz 2026-09-16 Quiz 1']));
});

test('"Design principles" behind its weekday is what the class is about', () =>
  expect(
    work(
      ...[
        'Fall 2026',
        '### Week 1 (9/7 - 9/11)',
        '- Tuesday: Dunes',
        '- Thursday: Design principles — contrast',
      ],
      ...['### Week 2 (9/14 - 9/18)', '- Tuesday: Ice', '- Thursday: Quiz 1'],
      ...['### Week 3 (9/21 - 9/25)', '- Tuesday: Wind', '- Thursday: Design a poster'],
    ),
  ).toEqual(['quiz 2026-09-17 Quiz 1', 'project 2026-09-24 Design a poster']));

describe('lines that begin with one weekday', () => {
  test('are told of all weeks, and of none of their days', () =>
    expect(
      work(
        ...[
          'Fall 2026',
          '### Week of September 7',
          'Friday Reading Groups meet in the library.',
          'Essay 1 due 9/8',
        ],
      ),
    ).toEqual(['assignment 2026-09-08 Essay 1']));
});

describe('in other languages', () => {
  test.each([
    [
      'Semaine 1 (7–11 septembre)',
      'Semaine 2 (14–18 septembre)',
      ['Lundi', 'Mercredi'],
      'Les marées',
      'Examen 1',
    ],
    [
      'Semana 1 (7–11 de septiembre)',
      'Semana 2 (14–18 de septiembre)',
      ['Lunes', 'Miércoles'],
      'Las mareas',
      'Examen 1',
    ],
    [
      'Woche 1 (7.–11. September)',
      'Woche 2 (14.–18. September)',
      ['Montag', 'Mittwoch'],
      'Die Gezeiten',
      'Klausur 1',
    ],
  ] as const)('%s', (first, second, days, topic, test) => {
    const table = (said: string) => [`| ${days.join(' | ')} |`, `| ${topic} | ${said} |`];
    const lines = ['2026', `### ${first}`, ...table(topic), `### ${second}`, ...table(test)];
    expect(work(...lines)).toEqual([`exam 2026-09-16 ${test}`]);
  });
});
