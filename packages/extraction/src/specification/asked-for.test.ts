import { describe, expect, test } from 'vitest';
import { work } from '../../testing/read-lines.ts';

// What a plan asks students to hand in for a day, by whatever name.

const COURSE = ['Fall 2026', 'The course is about the coasts of the sea.'];

const PLACES: Readonly<Record<string, (said: string) => string[]>> = {
  'in the list of its day': (said) => [
    ...['### September 7', '- Dunes', '- Read Hale, ch. 1', '### September 14', '- Reefs'],
    ...['- Read Hale, ch. 2', `- ${said}`, '### September 21', '- Ice', '- Read Hale, ch. 3'],
  ],
  'below a line with its day': (said) => [
    ...['**September 7** Dunes', '- Read Hale, ch. 1', '**September 14** Reefs', '- Read Hale, ch. 2'],
    ...[`- ${said}`, '**September 21** Ice', '- Read Hale, ch. 3'],
  ],
  'beside what is read': (said) => [
    '| Date | Topic | Readings and Assignments |',
    '| 9/7 | Dunes | Hale, ch. 1 |',
    `| 9/14 | Reefs | Hale, ch. 2 / ${said} |`,
    '| 9/21 | Ice | Hale, ch. 3 |',
  ],
};

describe.each(Object.entries(PLACES))('%s', (_, place) => {
  test.each([
    ['Submit: Your outline in advance of class', 'Outline'],
    ['Submit your research question', 'Research question'],
    ['Post: Your harbor map', 'Harbor map'],
    ['Post a one-page response on the forum before class', 'One-page response'],
    ['Post: Your introductory paragraph and outline to ELMS', 'Introductory paragraph and outline'],
    ['Email your outline to your group', 'Outline'],
    ['Email me your thesis statement', 'Thesis statement'],
    ['Send two photographs of the shore', 'Two photographs of the shore'],
    ['Hand in your thesis statement and outline', 'Thesis statement and outline'],
    ['Your outline due today', 'Outline'],
    ['Your outline is due at the start of class', 'Outline'],
  ])('"%s"', (said, title) =>
    expect(work(...COURSE, ...place(said)).map((found) => found.replace(/ \d\d:\d\d/, ''))).toEqual([
      `assignment 2026-09-14 ${title}`,
    ]),
  );

  test.each([
    'Post office: who built it?',
    'Email etiquette',
    'Sent to sea: how ships were sunk',
    'Homework: read chapter 5',
  ])('but not "%s"', (said) => expect(work(...COURSE, ...place(said))).toEqual([]));
});

test('"Assignment:" beside what is read tells of work', () =>
  expect(
    work(
      ...COURSE,
      '| Date | Topic | Readings and Assignments |',
      '| 9/7 | Dunes | Hale, ch. 1 |',
      '| 9/14 | Reefs | Hale, ch. 2 / Assignment: harbor map |',
    ),
  ).toEqual(['assignment 2026-09-14 Harbor map']));

test('a line that ends with "class" does not take the day of the next one', () =>
  expect(
    work(
      ...COURSE,
      ...['**9/7** Dunes', '- The essay is due at the beginning of class', '**9/14** Reefs', '- Chapter 2'],
      ...['**9/21** Ice', '- Chapter 3'],
    ).map((found) => found.replace(/ \d\d:\d\d/, '')),
  ).toEqual(['assignment 2026-09-07 Essay']));

test('"Post your essay to the forum" far below a day tells how a work is handed in, and is none of its own', () =>
  expect(
    work(
      ...COURSE,
      ...[
        '### September 14: Field report (20%)',
        'Walk along the canal.',
        'Draw what you see.',
        'Count the boats.',
      ],
      ...[
        'Ask who owns them.',
        'Write two pages about it.',
        'Add a map.',
        'Post your text to the forum set up for it.',
      ],
      ...['### September 21: Term paper (30%)', 'Ten pages.'],
    ),
  ).toEqual(['assignment 2026-09-14 Field report', 'assignment 2026-09-21 Term paper']));

describe.each([
  [
    'a table',
    (said: string) => ['| Date | Topic |', '| Sep 15 | Lakes |', `| Sep 17 | ${said} |`, '| Sep 22 | Ice |'],
  ],
  ['a list', (said: string) => ['- Sep 15: Lakes', `- Sep 17: ${said}`, '- Sep 22: Ice']],
  [
    'lines below days',
    (said: string) => ['## Sep 15', '- Lakes', '## Sep 17', '- Bogs', `- ${said}`, '## Sep 22', '- Ice'],
  ],
])('in %s', (_, plan) => {
  test.each([
    ['Bring your first draft of your essay', 'First draft of your essay'],
    ['Please bring two copies of the outline', 'Two copies of the outline'],
    ['Bring a typed draft for workshop', 'Typed draft'],
    ['Bring a rough draft of your research paper to class.', 'Rough draft of your research paper'],
    ['Bring your annotated bibliography to class', 'Annotated bibliography'],
  ])('"%s": it has to be there', (said, title) =>
    expect(work('Fall 2026', '# Schedule', ...plan(said))).toEqual([`assignment 2026-09-17 ${title}`]),
  );

  test.each([
    'Bring your textbook',
    'Bring paper and pencils',
    'Bring a laptop to class',
    'Bring two sheets of paper',
  ])('"%s" is no work', (said) => expect(work('Fall 2026', '# Schedule', ...plan(said))).toEqual([]));
});
