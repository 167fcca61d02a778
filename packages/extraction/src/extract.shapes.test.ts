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
