import { describe, expect, test } from 'vitest';
import { work } from '../../testing/read-lines.ts';

// What students do in class with each other's drafts: on that day they have to have one.

describe.each([
  ['a list', (said: string) => ['- Sep 15: Lakes', `- Sep 17: ${said}`, '- Sep 22: Ice']],
  [
    'a table',
    (said: string) => ['| Date | Topic |', '| Sep 15 | Lakes |', `| Sep 17 | ${said} |`, '| Sep 22 | Ice |'],
  ],
])('in %s', (_, plan) => {
  test.each([
    'Peer review of essay 1',
    'Peer Review: Essay 1',
    'Draft workshop #1 on Essay 1',
    'Peer workshop: Essay 1',
    'Peer editing of the proposals',
    'Peer review of intro',
  ])('"%s" is on its day', (said) =>
    expect(work('Fall 2026', '# Schedule', ...plan(said))).toEqual([`assignment 2026-09-17 ${said}`]),
  );

  test.each(['Thesis workshop', 'Writing workshop', 'Workshop on maps', 'Peer pressure in groups'])(
    '"%s" is what the class is about',
    (said) => expect(work('Fall 2026', '# Schedule', ...plan(said))).toEqual([]),
  );
});

test('"Peer review" alone among the topics may be one', () =>
  expect(
    work(
      'Fall 2026',
      '| Date | Topic |',
      '| Sep 15 | Journals |',
      '| Sep 17 | Peer review |',
      '| Sep 22 | Data |',
    ),
  ).toEqual([]));

test('beside a draft that is due on the same day it is what the draft is for', () =>
  expect(
    work(
      'Fall 2026',
      '| Date | Topic | Due |',
      '| Sep 15 | Lakes | |',
      '| Sep 17 | Peer review of essay 1 | Essay 1 draft |',
      '| Sep 22 | Ice | Essay 1 |',
    ),
  ).toEqual(['assignment 2026-09-17 Essay 1 draft', 'assignment 2026-09-22 Essay 1']));

test('"Évaluation par les pairs" in a French plan', () =>
  expect(
    work('Cours de pédologie, automne 2026', '# Plan', '- 17/09 : Évaluation par les pairs du rapport'),
  ).toEqual(['assignment 2026-09-17 Évaluation par les pairs du rapport']));
