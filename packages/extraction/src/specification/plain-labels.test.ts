import { describe, expect, test } from 'vitest';
import { workInMarkdown } from '../../testing/read-markdown.ts';

// Below each day its topics, its readings and what is due then, each behind a line of its own that is set like any other.

const DAYS = ['September 14', 'September 16', 'September 21', 'September 23', 'September 28'];
const DUE = new Map([
  [0, ['Entry ticket (online)']],
  [2, ['Essay 1', 'Map of the harbor']],
  [4, ['Visit to the fish market']],
]);
const EXPECTED = [
  'assignment 2026-09-14 Entry ticket',
  'assignment 2026-09-21 Essay 1',
  'assignment 2026-09-21 Map of the harbor',
  'assignment 2026-09-28 Visit to the fish market',
];

const list = (items: readonly string[]) => items.map((item) => `- ${item}`);

const below = (at: number, label: string) => [
  'Topics',
  ...list([`Coasts, part ${at + 1}`]),
  '',
  'Readings',
  ...list([`Moss, chapter ${at + 1}`, 'Elm 2010. “Shores.” Journal of Coasts 51:S28-S40.']),
  '',
  ...(DUE.has(at) ? [label, ...list(DUE.get(at) ?? []), ''] : []),
];

describe.each([
  ['headings', (day: string, at: number) => `### Lecture ${at + 1} - ${day}`],
  ['lines in bold', (day: string, at: number) => `**Lecture ${at + 1} - ${day}**\n`],
  ['plain lines', (day: string) => `${day}\n`],
])('days as %s', (_, head) => {
  test.each([
    'Assignments Due',
    'Due',
    'Homework due',
    'Due in class',
    'Work due',
    'Due today',
    'To turn in',
  ])('"%s"', async (label) => {
    const plan = DAYS.flatMap((day, at) => [head(day, at), ...below(at, label)]);
    const found = await workInMarkdown(
      '# Coasts, Fall 2026',
      '## Schedule',
      ...plan,
      '## Policies',
      'Be kind.',
    );
    expect([...found].sort()).toEqual(EXPECTED);
  });
});

test('the topic above a list of one class names no list', async () => {
  const topics = ['Maps that argue', 'Open data portals', 'Missing data'];
  const plan = topics.flatMap((topic, at) => [
    `### Week ${at + 1}: ${DAYS[2 * at]}`,
    topic,
    `- Essay ${at + 1}`,
    '',
  ]);
  expect(await workInMarkdown('# Data, Fall 2026', ...plan)).toEqual([
    'assignment 2026-09-14 Essay 1',
    'assignment 2026-09-21 Essay 2',
    'assignment 2026-09-28 Essay 3',
  ]);
});
