import { describe, expect, test } from 'vitest';
import { work } from '../../testing/read-lines.ts';

// Assignments that are told of in sections of their own, each with a title, what is asked and when it is due.

const BODY = 'You will describe one river of your choice in three pages and say how it has changed.';
const SHORT = 'Use at least four sources and one map. A form is on the course site.';

const TITLED: Readonly<Record<string, (name: string, body: string) => string[]>> = {
  'a heading': (name, body) => [`### ${name} (20%)`, body],
  'a heading with points': (name, body) => [`### ${name} – 200 points`, body],
  'a line with its share': (name, body) => [`${name}: 20%`, body],
  'the first words of what is asked': (name, body) => [`${name} (20%): ${body}`],
};

const SAID = [
  'Date: September 21',
  'Due: September 21',
  'Due September 21 at 11:59 pm',
  'Due date: Monday, September 21',
  'This is due on September 21.',
  'Submit it on Canvas by September 21.',
  'It must be turned in by September 21.',
];

describe.each(Object.keys(TITLED))('%s names the work', (title) => {
  test.each(SAID)('of which "%s" tells below it', (said) =>
    expect(
      work(
        'Fall 2026',
        '## Assignments',
        ...(TITLED[title]?.('Essay 1', BODY) ?? []),
        said,
        ...(TITLED[title]?.('Community map', SHORT) ?? []),
        said.replace('September 21', 'October 12'),
      ).map((line) => line.replace(' 23:59', '')),
    ).toEqual(['assignment 2026-09-21 Essay 1', 'assignment 2026-10-12 Community map']),
  );

  test('of which the last sentence tells', () =>
    expect(
      work(
        'Fall 2026',
        '## Assignments',
        ...(TITLED[title]?.('Essay 1', `${BODY} Due: September 21.`) ?? []),
        ...(TITLED[title]?.('Essay 2', `${SHORT} Due: October 12.`) ?? []),
      ),
    ).toEqual(['assignment 2026-09-21 Essay 1', 'assignment 2026-10-12 Essay 2']));
});

test.each([' – 200 points', ': 200 points', ', 20 pts', ' (20 points)'])(
  '"%s" behind a name is none of it',
  (points) =>
    expect(work('Fall 2026', `- Essay 1${points}, due October 12`)).toEqual([
      'assignment 2026-10-12 Essay 1',
    ]),
);

test('a rule between the title and its day is no title', () =>
  expect(
    work('Fall 2026', '## Essay 1', BODY, 'Late work: 10% off for each day.', 'Due: September 21'),
  ).toEqual(['assignment 2026-09-21 Essay 1']));
