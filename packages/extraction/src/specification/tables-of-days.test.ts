import { describe, expect, test } from 'vitest';
import { work } from '../../testing/read-lines.ts';

// Tables of one day or one week, which stands in their head, across them, in a row of its own or in the line above.

const RULE =
  'Slides are online by noon on Monday, and you have until Friday at 11:59 pm to do your assignments.';

const TABLES = [
  '| Week 3 – 9/14-9/18 | Readings: | To do: |',
  '| Springs | Chapter 2 | Field log #3; Watch the film |',
  '',
  '| Week 4 – 9/21-9/25 | Readings: | To do: |',
  '| Deltas | Chapter 3 | Field log #4; Map proposal due (Sunday by 8 pm) |',
];

describe('a table whose head has a week', () => {
  test('gives what stands below it the day on which work of a week is due', () =>
    expect(work('Fall 2026', RULE, ...TABLES)).toEqual([
      'assignment 2026-09-18 23:59 Field log #3',
      'assignment 2026-09-25 23:59 Field log #4',
      'project 2026-09-27 20:00 Map proposal',
    ]));

  test('begins a table of its own where it was read as a row', () =>
    expect(work('Fall 2026', RULE, ...TABLES.filter((line) => line !== ''))).toEqual([
      'assignment 2026-09-18 23:59 Field log #3',
      'assignment 2026-09-25 23:59 Field log #4',
      'project 2026-09-27 20:00 Map proposal',
    ]));
});

test('below a day it is of that day', () =>
  expect(
    work(
      'Fall 2026',
      '| Thursday, October 8 | Topics | Due |',
      '| First half | Springs | Essay 1 |',
      '| Second half | Deltas | Peer review 1 |',
    ),
  ).toEqual(['assignment 2026-10-08 Essay 1', 'assignment 2026-10-08 Peer review 1']));

test('the first row of a table without a head is none', () =>
  expect(
    work(
      'Fall 2026',
      '| Oct 8 | Reading | Quiz |',
      '| Oct 15 | Springs | Essay 1 due |',
      '| Oct 22 | Deltas | Essay 2 due |',
    ),
  ).toEqual(['quiz 2026-10-08 Quiz', 'assignment 2026-10-15 Essay 1', 'assignment 2026-10-22 Essay 2']));

const WEEKS = [
  ['Sept 14 – Sept 18', 'Springs', 'Field log 1'],
  ['Sept 21 – Sept 25', 'Deltas', 'Field log 2'],
  ['Sept 28 – Oct 2', 'Tides', 'Field log 3'],
] as const;

const LABELS: Readonly<Record<string, (days: string, number: number) => string>> = {
  'a numbered week': (days, number) => `Week ${number}: ${days}`,
  'a week with its days in brackets': (days, number) => `Week ${number} (${days})`,
  'a week with its topic': (days, number) => `Week ${number} (${days}): Valleys`,
  'nothing but days': (days) => days,
  'the day on which it begins': (days) => `Monday, ${days.slice(0, 7)}`,
};

const SHAPES: Readonly<Record<string, (label: string, topic: string, log: string) => string[]>> = {
  'in the head of a table': (label, topic, log) => [
    `| ${label} | Reading | Due |`,
    `| ${topic} | Chapter 2 | ${log} |`,
  ],
  'across a table': (label, topic, log) => [
    `| ${label} | | |`,
    '| Topic | Reading | Due |',
    `| ${topic} | Chapter 2 | ${log} |`,
  ],
  'above a table': (label, topic, log) => [
    `### ${label}`,
    '| Topic | Reading | Due |',
    `| ${topic} | Chapter 2 | ${log} |`,
  ],
  'above a table whose rows are named': (label, topic, log) => [
    label,
    `| Topic | ${topic} |`,
    '| Reading | Chapter 2 |',
    `| Due | ${log} |`,
  ],
  'in a row of a table whose rows are named': (label, topic, log) => [
    `| Dates | ${label} |`,
    `| Topic | ${topic} |`,
    '| Reading | Chapter 2 |',
    `| Due | ${log} |`,
  ],
  'in a heading above headings': (label, topic, log) => [
    `### ${label}`,
    topic,
    '#### Reading',
    '- Chapter 2',
    '#### Due',
    `- ${log}`,
  ],
};

describe.each(Object.keys(LABELS))('%s', (label) => {
  test.each(Object.keys(SHAPES))('%s gives what stands there its day', (shape) => {
    const lines = WEEKS.flatMap(([days, topic, log], index) => [
      ...(SHAPES[shape]?.(LABELS[label]?.(days, index + 3) ?? '', topic, log) ?? []),
      '',
    ]);
    expect(work('Fall 2026', '## Schedule', ...lines)).toEqual([
      'assignment 2026-09-14 Field log 1',
      'assignment 2026-09-21 Field log 2',
      'assignment 2026-09-28 Field log 3',
    ]);
  });
});

test.each([
  ['the day of a work', '### Field log (September 14)', '| Part | Points |', '| Map | 10 |', '| Text | 20 |'],
  [
    'the day of the document',
    'Revised September 14, 2026',
    '| Topic | Reading | Due |',
    '| Tides | Ch. 2 | Map |',
  ],
  ['a day far above', 'September 14', 'One.', 'Two.', 'Three.', '| Topic | Due |', '| Tides | Map |'],
])('%s above a table says nothing of its rows', (_, ...lines) =>
  expect(work('Fall 2026', ...lines).filter((line) => /Map|Text/.test(line))).toEqual([]),
);
