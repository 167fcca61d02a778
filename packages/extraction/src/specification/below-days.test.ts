import { expect, test } from 'vitest';
import { work } from '../../testing/read-lines.ts';
import { workInMarkdown } from '../../testing/read-markdown.ts';

// What stands below a day, and where the next day begins.

test('days with nothing to read stand among days that have it', () =>
  expect(
    work(
      'Spring 2027',
      '1/28: Estuaries',
      'Read: the web page of the harbor',
      '2/4: Salt',
      '2/11: Tides',
      'Read: module 3',
      'Quiz 1',
      '2/18: Dredging',
      'Harbor project is due',
      '2/25: NO CLASS',
      '3/4: Ferries',
      'Read: module 4',
      'Reflection 3 is due',
      '3/11: Lighthouses',
      'Read: module 5',
    ),
  ).toEqual([
    'quiz 2027-02-11 Quiz 1',
    'project 2027-02-18 Harbor project',
    'assignment 2027-03-04 Reflection 3',
  ]));

test('works below what is to be read are works', () =>
  expect(
    work(
      'Fall 2026',
      '#### 9/1 Estuaries',
      '- Read: Hale, ch. 1',
      '#### 9/8 Salt',
      '- Read: Hale, ch. 2',
      '- Film review',
      '#### 9/15 Tides',
      '- Read: Hale, ch. 3',
      '- Case memo',
      '#### 9/22 Dredging',
      '- Read: Hale, ch. 4',
      '- Reflection paper',
      '#### 9/29 Ferries',
      '- Read: Hale, ch. 5',
    ),
  ).toEqual([
    'assignment 2026-09-08 Film review',
    'assignment 2026-09-15 Case memo',
    'assignment 2026-09-22 Reflection paper',
  ]));

test('the number of the week right below its day ends nothing, and a bibliography is no work', () =>
  expect(
    work(
      'Spring 2027',
      '#### January 26 • Estuaries • Fresh and salt',
      'Week 1: mud; reeds; birds.',
      '- Nothing due',
      '#### February 2 • Maps • Where the river goes',
      'Week 2: scale; north; paper.',
      '- How does one draw water?',
      '- Due before class:',
      '- Lab 01: A first map',
      '- “Rivers on paper,” Flowing Lines: Maps of Water. 2019.',
      '#### February 9 • Data • What is counted',
      'Week 3: counting; sorting.',
      '- Due before class:',
      '- Activity 01: Old harbors',
      '- Hale, Ada. 2022. “Nobody Counts the Eels.” The Harbor News, sec. Opinion.',
      '- RECOMMENDED: Skim through Brook, Ana. 2014. “Eels.” The Fish Scholar.',
      '#### February 16 • Pixels • Squares',
      'Week 4: squares; colors.',
      '- Due before class:',
      '- Lab 02: Squares',
    ),
  ).toEqual([
    'assignment 2027-02-02 Lab 01: A first map',
    'assignment 2027-02-09 Activity 01: Old harbors',
    'assignment 2027-02-16 Lab 02: Squares',
  ]));

test('what is to be handed in on the day of a row says so', () =>
  expect(
    work(
      'Fall 2026',
      '| Date | In class |',
      '| Sept 8 | Estuaries |',
      '| Sept 15 | Salt / Submit interview guide |',
      '| Sept 22 | Turn in Case memo |',
      '| Sept 29 | Ferries |',
    ),
  ).toEqual(['assignment 2026-09-15 Interview guide', 'assignment 2026-09-22 Case memo']));

test('what is labelled as due below the topic of its day is due, however long the question that it puts', () =>
  expect(
    work(
      'Spring 2027',
      '### Thu., Jan. 28: Estuaries',
      '- Hale, ch. 1.',
      '- **DUE: Short essay 1:** How do the tides shape the mud of an estuary, and what do those who live there say of it? Which of both is right?',
      '### Tues., Feb. 2: Salt',
      '- Hale, ch. 2.',
      '### Thu., Feb. 4: Reeds',
      '- Hale, ch. 3.',
      '- **Due: Paper on the birds of the reeds**',
      '### Tues., Feb. 9: Dredging',
      '- Hale, ch. 4.',
    ),
  ).toEqual([
    'assignment 2027-01-28 Short essay 1',
    'assignment 2027-02-04 Paper on the birds of the reeds',
  ]));

test('a work that is named on the days of its topic, and is due later, is due then', () =>
  expect(
    work(
      'Spring 2027',
      '| Date | Topic | Due |',
      '| Feb 2 | Project 1: Tides | |',
      '| Feb 4 | Salt | |',
      '| Feb 9 | Reeds | Project 1 |',
      '| Feb 16 | Birds | |',
    ),
  ).toEqual(['project 2027-02-09 Project 1']));

const GRADED = ['Essays: 30%', 'Response papers: 30%', 'Data report: 20%', 'Problem sets: 20%'];

const belowTopic = (item: string): string[] =>
  work(
    'Spring 2027',
    '## Grading',
    ...GRADED,
    '## Plan',
    '- February 2: Deltas',
    `- February 4: Dunes`,
    `- ${item}`,
    '- February 9: Capes',
    '- February 11: Reefs',
  );

test.each([
  ['Essay 2 (three pages)', 'Essay 2 (three pages)'],
  ['Essay 2, one per group', 'Essay 2, one per group'],
  ['Essay 2 – about dunes', 'Essay 2 – about dunes'],
  ['Essay 2 to be handed in', 'Essay 2'],
  ['PS4', 'PS4'],
  ['PS 4 (problems 1–8)', 'PS 4 (problems 1–8)'],
  ['Response paper (two pages)', 'Response paper (two pages)'],
  ['Response paper on dunes', 'Response paper on dunes'],
])('the item %j below the topic of a day is due then', (item, title) =>
  expect(belowTopic(item)).toEqual([`assignment 2027-02-04 ${title}`]),
);

test.each(['Discussion of essay 2', 'Essay 2 is back', 'Notes on responses', 'Field work on dunes'])(
  'the item %j below the topic of a day is no work',
  (item) => expect(belowTopic(item)).toEqual([]),
);

test('what the grading names stands for itself on a day of the plan', () =>
  expect(
    work(
      'Spring 2027',
      '## Grading',
      ...GRADED,
      '## Plan',
      '- February 2: Response paper',
      '- February 4: Data report',
      '- February 9: Dunes',
      '- February 11: Library visit',
    ),
  ).toEqual(['assignment 2027-02-02 Response paper', 'assignment 2027-02-04 Data report']));

test('a heading of the whole document ends what stands below the last week of its plan', async () => {
  const found = await workInMarkdown(
    '# Coasts, Spring 2023',
    ...['## Week 10 | 3/27', '## Week 16 | 5/8', '## Week 17 | 5/15'],
    '# Assignments',
    '## Assignment 1: Maps and their makers',
    ...['March 30th', 'April 13th', 'May 4th'].map((day) => `→ *Due in class on ${day}*`),
  );
  expect(found.filter((one) => one.includes('05-15'))).toEqual([]);
});
