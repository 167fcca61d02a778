import { describe, expect, test } from 'vitest';
import { workInMarkdown } from '../../testing/read-markdown.ts';

// Tables of names and days, of which only the title above them says what kind of work they are.

const NAMES = ['Introduction to sampling', 'Counting by hand', 'Estimates and their limits'];
const DAYS = ['September 8', 'October 6', 'November 10'];

const TITLES: Readonly<Record<string, readonly [kind: string, name: string]>> = {
  '## Homework': ['assignment', 'Homework'],
  '## Problem Sets': ['assignment', 'Problem Set'],
  '## Quiz Dates': ['quiz', 'Quiz'],
  '## Presentation Schedule': ['presentation', 'Presentation'],
  'Table 2: Individual Lab Assignment Dates': ['assignment', 'Lab Assignment'],
  '**Essays**': ['assignment', 'Essay'],
  'The quizzes and their dates:': ['quiz', 'Quiz'],
  'Case studies are due as follows:': ['assignment', 'Case study'],
  '## Projects\n\nEach is done alone and handed in on paper.': ['project', 'Project'],
};

const TABLES: Readonly<Record<string, (name: string, day: string, number: number) => string[]>> = {
  'Topic | Due': (name, day) => [name, day],
  'Date | Topic': (name, day) => [day, name],
  ' | Due date': (name, day) => [name, day],
};
const NUMBERED: typeof TABLES = {
  '# | Topic | Due': (name, day, number) => [`${number}`, name, day],
  'Topic | Due': (name, day, number) => [`${number}. ${name}`, day],
};

const table = (heads: string, cells: (typeof TABLES)[string] | undefined): string =>
  [
    `| ${heads} |`,
    `|${'---|'.repeat(heads.split('|').length)}`,
    ...NAMES.map((name, index) => `| ${(cells?.(name, DAYS[index] ?? '', index + 1) ?? []).join(' | ')} |`),
  ].join('\n');

describe.each(Object.keys(TITLES))('%s', (title) => {
  const [kind, name] = TITLES[title] ?? [];
  test.each(Object.keys(TABLES))('%s', (heads) =>
    expect(workInMarkdown('# Counting, Fall 2026', title, table(heads, TABLES[heads]))).resolves.toEqual([
      expect.stringMatching(
        new RegExp(`^${kind} 2026-09-08 (?:\\S+ )?${name}: Introduction to sampling$`, 'u'),
      ),
      expect.stringMatching(new RegExp(`^${kind} 2026-10-06 (?:\\S+ )?${name}: Counting by hand$`, 'u')),
      expect.stringMatching(
        new RegExp(`^${kind} 2026-11-10 (?:\\S+ )?${name}: Estimates and their limits$`, 'u'),
      ),
    ]),
  );

  test.each(Object.keys(NUMBERED))('with their numbers: %s', async (heads) => {
    const found = await workInMarkdown('# Counting, Fall 2026', title, table(heads, NUMBERED[heads]));
    expect(found.map((work) => work.replace(/^\S+ 2026-/u, ''))).toEqual([
      `09-08 ${name} 1: Introduction to sampling`,
      `10-06 ${name} 2: Counting by hand`,
      `11-10 ${name} 3: Estimates and their limits`,
    ]);
  });

  test('nothing but numbers', async () => {
    const found = await workInMarkdown(
      '# Counting, Fall 2026',
      title,
      '| Number | Due |\n|---|---|\n| 1 | September 8 |\n| 2 | October 6 |',
    );
    expect(found.map((work) => work.replace(/^\S+ 2026-/u, ''))).toEqual([
      `09-08 ${name} 1`,
      `10-06 ${name} 2`,
    ]);
  });
});

test('a number of such a table is that of the plan', () =>
  expect(
    workInMarkdown(
      '# Counting, Fall 2026',
      'Table 1: Lab Assignment Dates',
      '| Topic | Due |\n|---|---|\n| 1. Introduction to sampling | September 8 |\n| 2. Counting by hand | October 6 |',
      '## Calendar',
      '| Date | Topic | Due |\n|---|---|---|\n| September 8 | Urns | Lab 01 |\n| October 6 | Cards | Lab 02 |\n| October 8 | Dice | |',
    ),
  ).resolves.toEqual(['assignment 2026-09-08 Lab 01', 'assignment 2026-10-06 Lab 02']));

test.each(['## Labs', '## Discussions', '## Course schedule'])('the plan below "%s" lists no work', (title) =>
  expect(
    workInMarkdown('# Counting, Fall 2026', title, table('Date | Topic', TABLES['Date | Topic'])),
  ).resolves.toEqual([]),
);

test('a plan with readings below a kind of work lists its classes', () =>
  expect(
    workInMarkdown(
      '# Counting, Fall 2026',
      '## Essays',
      '| Date | Topic | Reading |\n|---|---|---|\n| September 8 | Urns | Chapter 1 |\n| September 10 | Cards | Chapter 2 |',
    ),
  ).resolves.toEqual([]));

test('"Date | Item" below "Assignments" lists what is due, whatever it is called', () =>
  expect(
    workInMarkdown(
      '# Counting, Fall 2026',
      '## Assignments',
      'All of them are due at 2 pm, and reading notes are none of them.',
      '| Date | Item |\n|---|---|\n| Sep 8 | Team formation |\n| Oct 6 | Proj part 1 |\n| Nov 10 | Assignment 1 |',
    ),
  ).resolves.toEqual([
    expect.stringMatching(/^assignment 2026-09-08 (?:\S+ )?Team formation$/),
    expect.stringMatching(/^assignment 2026-10-06 (?:\S+ )?Proj part 1$/),
    expect.stringMatching(/^assignment 2026-11-10 (?:\S+ )?Assignment 1$/),
  ]));

test('a plan of the classes below it does not', () =>
  expect(
    workInMarkdown(
      '# Counting, Fall 2026',
      '## Assignments',
      '| Date | Topic |\n|---|---|\n| Sep 8 | Team formation |\n| Oct 6 | Parts of a whole |\n| Nov 10 | Assignment 1 |',
    ).then((found) => found.map((one) => one.slice(11))),
  ).resolves.toEqual(['2026-11-10 Assignment 1']));
