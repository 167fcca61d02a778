import { expect, test } from 'vitest';
import { work } from '../../testing/read-lines.ts';

// What a class does with a work that is due on another day.

test.each([
  'Drafting Essay 2',
  'Revising the research essay',
  'Organizing informative presentations',
  'Strategies for the midterm',
  'Topics for Essay 2',
  'Examples of final projects',
  'Sample midterm',
  'Talk about Essay 2',
  'Look at Exam 1',
  'Essay 2 rubric',
])('"%s" is done in class with what is due on another day', (said) =>
  expect(
    work(
      'Fall 2026',
      ...['| Date | Topic |', '| Sept 8 | Dunes |', `| Sept 10 | ${said} |`, '| Sept 15 | Quiz 1 |'],
    ),
  ).toEqual(['quiz 2026-09-15 Quiz 1']),
);

test('a drafting exercise is work', () =>
  expect(work('Fall 2026', '| Date | Due |', '| Sept 10 | Drafting exercise 2 |')).toEqual([
    'assignment 2026-09-10 Drafting exercise 2',
  ]));
