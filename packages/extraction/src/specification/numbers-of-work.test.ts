import { describe, expect, test } from 'vitest';
import { work } from '../../testing/read-lines.ts';

// "Test #1", "Test # 1", "Test No. 1", "Test One": the number is part of the name, however it is written.

const KINDS: [kind: string, name: string][] = [
  ['exam', 'Test'],
  ['quiz', 'Quiz'],
  ['assignment', 'PS'],
  ['assignment', 'Discussion'],
  ['assignment', 'Program'],
  ['presentation', 'Speech'],
  ['presentation', 'Group Preso'],
];

describe.each(KINDS)('%s: %s', (kind, name) => {
  test.each([' #1', ' # 1', ' No. 1', ' One'])('"%s" in a list', (number) =>
    expect(work('Fall 2026', '# Schedule', '- Sep 15: Lakes', `- Sep 17: ${name}${number}`)).toEqual([
      `${kind} 2026-09-17 ${name}${number}`,
    ]),
  );

  test.each([' #1', ' # 1', ' No. 1', ' One'])('"%s" in a table', (number) =>
    expect(
      work(
        'Fall 2026',
        '| Date | Topic | Due |',
        '| Sep 15 | Lakes | |',
        `| Sep 17 | Bogs | ${name}${number} |`,
        '| Sep 22 | Ice | |',
      ),
    ).toEqual([`${kind} 2026-09-17 ${name}${number}`]),
  );
});

test('a number in the list below a week, however much there is to read above it', () => {
  const readings = [
    'Moss, Lakes',
    'Ash, Bogs',
    'Elm, Ice',
    'Oak, Fens',
    'Fir, Moors',
    'Yew, Dunes',
    'Box, Cliffs',
  ];
  expect(
    work(
      'Fall 2026',
      'All assignments are due on Sunday night of their week.',
      ...['Week One (Opens Monday, September 14)', 'Week Two (Opens Monday, September 21)'].flatMap(
        (title, at) => [
          `## ${title}`,
          ...readings.map((reading) => `- ${reading}`),
          `- Discussion ${['One: Introductions', 'Two'][at]}`,
        ],
      ),
      '## Week Three (Opens Monday, September 28)',
      '- Moss, Rivers',
    ),
  ).toEqual(['assignment 2026-09-20 Discussion One: Introductions', 'assignment 2026-09-27 Discussion Two']);
});

test('"post a list" is no post with a letter', () =>
  expect(
    work(
      'Fall 2026',
      'I will post a list of suggested topics by October 1.',
      'The essay is due on October 9.',
    ),
  ).toEqual(['assignment 2026-10-09 Essay']));

test('what a legend says the letters stand for is work', () =>
  expect(
    work(
      'Spring 2027',
      '| Week | Assignments hw# = homework db # = Discussion Board |',
      '| Jan 11 - Jan 17 | hw #1 db #1 |',
      '| Jan 18 - Jan 24 | hw #2 db #2 |',
    ).map((line) => line.replace(/ \d{4}-\d\d-\d\d/, '')),
  ).toEqual(['assignment Hw #1', 'assignment Db #1', 'assignment Hw #2', 'assignment Db #2']));
