import { describe, expect, test } from 'vitest';
import { extract } from '../extract.ts';
import { readDocument } from '../node.ts';

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
      'a day between two commas in a cell',
      [
        'PSYC 110, Fall 2026, August 24 to December 16, 2026\n',
        '| Week | Dates | Topic | Due |',
        '| --- | --- | --- | --- |',
        '| 6 | Sep 28-Oct 2 | Review | Midterm 1, Wed Sep 30, in class |',
        '| 17 | Dec 14 | Finals | Final exam, Mon Dec 14, 8:00-10:00 am, Quill Hall 101 |',
      ].join('\n'),
      ['2026-09-30 Midterm 1', '2026-12-14 Final exam'],
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
      [
        '2025-09-28 Field project: proposal',
        '2025-11-02 Field project: prototype',
        '2025-12-07 Field project: final version',
      ],
    ],
    [
      'a draft that must arrive is no verb',
      'LAW 620, Spring 2026\nThe paper grows in stages. A complete draft must reach me by noon on Monday, March 30; I return drafts with comments.',
      ['2026-03-30 Draft'],
    ],
    [
      'problem sets that nobody collects',
      'CHEM 331, Fall 2025\nEvery Friday I post problem set questions to try; your answers will not be collected.\n\n9/8 Gases\nProblem set 1\n9/15 Heat\nProblem set 2\n9/22 Exam 1',
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
    [
      'a column headed by what is done with it, beside the days of two sections',
      '# BIO 214L, Spring 2025\n\n| Week | Tue sec. | Wed sec. | In the lab | Hand in at the start of lab |\n| --- | --- | --- | --- | --- |\n| 5 | 2/11 | 2/12 | Crosses | Lab report 1 |\n| 6 | 2/18 | 2/19 | Counts | |\n| 7 | 2/25 | 2/26 | Gels | Lab report 2 |',
      [
        '2025-02-11 Lab report 1',
        '2025-02-12 Lab report 1',
        '2025-02-25 Lab report 2',
        '2025-02-26 Lab report 2',
      ],
    ],
    [
      'a book review is a work of its own',
      'ANTH 831, Fall 2023\n\nFourth, you will hand in a book review of 1,500 words, due October 17.',
      ['2023-10-17 Book review of 1,500 words'],
    ],
    [
      'concerts and their rehearsals',
      'MUEN 301, Spring 2025\n\nFeb 26 Dress rehearsal\nFeb 28 Concert I: Winter\nApr 17 Concert II: Letters\nMay 1 Beethoven and the concert hall',
      ['2025-02-26 Dress rehearsal', '2025-02-28 Concert I: Winter', '2025-04-17 Concert II: Letters'],
    ],
    [
      'tests of a chapter, also where the chapter has the name that the language gives it',
      '# GRMN 102, Winter 2025\n\n| Date | In class | Homework due |\n| --- | --- | --- |\n| M Jan 13 | Im Zug | |\n| F Jan 17 | Test Kapitel 7 | |\n| F Jan 31 | Test Chapter 8 | |',
      ['2025-01-17 Test Kapitel 7', '2025-01-31 Test Chapter 8'],
    ],
    [
      'names of nothing in particular below "Also due"',
      'ART 231, Fall 2024\n\n## Also due\n- Museum response, two pages: W 10/23\n- Sketchbook, collected twice: M 10/14 and M 12/2\n- Portfolio: 12/13',
      [
        '2024-10-14 Sketchbook, collected twice',
        '2024-10-23 Museum response, two pages',
        '2024-12-02 Sketchbook, collected twice',
        '2024-12-13 Portfolio',
      ],
    ],
    [
      'pages of a book in a column for homework, beside an essay',
      '# GRMN 102, Winter 2025\n\n| Date | In class | Homework due |\n| --- | --- | --- |\n| Jan 14 | Film | U 180–183 |\n| Jan 22 | Dative | U 192–195; Essay 1 |\n| Jan 29 | Review | pp. 206–207 |',
      [
        '2025-01-14 Homework U 180–183',
        '2025-01-22 Essay 1',
        '2025-01-22 Homework U 192–195',
        '2025-01-29 Homework pp. 206–207',
      ],
    ],
    [
      'the final version behind a draft, which is no examination',
      'SOC 330, Spring 2024\n\nEssay (25 %): A paper of six pages on a debate in the field. Draft due Wednesday, March 20, in class; final due Wednesday, March 27.',
      ['2024-03-20 Draft', '2024-03-27 Essay: final'],
    ],
    [
      'what is due at the end of the examination period',
      'LAW 781, Fall 2025\n\nTurn in a full draft on November 14. An annotated outline follows on October 10. The final version is due at the close of the examination period, December 18.',
      ['2025-10-10 Annotated outline', '2025-11-14 Full draft', '2025-12-18 Final version'],
    ],
    [
      'works in the lines below a numbered week that has a topic',
      'ANTH 831, Fall 2023\n\nWeek 8 (Oct. 17). Ruins\nBook review due.\n\nWeek 9 (Oct. 24). Toxicity\nMurphy 2017\n\nWeek 10 (Oct. 31). Obsolescence\nProposal due.',
      ['2023-10-17 Book review', '2023-10-31 Proposal'],
    ],
    [
      'what only says when it is due, by an event of another line',
      'MUEN 301, Spring 2025\n\nFeb 28 Concert I: Winter\nApr 17 Concert II: Letters\nMay 1 Picnic\n\nGRADING\n- Concert reflection: 5 points. Due one week after Concert II.',
      ['2025-02-28 Concert I: Winter', '2025-04-17 Concert II: Letters', '2025-04-24 Concert reflection'],
    ],
    [
      'a report that is due on the day on which projects are shown',
      '# ME 340, Spring 2026\n\n| Date | Topic | Due |\n| --- | --- | --- |\n| 4/16 | Beams | PS 7 |\n| 4/21 | Shafts | |\n| 4/23 | Project demonstrations | Project report |',
      ['2026-04-16 PS 7', '2026-04-23 Project demonstrations', '2026-04-23 Project report'],
    ],
    [
      'fees, conferences and lines of the grade are no work',
      'ART 231, Fall 2024\n\n9/4 Lines\n9/6 Solvents leave with you. Fee: $75, due by 9/6 at the cashier.\n10/16 Midterm conferences\n10/23 Sketchbook due\nGrading\nArtist talk ........ 10\nSketchbook ......... 90',
      ['2024-10-23 Sketchbook'],
    ],
    [
      'a draft named behind its work, and the final version behind a semicolon',
      'ENG 102, Spring 2026\nThis is the plan of the class.\n\nWeek of March 2: Essay 2, draft due Wednesday; final version due Friday\nWeek of March 9: Verbs\nWeek of March 16: Nouns',
      ['2026-03-04 Essay 2, draft', '2026-03-06 Final version'],
    ],
    [
      'a course of exercises with few words, whose letters are no Portuguese',
      '# ACCT 201, Spring 2026\n\n| Date | Topic | Homework due today |\n| --- | --- | --- |\n| M 1/12 | Ch. 1 | |\n| W 1/21 | Ch. 2 | E1-4, E1-7, P1-2A |\n| M 1/26 | Ch. 2 | E2-2, E2-5 |\n| M 2/9 | EXAM 1 (Ch. 1–3) | |\n| W 3/25 | Ch. 9 | PRACTICE SET due |\n\nFinal exam: per the exam schedule of the college, Monday, April 27.',
      [
        '2026-01-21 E1-4, E1-7, P1-2A',
        '2026-01-26 E2-2, E2-5',
        '2026-02-09 EXAM 1 (Ch. 1–3)',
        '2026-03-25 PRACTICE SET',
        '2026-04-27 Final exam: per the exam schedule of the college',
      ],
    ],
    [
      'what is due on the Monday of a week, which names nothing of its Friday',
      '# PHYS 161, Fall 2025\n\n| Week of | Monday | Wednesday | Friday |\n| --- | --- | --- | --- |\n| Nov 17 | Review | Exam 3 | Sound |\n| Nov 24 | Heat | Waves | Light |\n| Dec 1 | Heat HW 10 due | Engines | Last class |',
      ['2025-11-19 Exam 3', '2025-12-01 Heat HW 10'],
    ],
    [
      'exercises of which there are none',
      'BIO 101, Fall 2025\nThis is the plan of the class.\n\n9/8 Cells\n9/15 Tissues. No pre-lab exercises.\n9/22 Exam 1\n9/29 Bones',
      ['2025-09-22 Exam 1'],
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

const timed = async (text: string): Promise<string[]> => {
  const document = await readDocument({ bytes: new TextEncoder().encode(text), fileName: 'syllabus.txt' });
  return extract(document, { referenceDate: '2026-09-01' })
    .findings.filter(({ kind }) => ASSESSED.has(kind))
    .map(({ date, time = '', title }) => `${date} ${time} ${title}`)
    .sort();
};

describe('hours are said once for several works', () => {
  test.each([
    [
      'in front of the colon behind which they stand',
      'MUS 301, Spring 2025\n\nExcerpts are uploaded by 11:59 pm: Test 1 by Feb. 14, Test 2 by Mar. 21.',
      ['2025-02-14 23:59 Test 1', '2025-03-21 23:59 Test 2'],
    ],
    [
      'in a sentence of another paragraph, with the hour by which they are in a box',
      'STAT 251, Autumn 2025\n\nTen assignments, on paper, in the box outside the lounge by 4 pm on Fridays.\n\nHW1 9/12\nHW2 9/19\nHW3 9/26',
      ['2025-09-12 16:00 HW1', '2025-09-19 16:00 HW2', '2025-09-26 16:00 HW3'],
    ],
    [
      'as the hour at which a module closes, and not the one at which it opens',
      '# PSY 101, Summer 2024\n\nEach module opens on Monday at 8:00 a.m. and closes on Sunday at 11:59 p.m.\n\n| Module | Opens | Closes | To do |\n| --- | --- | --- | --- |\n| 1 | July 1 | July 7 | Quiz 1 |\n| 2 | July 8 | July 14 | Discussion 2 |\n| 3 | July 15 | July 21 | Quiz 3 |',
      ['2024-07-07 23:59 Quiz 1', '2024-07-14 23:59 Discussion 2', '2024-07-21 23:59 Quiz 3'],
    ],
    [
      'in the head of the column of their dates',
      '# CSE 373, Spring 2024\n\n| Name | Released | Due (11:59pm) |\n| --- | --- | --- |\n| P1: Deques | Wed 4/3 | Wed 4/17 |\n| E1: Growth | Fri 4/12 | Mon 4/22 |\n| P2: Maps | Wed 4/17 | Wed 5/1 |',
      ['2024-04-17 23:59 P1: Deques', '2024-04-22 23:59 E1: Growth', '2024-05-01 23:59 P2: Maps'],
    ],
    [
      'the slot of a final in bare hours, whatever hour of the class stands behind it',
      'CS 46, Winter 2026\nLect: T/Th 2:00-3:20 pm\n\nFinal: Thursday 3/19, 12-3 (slot for T/Th 2:00 classes)\n\nPrograms are turned in by 11 pm.\n\nProgram 1: 1/20\nProgram 2: 2/3',
      ['2026-01-20 23:00 Program 1', '2026-02-03 23:00 Program 2', '2026-03-19 12:00 Final'],
    ],
  ])('%s', async (_shape, text, expected) => {
    expect(await timed(text)).toEqual(expected);
  });
});
