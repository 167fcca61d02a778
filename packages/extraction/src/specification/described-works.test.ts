import { describe, expect, test } from 'vitest';
import { workInMarkdown } from '../../testing/read-markdown.ts';

// Works described one after the other, each from its title to its deadline, with names that tell nothing of work.

const TOLD: Readonly<Record<string, string>> = {
  'Harbor map': 'Students draw the old harbor and explain three of its piers',
  'Oral history': 'Talk to a sailor over sixty and write down what was said',
  'Source study': 'Four pages about one letter of the archive, with a picture of it',
};
const DAYS = ['September 15', 'October 6', 'November 10'];
const MORE = 'Details are on the site. A late map loses a grade each day.';

const SET: Readonly<Record<string, (name: string) => string[]>> = {
  'a heading': (name) => [`### ${name} (20%)`, ''],
  'a line in bold': (name) => [`**${name}**`, ''],
  'a numbered line': (name) => [`**1. ${name} – 20%**`, ''],
  'words in bold': (name) => [`**${name} (20%)**: `],
  'words in front of a share': (name) => [`${name} (20%) – `],
  'words in front of a colon': (name) => [`${name}: `],
  'the first words': (name) => [`${name}. `],
  'a point of a list': (name) => [`- **${name}** (20%). `],
};

const DUE: Readonly<Record<string, (day: string) => string>> = {
  'in brackets': (day) => `(Due ${day})`,
  'in square brackets': (day) => `[due ${day}]`,
  'in bold': (day) => `**Due ${day} in class.**`,
  'behind a dash': (day) => `— due ${day}`,
  'behind a label': (day) => `Due date: ${day}.`,
  'in a sentence': (day) => `This is due on ${day}.`,
};

const PLACED: Readonly<Record<string, (told: string, due: string) => string[]>> = {
  'behind what is told': (told, due) => [`${told}. ${due}`],
  'at the end': (told, due) => [`${told}. ${MORE} ${due}`],
  'in the middle': (told, due) => [`${told}. ${due}${/[.)\]*]$/.test(due) ? '' : '.'} ${MORE}`],
  'on a line below': (told, due) => [`${told}. ${MORE}`, due],
};

const lines = (set: string, due: string, placed: string): string[] =>
  Object.entries(TOLD).flatMap(([name, told], index) => {
    const titled = SET[set]?.(name) ?? [];
    const [first = '', ...rest] = PLACED[placed]?.(told, DUE[due]?.(DAYS[index] ?? '') ?? '') ?? [];
    return [...titled.slice(0, -1), `${titled.at(-1)}${first}`, ...rest];
  });

describe.each(Object.keys(SET))('%s is the name of a work', (set) => {
  describe.each(Object.keys(PLACED))('whose deadline stands %s', (placed) => {
    test.each(Object.keys(DUE))('%s', (due) =>
      expect(workInMarkdown('# Fall 2026', '## Assignments', ...lines(set, due, placed))).resolves.toEqual([
        'assignment 2026-09-15 Harbor map',
        'assignment 2026-10-06 Oral history',
        'assignment 2026-11-10 Source study',
      ]),
    );
  });
});

test('of a test the day is enough', () =>
  expect(
    workInMarkdown(
      '# Fall 2026',
      '## Tests',
      '**Midterm.** It covers all that we read up to that day. (Held October 15 at noon)',
    ),
  ).resolves.toEqual(['exam 2026-10-15 12:00 Midterm']));

test('a day in brackets that nothing is said of is not that of the test above', () =>
  expect(
    workInMarkdown(
      '# Fall 2026',
      '## Final exam – 30%',
      'Bring a pen and a ruler to the room that is told you (October 15).',
    ),
  ).resolves.toEqual([]));

test('a sentence is no title of what is due below it', () =>
  expect(
    workInMarkdown(
      '# Fall 2026',
      '## Essay 1',
      'Talk to a sailor. Then write two pages on what you have heard from the sailor. (Due October 6)',
    ),
  ).resolves.toEqual(['assignment 2026-10-06 Essay 1']));

test('a share behind the title is enough, also where no other work is told so', () =>
  expect(
    workInMarkdown(
      '# Fall 2026',
      '## Assignments',
      '**Oral history (15%)** - Talk to a sailor over sixty. (due by 5pm on October 6)',
    ),
  ).resolves.toEqual(['assignment 2026-10-06 17:00 Oral history']));
