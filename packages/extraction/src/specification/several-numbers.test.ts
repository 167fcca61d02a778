import { expect, test } from 'vitest';
import { workInMarkdown } from '../../testing/read-markdown.ts';

// "Tasks 5 and 6 due": several works that share one name and one deadline.

const due = (entry: string) =>
  workInMarkdown(
    '# Soils, Fall 2026',
    ['| Day | Topic | Due |', '|---|---|---|', `| Sept 14 | Sand | ${entry} |`, '| Sept 21 | Clay | |'].join(
      '\n',
    ),
  );

test.each([
  ['HW 3 & 4', ['HW 3', 'HW 4']],
  ['Homework #7 and #8 due', ['Homework 7', 'Homework 8']],
  ['Quizzes 1, 2 and 3', ['Quiz 1', 'Quiz 2', 'Quiz 3']],
  ['Tasks 5 and 6 due', ['Task 5', 'Task 6']],
  ['Lab reports 1 and 2 due', ['Lab report 1', 'Lab report 2']],
  ['Labs 3–5', ['Lab 3', 'Lab 4', 'Lab 5']],
])('%s', async (entry, titles) =>
  expect((await due(entry)).map((work) => work.replace(/^\S+ 2026-09-14 /, ''))).toEqual(titles),
);

test.each(['Problems 3 and 4', 'Homework 3-4', 'Quiz 1, chapters 2 and 3', 'Labs 2 and 3 report'])(
  '%s is one work',
  async (entry) => expect(await due(entry)).toHaveLength(1),
);

test('a work that the list of deadlines has by itself is the same one', async () =>
  expect(
    await workInMarkdown(
      '# Soils, Fall 2026',
      '- Monday, September 14: Tasks 5 and 6 due',
      '- Task 5 is due on September 14',
    ),
  ).toEqual(['assignment 2026-09-14 Task 5', 'assignment 2026-09-14 Task 6']));

test('in French', async () =>
  expect(
    await workInMarkdown('# Sols, automne 2026', '- Lundi 14 septembre : remise des devoirs 1 et 2'),
  ).toEqual(['assignment 2026-09-14 Devoir 1', 'assignment 2026-09-14 Devoir 2']));
