import { expect, test } from 'vitest';
import { work } from '../../testing/read-lines.ts';

const rows = (...notes: string[]) =>
  work(
    'Fall 2027',
    '| Date | Lecture | Assignments |',
    `| Sept 8 | Ports | ${notes[0] ?? ''} |`,
    `| Sept 15 | Tides | ${notes[1] ?? ''} |`,
    `| Sept 22 | Reefs | ${notes[2] ?? ''} |`,
  );

test('work named where it is given out and with its day in a later row is one item, on that day', () =>
  expect(rows('Assignment: Field study', '', 'Sept 21: Field study')).toEqual([
    'assignment 2027-09-21 Field study',
  ]));

test('two works by different names are two', () =>
  expect(rows('Assignment: Harbor study', '', 'Sept 21: Field study report')).toHaveLength(2));

test('a work that is named again on an earlier day keeps its own', () =>
  expect(rows('Sept 7: Project plan', '', 'Assignment: Project plan')).toEqual([
    'project 2027-09-07 Project plan',
    'project 2027-09-22 Project plan',
  ]));

test('what it is about, in brackets behind "out", makes no deadline of it', () =>
  expect(
    work(
      'Spring 2027',
      '| Date | Topic | Assignments |',
      '| Tue 1/19 | Vectors | Mini assignment 1 out (arrows) |',
      '| Thu 1/28 | Planes | Mini assignment 1 due |',
      '| Tue 2/2 | Angles | Mini assignment 2 out (spins) |',
      '| Tue 3/16 | No class (spring break) | Enjoy! |',
    ),
  ).toEqual(['assignment 2027-01-28 Mini assignment 1']));
