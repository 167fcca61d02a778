import { describe, expect, test } from 'vitest';
import { extract } from './extract.ts';
import { readDocument } from './node.ts';

const ASSESSED = new Set(['exam', 'quiz', 'assignment', 'project', 'presentation', 'other']);

async function planned(text: string): Promise<string[]> {
  const document = await readDocument({ bytes: new TextEncoder().encode(text), fileName: 'syllabus.txt' });
  return extract(document, { referenceDate: '2026-09-01' })
    .findings.filter(({ kind }) => ASSESSED.has(kind))
    .map(({ date, title }) => `${date} ${title}`)
    .sort();
}

describe('work is found in the shapes that syllabi give it', () => {
  test.each([
    [
      'exams numbered in front of a colon',
      'BIO 305, Fall 2025\nExam 1: Thursday, 9/25 (Chapters 1-4)\nExam 2: Thursday, 10/30 (Chapters 5-8)',
      ['2025-09-25 Exam 1', '2025-10-30 Exam 2'],
    ],
    [
      'several quizzes in one line',
      'MATH 131, Fall 2025\nQuiz 1: 9/10, Quiz 2: 9/24, Quiz 3: 10/8',
      ['2025-09-10 Quiz 1', '2025-09-24 Quiz 2', '2025-10-08 Quiz 3'],
    ],
    [
      'days alone below what they are for',
      'BIO 210, Fall 2025\n\nExams\n- September 30\n- October 28\n- December 2',
      ['2025-09-30 Exams', '2025-10-28 Exams', '2025-12-02 Exams'],
    ],
    [
      'dates at the end of a sentence',
      'SOC 400, Fall 2024\nPresentations will be given Dec. 3 and 10.',
      ['2024-12-03 Presentations', '2024-12-10 Presentations'],
    ],
    [
      'a title in front of a colon, and its day some sentences later',
      'ENG 250, Spring 2025\nArticle critique (20%): Choose a recent article and write a two-page critique. Due Monday, February 24, in class.',
      ['2025-02-24 Article critique'],
    ],
    [
      'what is due in brackets behind the topic',
      'CHEM 112L, Spring 2025\nJan 29 Density\nFeb 5 Titration (report on density due)\nFeb 12 Spectra\nFeb 19 Kinetics',
      ['2025-02-05 Report on density'],
    ],
    [
      'names in brackets behind the dates',
      'Spring 2025\nWork is due in class on: February 3 (Assignment 1), February 24 (Assignment 2).',
      expect.arrayContaining(['2025-02-24 Assignment 2']),
    ],
    [
      'work that only the grading of the course calls so',
      'MUS 348, Spring 2024\nEtudes (2): 60%\nFinal: 40%\n\nJan 29 Oscillators\nFeb 5 Etude 1\nFeb 12 Noise\nFeb 19 Etude 2',
      ['2024-02-05 Etude 1', '2024-02-19 Etude 2'],
    ],
    [
      'sheets that only their number names',
      '# LING 210, Fall 2025\n\n| Sheet | To be handed in by |\n| --- | --- |\n| 1 | October 6 |\n| 2 | October 20 |\n| 3 | November 3 |',
      ['2025-10-06 Sheet 1', '2025-10-20 Sheet 2', '2025-11-03 Sheet 3'],
    ],
    [
      'exercises that only their numbers name',
      '# MATH 250, Fall 2025\n\n| Date | Topic | Homework |\n| --- | --- | --- |\n| 9/8 | Limits | 2.1 #3-9, 14 |\n| 9/15 | Rates | 2.2 #1, 5 |\n| 9/22 | Chains | |',
      ['2025-09-08 Homework 2.1 #3-9, 14', '2025-09-15 Homework 2.2 #1, 5'],
    ],
    [
      'short names of work behind the topic of a day',
      '# PHYS 110, Winter 2026\n\n| Wk | Monday | Wednesday |\n| --- | --- | --- |\n| 1 | Jan 5 Welcome | Jan 7 Motion; HW 1 |\n| 2 | Jan 12 Forces | Jan 14 Friction; HW 2 |\n| 3 | Jan 19 Work | Jan 21 Energy |',
      ['2026-01-07 HW 1', '2026-01-14 HW 2'],
    ],
    [
      'the stages of a project below its name',
      'GEOG 410, Fall 2025\n\nTerm project\n- Proposal – September 25\n- Site map: October 9\n- Final: December 4',
      [
        '2025-09-25 Term project: Proposal',
        '2025-10-09 Term project: Site map',
        '2025-12-04 Term project: Final',
      ],
    ],
    [
      'the stages of a project in one sentence, its final version among them',
      'GEOG 410, Fall 2025\nField project (30%): proposal September 28, prototype November 2, final version December 7.',
      ['2025-09-28 Field project', '2025-11-02 Prototype', '2025-12-07 Field project'],
    ],
    [
      'a draft that must arrive is no verb',
      'LAW 620, Spring 2026\nThe paper grows in stages. A complete draft must reach me by noon on Monday, March 30; I return drafts with comments.',
      ['2026-03-30 Draft'],
    ],
    [
      'problem sets that nobody collects',
      'CHEM 331, Fall 2025\nEach week I will post problem set questions for you; we will not be collecting your answers.\n\n9/8 Gases\nProblem set 1\n9/15 Heat\nProblem set 2\n9/22 Exam 1',
      ['2025-09-22 Exam 1'],
    ],
    [
      'two exercises of one day that other words tell apart',
      'MATH 140, Fall 2025\nExercise HW 1 due October 6\nExercise Lab 1 due October 6',
      ['2025-10-06 Exercise HW 1', '2025-10-06 Exercise Lab 1'],
    ],
    [
      'the day on which an essay prompt is handed out is no deadline',
      'HIST 320, Spring 2026\nJan 22 Introduction\nJan 29 Essay 1 prompt distributed\nFeb 3 Essay 1 due\nFeb 5 Review',
      ['2026-02-03 Essay 1'],
    ],
  ])('%s', async (_shape, text, expected) => {
    expect(await planned(text)).toEqual(expected);
  });
});

test('all that a module lists is due on the day on which modules close', async () => {
  const text = `# NUTR 130, Summer 2023

All work in a module is due on Sunday at 11:59 pm.

| Module | Dates | Work |
| --- | --- | --- |
| 1 | July 10 - 16 | Quiz 1 |
| 2 | July 17 - 23 | Quiz 2 |
| 3 | August 14 - 18 | Quiz 3 |
`;
  const document = await readDocument({ bytes: new TextEncoder().encode(text), fileName: 'syllabus.md' });
  const quizzes = extract(document, { referenceDate: '2026-09-01' }).findings.filter(
    ({ kind }) => kind === 'quiz',
  );
  expect(quizzes.map(({ date, endDate }) => [date, endDate])).toEqual([
    ['2023-07-16', undefined],
    ['2023-07-23', undefined],
    ['2023-08-18', undefined],
  ]);
});
