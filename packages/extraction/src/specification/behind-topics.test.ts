import { expect, test } from 'vitest';
import { work } from '../../testing/read-lines.ts';

// A day, its topic, and behind it or below it the name of a work and nothing else.

test.each([
  'Salt – Field notebook',
  'Salt, Field notebook',
  'Salt (Field notebook)',
  'Salt / Field notebook',
  'Salt – Due: Field notebook',
  'Salt, Field notebook due (Canvas)',
  'Salt (Field notebook due (Canvas))',
  'Salt – Field notebook due by 5:00 pm',
  'Exam review (Field notebook due)',
  'Housing policy – Field notebook due',
])('%s', (entry) =>
  expect(
    work('Fall 2026', 'Sept 8: Estuaries', `Sept 15: ${entry}`, 'Sept 22: Tides', 'Sept 29: Ferries').map(
      (found) => found.replace(' 17:00', ''),
    ),
  ).toEqual(['assignment 2026-09-15 Field notebook']),
);

test.each([
  ['Case analysis 2', 'assignment'],
  ['Field notebook', 'assignment'],
  ['Essay 2 final draft', 'assignment'],
  ['Oral presentation in class', 'presentation'],
])('%s on a line of its own below the topic', (name, kind) =>
  expect(
    work(
      'Fall 2026',
      'Sept 8: Estuaries; Hale ch. 1',
      'Sept 15: Salt; Hale ch. 2',
      name,
      'Sept 22: Tides',
      'Sept 29: Ferries',
    ),
  ).toEqual([`${kind} 2026-09-15 ${name}`]),
);

test('what hangs below a day heads none of the days that follow', () =>
  expect(
    work(
      'Spring 2027',
      'Feb 9: Estuaries',
      'Discussion questions due',
      'Feb 11: Salt',
      'Feb 16: Tides',
      'Feb 18: Ferries',
    ),
  ).toEqual(['assignment 2027-02-09 Discussion questions']));

test('the topic in front of what is due is no work', () =>
  expect(
    work(
      'Fall 2026',
      '| Date | Topic | Reading |',
      '| Sept 8 | Estuaries | Hale 1 |',
      '| Sept 15 | Salt, Composition 1 due | Hale 2 |',
      '| Sept 22 | Tides | Hale 3 |',
    ),
  ).toEqual(['assignment 2026-09-15 Composition 1']));
