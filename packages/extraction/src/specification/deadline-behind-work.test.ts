import { describe, expect, test } from 'vitest';
import { workOf } from '../../testing/read-lines.ts';
import { readDocument } from '../node.ts';

async function work(...blocks: readonly string[]): Promise<string[]> {
  const text = ['# GEO 310, Fall 2026', 'Thursdays 14:15-18:00', ...blocks].join('\n\n');
  return workOf(await readDocument({ bytes: new TextEncoder().encode(text), fileName: 'syllabus.md' }));
}

const session = (below: string) => [
  '## Session 4, November 5: Rivers',
  below,
  '## Session 5, November 12: Lakes',
  '- Reading: Birch (2014)',
];

const PLACES: Readonly<Record<string, (told: string) => string[]>> = {
  'in a list below a day': (told) => session(`- Reading: Alder (2012)\n- ${told}`),
  'in a paragraph below a day': (told) => session(`We read Alder (2012). ${told}`),
  'in the row of a day': (told) => [
    [
      '| Date | Topic | Notes |\n| --- | --- | --- |',
      `| November 5 | Rivers | ${told} |`,
      '| November 12 | Lakes | Birch (2014) |',
      '| November 26 | Seas | Cedar (2015) |',
    ].join('\n'),
  ],
};

describe.each(Object.entries(PLACES))('a deadline behind the sentence that names its work %s', (_, place) => {
  test.each([
    'Publication of take-home exercise 1 on the platform. The deadline for delivery is in two weeks: November 19.',
    'Take-home exercise 1 is handed out. You have until November 19.',
    'Today you get take-home exercise 1. Please return it by November 19.',
    'We discuss take-home exercise 1. Deadline for submission: November 19.',
    'Instructions for take-home exercise 1 are posted. Your answers are due on November 19.',
    'Take-home exercise 1. Due: November 19.',
    'Take-home exercise 1. The deadline is November 19.',
  ])('%s', async (told) =>
    expect(await work(...place(told))).toEqual([
      expect.stringMatching(/^assignment 2026-11-19 take-home exercise 1$/i),
    ]),
  );
});

describe('a deadline behind what is asked for', () => {
  test.each([
    ['You will write a short essay on a river of your choice. I need it by November 19.', 'Essay on a river'],
    ['The group project is a survey of one lake. The due date is November 19.', 'Group project'],
    ['For the lab report you describe what was measured. It has to be in by November 19.', 'Lab report'],
    [
      'Students keep a field journal all term. Tell where you stood. It will be collected in class on November 19.',
      '14:15 Journal',
    ],
    ['The work is told here. Your first paper compares two rivers. Submit by November 19.', 'First paper'],
  ])('%s', async (told, title) =>
    expect(await work('## Assignments', told)).toEqual([
      expect.stringMatching(new RegExp(`^\\p{Ll}+ 2026-11-19 ${title}`, 'iu')),
    ]),
  );

  test('is not that of a test taken before', async () =>
    expect(await work(...session('- Exam 3 returned.\n- Assignment\n- Read Cedar.'))).toEqual([]));
});

test('a heading with its share names what the one deadline below it is of, whatever is told between them', async () =>
  expect(
    await work(
      '## Assignments',
      '### Primary source portrait (10%)',
      'Choose a source and tell of it in 750 words. Download the assignment and rubric. Due Friday, September 25 at 5PM.',
      '### Book précis (10%)',
      'Say in 750 words what a book says. See the instructions on the course site. Due Tuesday October 27 at 5PM.',
    ),
  ).toEqual([
    'assignment 2026-09-25 17:00 Primary source portrait',
    'assignment 2026-10-27 17:00 Book précis',
  ]));

test('the plan shortens the name that the list of assignments writes out', async () =>
  expect(
    await work(
      '- Assignment 1: September 18, 2026',
      '- Assignment 2: October 2, 2026',
      '| Lecture | Topic | Important dates |\n| --- | --- | --- |\n| 4 | Rivers | Assign 1 due, Sept. 18 |\n| 8 | Lakes | Assign 2 due, Oct. 2 |\n| 12 | Seas | |',
    ),
  ).toEqual(['assignment 2026-09-18 Assignment 1', 'assignment 2026-10-02 Assignment 2']));

test('an exam on beginnings is an exam', async () =>
  expect(
    await work('- September 4: Lab exam 1 – Introduction', '- September 18: Lab exam 2 – Rivers'),
  ).toEqual(['exam 2026-09-04 Lab exam 1 – Introduction', 'exam 2026-09-18 Lab exam 2 – Rivers']));

test('behind the word "Assignment" stands what is asked for, and behind that its day', async () =>
  expect(
    await work(
      '## Session 4, November 5: Rivers',
      '- **Assignment:** Find a book on some river of the north. In a blog post summarize its argument. Cite it in full. Due before the start of class November 12.',
      '## Session 5, November 12: Lakes',
      '- Reading: Birch (2014)',
    ),
  ).toEqual(['assignment 2026-11-12 14:15 Blog post']));
