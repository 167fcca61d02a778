import { describe, expect, test } from 'vitest';
import { workInMarkdown } from '../../testing/read-markdown.ts';

// Lists of works below, or behind, what says when all of them are due, in the sections of weeks.

const WEEKS: [title: string, day: string, works: string[]][] = [
  ['Week 2: September 7-13', 'Mon 9/14', ['Harbor map', 'Lab 2 script', 'Week 2 problem set']],
  ['Week 3: September 14-20', 'Mon 9/21', ['Reading journal 2', 'Opinion survey', 'Quiz 3']],
  ['Week 4: September 21-27', 'Mon 9/28', ['Essay 1', 'Tide diary', 'Peer evaluation']],
];

const plan = (section: (day: string, works: string[]) => string) =>
  workInMarkdown(
    '# Fall 2026',
    ...WEEKS.flatMap(([title, day, works]) => [`## ${title}`, section(day, works)]),
  );

const DUE = [
  'assignment 2026-09-14 Harbor map',
  'assignment 2026-09-14 Lab 2 script',
  'assignment 2026-09-14 Week 2 problem set',
  'quiz 2026-09-21 Quiz 3',
  'assignment 2026-09-21 Reading journal 2',
  'other 2026-09-21 Opinion survey',
  'assignment 2026-09-28 Essay 1',
  'assignment 2026-09-28 Peer evaluation',
  'assignment 2026-09-28 Tide diary',
];

const sorted = (lines: readonly string[]) => [...lines].sort();

describe.each([
  (day: string) => `Homework (due ${day})`,
  (day: string) => `Homework due ${day}:`,
  (day: string) => `Assignments (due ${day})`,
  (day: string) => `To do by ${day}:`,
  (day: string) => `Due by ${day} at 11:59 pm`,
  (day: string) => `Complete by ${day}:`,
])('%#', (label) => {
  const withoutHours = (found: readonly string[]) => found.map((one) => one.replace(' 23:59', ''));

  test('a list within the item of a list', async () => {
    const section = (day: string, works: string[]) =>
      ['- Lecture: Rivers', `- ${label(day)}`, ...works.map((one) => `    - ${one}`)].join('\n');
    expect(sorted(withoutHours(await plan(section)))).toEqual(sorted(DUE));
  });

  test('a list below a line', async () => {
    const section = (day: string, works: string[]) =>
      ['Lecture: Rivers', '', label(day), '', ...works.map((one) => `- ${one}`)].join('\n');
    expect(sorted(withoutHours(await plan(section)))).toEqual(sorted(DUE));
  });

  test('a list below a heading', async () => {
    const section = (day: string, works: string[]) =>
      [`### ${label(day)}`, '', ...works.map((one) => `- ${one}`)].join('\n');
    expect(sorted(withoutHours(await plan(section)))).toEqual(sorted(DUE));
  });
});

test.each(['Homework (due Sunday)', 'Due Sunday:', 'To do by Sunday:'])(
  '"%s" is the Sunday of the week of its section',
  async (label) => {
    const found = await plan((_, works) =>
      ['- Lecture: Rivers', `- ${label}`, ...works.map((one) => `    - ${one}`)].join('\n'),
    );
    const days = { '2026-09-14': '2026-09-13', '2026-09-21': '2026-09-20', '2026-09-28': '2026-09-27' };
    const onSundays = DUE.map((one) =>
      Object.entries(days).reduce((line, [day, sunday]) => line.replace(day, sunday), one),
    );
    expect(sorted(found)).toEqual(sorted(onSundays));
  },
);

test('a weekday where no week has days is none', async () =>
  expect(
    await workInMarkdown('# Fall 2026', '- Homework (due Sunday)\n    - Problem set 1\n    - Quiz 1'),
  ).toEqual([]));

test('works behind it are due on its day, and not in the week of its section', async () => {
  const found = await workInMarkdown(
    '# Fall 2026',
    '## Week 2: September 7-13',
    '- Lecture: Rivers\n- Homework (due Mon 9/14): Problem set 1, Quiz 1',
    '## Week 3: September 14-20',
    '- Lecture: Lakes\n- Homework (due Mon 9/21): Problem set 2, Quiz 2',
    '## Week 4: September 21-27',
    '- Lecture: Seas\n- Homework (due Mon 9/28): Problem set 3, Quiz 3',
  );
  expect(sorted(found)).toEqual(
    sorted([
      'assignment 2026-09-14 Problem set 1',
      'quiz 2026-09-14 Quiz 1',
      'assignment 2026-09-21 Problem set 2',
      'quiz 2026-09-21 Quiz 2',
      'assignment 2026-09-28 Problem set 3',
      'quiz 2026-09-28 Quiz 3',
    ]),
  );
});

test('sections of a book below it are what the homework consists of', async () =>
  expect(
    await workInMarkdown(
      '# Fall 2026',
      '- Homework (due Mon 9/14)\n    - Section 1.1: 1, 3, 5\n    - Section 1.2: 2, 4',
    ),
  ).toEqual(['assignment 2026-09-14 Homework']));

test('the day of one work between two of a list is not that of the next', async () =>
  expect(
    await workInMarkdown(
      '# Fall 2026',
      '- Essay 1 (12%)',
      'Due: September 14',
      '- Essay 2 (15%)',
      'Due: October 12',
      '- Term project (30%)',
      'Due: December 7',
    ),
  ).toEqual([
    'assignment 2026-09-14 Essay 1',
    'assignment 2026-10-12 Essay 2',
    'project 2026-12-07 Term project',
  ]));
