import { describe, expect, test } from 'vitest';
import { work } from '../../testing/read-lines.ts';
import { workInMarkdown } from '../../testing/read-markdown.ts';

// The stages of one work, each with its day, in one line.

const DAYS = ['October 5', 'October 12', 'October 19'];
const DATES = ['2026-10-05', '2026-10-12', '2026-10-19'];

/** The line, where NAME is the work and A, B, C are days, with what is handed in on each. */
const LINES: readonly [line: string, stages: readonly string[]][] = [
  ['NAME (draft due A, final due B)', ['draft', 'final']],
  ['NAME (draft: A; final: B)', ['draft', 'final']],
  ['NAME (draft A, peer review B, final C)', ['draft', 'peer review', 'final']],
  ['NAME (topic A; bibliography B; final C)', ['topic', 'bibliography', 'final']],
  ['NAME (draft by A, revised by B)', ['draft', 'revised']],
  ['NAME: draft due A, final due B', ['draft', 'final']],
  ['NAME: first draft by A, final draft by B', ['first draft', 'final draft']],
  ['NAME (20%): draft due A, revision due B', ['draft', 'revision']],
  ['NAME – outline due A; first draft due B; final draft due C', ['outline', 'first draft', 'final draft']],
  ['NAME: A (draft), B (final)', ['draft', 'final']],
  ['NAME (A draft; B final)', ['draft', 'final']],
  ['NAME draft (A) and final (B)', ['draft', 'final']],
  ['NAME draft due A; final due B', ['draft', 'final']],
];
const SENTENCES: typeof LINES = [
  ['Draft of NAME due A; final version due B', ['Draft', 'final version']],
  ['The draft of NAME is due A, and the final version is due B.', ['draft', 'final version']],
  ['The draft of NAME is due on A and the final version on B.', ['draft', 'final version']],
];

const PLACES: Readonly<Record<string, (line: string) => string[]>> = {
  'a paragraph': (line) => [line],
  'a point of a list': (line) => [`- ${line}`],
  'the cell of a table': (line) => [`| Work | Points |\n|---|---|\n| ${line} | 20 |\n| Attendance | 10 |`],
  'the cell of a week': (line) => [
    `| Week of | Topic | Assignments |\n|---|---|---|\n| Sept 28 | Tides | |\n| Oct 5 | Winds | ${line} |\n| Oct 12 | Ice | |`,
  ],
};

const read = async (place: string, name: string, line: string): Promise<string[]> => {
  const written = DAYS.reduce(
    (text, day, index) => text.replace(new RegExp(`\\b${'ABC'[index]}\\b`, 'u'), day),
    line.replace('NAME', name),
  );
  const found = await workInMarkdown('# Coasts, Fall 2026', ...(PLACES[place]?.(written) ?? []));
  return found.map((work) => work.slice(work.indexOf(' ') + 1));
};

describe.each(Object.keys(PLACES))('in %s', (place) => {
  describe.each(['Essay 1', 'Poster', 'Shore atlas'])('%s', (name) => {
    test.each([...LINES, ...SENTENCES])('%s', async (line, stages) => {
      const found = await read(place, name, line);
      expect(found.map((one) => one.slice(0, 10))).toEqual(DATES.slice(0, stages.length));
      for (const [index, stage] of stages.entries()) {
        expect(found[index]).toContain(name);
        expect(found[index]).toContain(stage);
      }
    });
  });
});

test.each([
  ['Essay 1: October 5, Quiz 2: October 12', ['Essay 1', 'Quiz 2']],
  ['Map exercise due October 5, midterm October 12', ['Map exercise', 'Midterm']],
])('two works in a line are no stages: %s', (line, titles) =>
  expect(work('Coasts, Fall 2026', line).map((one) => one.replace(/^\S+ \S+ /u, ''))).toEqual(titles),
);

test('a label in front of what was moved is no work', () =>
  expect(
    work('Coasts, Fall 2026', 'Reminder: first paper due October 5 (moved from October 2)').map((one) =>
      one.slice(0, 21),
    ),
  ).toEqual(['assignment 2026-10-05']));

test.each(['(20%)', '()', '( ', ': '])('a title of nothing but "%s" is given up at once', (part) =>
  expect(
    work('Coasts, Fall 2026', `### Essay ${part.repeat(28)}x`, 'Draft: October 5; final: October 12').length,
  ).toBeGreaterThan(0),
);
