import { expect, test } from 'vitest';
import { work } from '../../testing/read-lines.ts';

// What a label in front of the lines of a list of days is for is told by all of the list, and its items end with it.

const WEEKS = [
  ['1', 'Wednesday, September 9', 'RoT ch. 2', 'The Ten Columns', 'Friday, September 11', 'RoT ch. 3'],
  ['2', 'Wednesday, September 16', 'RoT ch. 4', 'OED entry on quays', 'Friday, September 18', 'RoT ch. 5'],
  ['3', 'Wednesday, September 23', 'RoT ch. 6', 'Ware on canals', 'Friday, September 25', 'RoT ch. 7'],
  ['4', 'Wednesday, September 30', 'RoT ch. 8', 'Dunes', 'Friday, October 2', 'RoT ch. 9'],
];

const plan = (third: string) =>
  work(
    'Fall 2026',
    ...WEEKS.flatMap(([week, day, chapter, text, next, other]) => [
      `## Week ${week}`,
      `- ${day}`,
      '- – Assignments:',
      `- • ${chapter}`,
      `- • ${text}`,
      '- – Slides of the class',
      `- ${next}`,
      '- – Assignments:',
      `- • ${other}`,
      `- – ${week === '3' ? third : 'Discussion'}`,
    ]),
  );

test('"Assignments" above chapters in every week is what is read', () =>
  expect(plan('Discussion')).toEqual([]));

test('what is marked as the label is stands beside it', () =>
  expect(plan('Map quiz II: Harbours')).toEqual(['quiz 2026-09-25 Map quiz II: Harbours']));
