import { describe, expect, test } from 'vitest';
import { read, work } from '../../testing/read-lines.ts';
import { workInMarkdown } from '../../testing/read-markdown.ts';

// What "Due:" says of the lines around it.

const inMarkdown = (...paragraphs: string[]) => workInMarkdown('# Shore Studio, Fall 2025', ...paragraphs);

describe('"Due:" above lines that begin with their days', () => {
  const weeks = (...below: string[]) => [
    'Fall 2025',
    '1 – Harbors (9/1)',
    '- Readings:',
    'Harbor Towns, chapter 1',
    '- Due:',
    ...below,
    '2 – Piers (9/8)',
    '- Due:',
    '9/12: Post 2',
    '3 – Locks (9/15)',
    '- Due:',
    '9/19: Post 3',
  ];
  const others = ['assignment 2025-09-12 Post 2', 'assignment 2025-09-19 Post 3'];

  test('all of them are due, whatever they name', () =>
    expect(work(...weeks('9/5: Post 1', '9/7: Reply to a classmate'))).toEqual([
      'assignment 2025-09-05 Post 1',
      'assignment 2025-09-07 Reply to a classmate',
      ...others,
    ]));

  test('a question is part of a title', () =>
    expect(work(...weeks('9/5: Who Owns the Tide? Response Paper'))).toEqual([
      'assignment 2025-09-05 Who Owns the Tide? Response Paper',
      ...others,
    ]));

  test('below an entry that begins with its day, the next line is the next entry', () =>
    expect(
      work('Fall 2025', '9/1: Harbors', 'Due:', '9/8: Piers', 'Due: Post 1', '9/15: Locks', '9/22: Canals'),
    ).toEqual(['assignment 2025-09-08 Post 1']));
});

describe('a paragraph that begins with a name in bold and says when it is due', () => {
  test('is about that work, however much stands between', async () =>
    expect(
      await inMarkdown(
        '**Mapping the Creek** Walk along the creek and draw what you see. Your maps may hold text and photographs. Show the methods you used. Due: 09.15.2025',
        '**Night sketches** Prepare ten sketches of the harbor at night, or another place of your choice. Due: 10.13.2025',
      ),
    ).toEqual(['assignment 2025-09-15 Mapping the Creek', 'assignment 2025-10-13 Night sketches']));

  test('says nothing of a day that is none of handing in', async () =>
    expect(
      await inMarkdown('**Lighthouse tour** We take the boat to the lighthouse. Date: 09.20.2025'),
    ).toEqual([]));
});

describe('a column in which single lines are due', () => {
  const rows = (...more: string[]) =>
    read(
      'Fall 2025',
      '| Sept 1 | Watch the film over break | |',
      '| Sept 8 | Harbors | Harbor Towns, a History / Problem Set 1 Due Friday 9/12 |',
      '| Sept 15 | Piers | The Long Pier / Response 1 Due Sunday 9/21 |',
      '| Sept 22 | Locks | Gates and Levels / Essay 1 Due Sunday 9/28 |',
      ...more,
    ).findings.filter(({ kind }) => kind === 'assignment');

  test('is none of work: the other lines are read', () =>
    expect(rows().map(({ title, date }) => `${date} ${title}`)).toEqual([
      '2025-09-12 Problem Set 1',
      '2025-09-21 Response 1',
      '2025-09-28 Essay 1',
    ]));
});

test('what is due at the end of a line is due with what stands in front of it', () => {
  const last = (line: string) =>
    read('Fall 2026', 'Oct 5: Lakes', 'Oct 12: Seas', 'Oct 19: Coasts', line).findings.slice(3);
  const inShort = (line: string) => last(line).map(({ kind, title }) => `${kind} ${title}`);
  expect(inShort('October 26: the last essay and the peer review are due')).toEqual([
    'assignment Last essay',
    'assignment Peer review',
  ]);
  expect(inShort('October 26: Lab 3 and Lab 2 report due')).not.toContain('assignment Lab 3');
});

test('"Due dates:" at the end of a paragraph stands above a list of work', () =>
  expect(
    work(
      'Fall 2026',
      'The survey has a page of its own. Due dates:',
      '9/8 – First sketch of the route',
      '9/22 – Names of the towns',
      '10/6 – Sketch of the harbor',
    ),
  ).toEqual([
    'assignment 2026-09-08 First sketch of the route',
    'assignment 2026-09-22 Names of the towns',
    'assignment 2026-10-06 Sketch of the harbor',
  ]));

test.each([['Essay 1 due by 5 pm today'], ['Midterm exam']])(
  'in bold below its day, "%s" is no name of a column',
  async (line) => {
    const days = ['Tuesday, September 8', 'Thursday, September 10', 'Tuesday, September 15'];
    const paragraphs = days.flatMap((day, index) => [
      `### ${day}`,
      `Chapter ${index + 1}`,
      ...(index === 1 ? [`**${line}**`] : []),
    ]);
    expect((await inMarkdown(...paragraphs)).map((found) => found.split(' ')[1])).toEqual(['2025-09-10']);
  },
);
