import { expect, test } from 'vitest';
import { outline } from '../../../testing/outline.ts';
import { DEFAULT_LIMITS } from '../../limits.ts';
import { readText } from './read-text.ts';

const outlineOf = (source: string) => outline(readText(source, DEFAULT_LIMITS));

test.each([
  ['a line is a line', 'Essay due\nMarch 5\n\n\nend', ['Essay due', 'March 5', 'end']],
  ['an underlined line is a heading', 'Plan\n====\n\nExams\n-----\nMay 4', ['# Plan', '## Exams', 'May 4']],
  [
    'a shouted line is a heading',
    'GRADING\nQuizzes 10%\nTHE END.',
    ['## GRADING', 'Quizzes 10%', 'THE END.'],
  ],
  ['bullets are list items', '* a\n   - b\n• c\n1. d\n2) e', ['- a', '  - b', '- c', '- 1. d', '- 2) e']],
  ['a date is not a bullet', '3. April: Klausur', ['- 3. April: Klausur']],
  ['rules are left out', 'a\n-----------\n\n***\nb', ['## a', 'b']],
  [
    'columns in line are a table',
    'Date     Topic            Due\nJan 12   Cells\nJan 28   Membranes        Quiz 1\nFeb 4    Energy           Lab report 1',
    [
      '| Date | Topic | Due |',
      '| Jan 12 | Cells |  |',
      '| Jan 28 | Membranes | Quiz 1 |',
      '| Feb 4 | Energy | Lab report 1 |',
    ],
  ],
  [
    'a cell goes on in the next line',
    'Jan 12   Cells and what\n         they share\nJan 14   Energy\nJan 19   Genes',
    ['| Jan 12 | Cells and what / they share |', '| Jan 14 | Energy |', '| Jan 19 | Genes |'],
  ],
  [
    'a row whose first cell is empty is a row',
    'Week 1   Jan 12   Cells\n         Jan 14   Energy\nWeek 2   Jan 19   Genes\n         Jan 21\nWeek 3   Jan 26   Roots',
    [
      '| Week 1 | Jan 12 | Cells |',
      '|  | Jan 14 | Energy |',
      '| Week 2 | Jan 19 | Genes |',
      '|  | Jan 21 |  |',
      '| Week 3 | Jan 26 | Roots |',
    ],
  ],
  [
    'bars make a table',
    '| Date | Due |\n+------+-----+\n| Jan 28 | Quiz 1 |',
    ['| Date | Due |', '| Jan 28 | Quiz 1 |'],
  ],
  [
    'tabs make a table',
    'Date\tDue\nJan 28\t\tQuiz 1\nFeb 4\tLab',
    ['| Date | Due |', '| Jan 28 | Quiz 1 |', '| Feb 4 | Lab |'],
  ],
  [
    'a tab for each column, as a spreadsheet gives, parts empty cells as well',
    'Date\tRead\tTopic\tDue\n9/2\t\tRivers\t\n9/4\tch. 1\tLakes\tLab 1\n9/9\t\tExam\t',
    [
      '| Date | Read | Topic | Due |',
      '| 9/2 |  | Rivers |  |',
      '| 9/4 | ch. 1 | Lakes | Lab 1 |',
      '| 9/9 |  | Exam |  |',
    ],
  ],
  [
    'a table pasted from a web page has its merged dates again',
    'Date\tWhat\tDue\nMon Nov 8\tLab\t9am\nEssay 1\t11:30pm\nEssay 2\t11:30pm\nTue Nov 16\tLab\t2pm',
    [
      '| Date | What | Due |',
      '| Mon Nov 8(1x3) | Lab | 9am |',
      '| Essay 1 | 11:30pm |',
      '| Essay 2 | 11:30pm |',
      '| Tue Nov 16 | Lab | 2pm |',
    ],
  ],
  [
    'rows that leave out the name of their week begin with the date',
    'Week\tDay\tTopic\nweek 1\tM Feb 3\tJoints\nW Feb 5\tGlue\nweek 2\tM Feb 10\tQuiz 1\nW Feb 12\tVeneer',
    [
      '| Week | Day | Topic |',
      '| week 1 | M Feb 3 | Joints |',
      '|  | W Feb 5 | Glue |',
      '| week 2 | M Feb 10 | Quiz 1 |',
      '|  | W Feb 12 | Veneer |',
    ],
  ],
  [
    'rows without a date of their own have that above them, the name of a week has none',
    'Date\tWhat\tDue\nMon Nov 8\tLab\t9am\n\tEssay 1\t11:30pm\n\tWeek 5\nTue Nov 16\tLab\t2pm',
    [
      '| Date | What | Due |',
      '| Mon Nov 8(1x2) | Lab | 9am |',
      '| Essay 1 | 11:30pm |',
      '|  | Week 5 |  |',
      '| Tue Nov 16 | Lab | 2pm |',
    ],
  ],
  [
    'two spaces after a full stop make no table',
    'We meet twice.  Bring a book.\nThe exam is in May.  It is long.\nCome to class.  Ask questions there.',
    [
      'We meet twice. Bring a book.',
      'The exam is in May. It is long.',
      'Come to class. Ask questions there.',
    ],
  ],
  ['one odd line is no table', 'Name:   Ada\nprose follows here', ['Name: Ada', 'prose follows here']],
  ['control characters vanish', 'Mid\u0000term\u0007', ['Midterm']],
])('%s', (_, source, expected) => expect(outlineOf(source)).toEqual(expected));

test.each([
  ['ragged columns', 'a   b\na    b\nab   c\n'.repeat(60_000)],
  ['spaces', `${' '.repeat(200)}\n`.repeat(5_000)],
  ['tabs', 'a\tb\n'.repeat(200_000)],
  ['one long line', 'a  '.repeat(400_000)],
])('two megabytes of %s are read soon', { timeout: 10_000 }, (_, source) => {
  expect(() => outlineOf(source)).not.toThrow();
});
