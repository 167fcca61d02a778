import { describe, expect, test } from 'vitest';
import { work } from '../../testing/read-lines.ts';

// Work whose name has no word for work in it: what stands beside it tells that it is some.

const NAMES = ['Concept Map', 'Op-Ed', 'Zine', 'Storyboard', 'Letter to the Mayor'];

describe('a name that counts, in front of its day', () => {
  test.each([
    ['– 10% – Tuesday, September 15'],
    ['(10%): September 15'],
    [', 10%: 9/15'],
    ['– 50 points – Sept 15'],
    ['[10%] September 15'],
  ])('"Zine %s"', (behind) =>
    expect(
      work('Fall 2026', 'Grading', ...NAMES.map((name) => `${name} ${behind}`.replace(' ,', ','))).map(
        (found) => found.replace('assignment 2026-09-15 ', ''),
      ),
    ).toEqual(expect.arrayContaining([...NAMES])),
  );

  test('is none where the day leads what it is about', () =>
    expect(
      work('Fall 2026', ...['9/8 Dunes', '9/10 Reefs, 10% of all fish', '9/15 Ice', '9/17 Wind']),
    ).toEqual([]));
});

describe('a topic, and in brackets what is due on its day', () => {
  test.each(NAMES.slice(0, 4))('"%s due"', (name) => {
    const plan = (said: string) => [
      ...['Fall 2026', '| Date | Topic |', '| 9/8 | Dunes |', `| 9/10 | Reefs (${said}) |`, '| 9/15 | Ice |'],
    ];
    expect(work(...plan(`${name} due`))).toEqual([`assignment 2026-09-10 ${name}`]);
    expect(work(...plan(`due: ${name}`))).toEqual([`assignment 2026-09-10 ${name}`]);
  });
});

describe('a stage of a work, below a heading about all works', () => {
  test.each(['Assignments', 'Grading', 'Requirements', 'Evaluation'])('"%s"', (heading) =>
    expect(
      work(
        ...['Fall 2026', `## ${heading}`, ''],
        'The source list is due on September 10. The outline is due on October 1. The rough draft is due on October 22.',
      ),
    ).toEqual([
      'assignment 2026-09-10 Source list',
      'assignment 2026-10-01 Outline',
      'assignment 2026-10-22 Rough draft',
    ]),
  );

  test('and one below the name of its work', () =>
    expect(
      work(
        'Fall 2026',
        '## Shore atlas',
        '',
        'The outline is due on October 1 and the rough draft on October 22.',
      ),
    ).toEqual([
      'assignment 2026-10-01 Shore atlas: outline',
      'assignment 2026-10-22 Shore atlas: rough draft',
    ]));
});
