import { expect, test } from 'vitest';
import { work, workIn } from '../../testing/read-lines.ts';

// Work that stands in one week and says that it is due in another.

test('in a week that the work names, on the day that the weeks have', () =>
  expect(
    work(
      'Fall 2026',
      '## Week 1 (Sept 2): Tides',
      '- Sketch 1 (due week 2): a shore in pencil',
      '## Week 2 (Sept 9): Waves',
      '- Sketch 2 (Due: Week 4): a harbour in ink',
      '## Week 3 (Sept 16): Winds',
      '- Quiz 1',
      '## Week 4 (Sept 23): Ports',
      '- Essay 1, due by the end of week 5',
    ),
  ).toEqual([
    'assignment 2026-09-09 Sketch 1: a shore in pencil',
    'quiz 2026-09-16 Quiz 1',
    'assignment 2026-09-23 Sketch 2: a harbour in ink',
    'assignment 2026-09-30 Essay 1',
  ]));

test('in the rows of a table as well', () =>
  expect(
    work(
      'Otoño 2026. Las clases de este curso son en español y la asistencia es libre.',
      '| Semana | Fecha | Tema | Tareas |',
      '| 1 | 07/09/2026 | Mareas | Informe 1 (entrega: semana 3) |',
      '| 2 | 14/09/2026 | Olas | |',
      '| 3 | 21/09/2026 | Puertos | Informe 2 (entrega en la semana 4) |',
      '| 4 | 28/09/2026 | Vientos | |',
    ),
  ).toEqual(['assignment 2026-09-21 Informe 1', 'assignment 2026-09-28 Informe 2']));

test('several weeks are no day', () =>
  expect(
    work(
      'Fall 2026',
      '## Week 1 (Sept 2): Tides',
      '- Essay 1 is due',
      '## Week 2 (Sept 9): Waves',
      '- Essay 2 (due weeks 3-4)',
      '## Week 3 (Sept 16): Ports',
    ),
  ).toEqual(['assignment 2026-09-02 Essay 1', 'assignment 2026-09-09 Essay 2']));

test('what the line of a week names is on the day that a line below says', () => {
  const found = workIn(
    'Spring 2027',
    'Week 5, 02/15 - 02/19: Exam 1',
    '- Exam One Monday the 15th',
    'Week 6, 02/22 - 02/26: Ports',
    '- What is a quay?',
    'Week 10, 03/22 - 03/26: Exam 2',
    '- Exam 2 Monday',
    'Week 12, 04/05 - 04/09: Midterm II',
    '- Midterm 2 on Friday the 9th',
    'Week 16, 05/03 - 05/07: Exam 3 Tuesday 4',
    'Week 17, 05/10 - 05/14: Quiz 3',
  );
  expect(found.map(({ date, endDate, title }) => [date, endDate, title].filter(Boolean).join(' '))).toEqual([
    '2027-02-15 Exam One',
    '2027-03-22 Exam 2',
    '2027-04-09 Midterm 2',
    '2027-05-04 Exam 3',
    '2027-05-10 2027-05-14 Quiz 3',
  ]);
});

test('a passing word of another day moves nothing', () =>
  expect(
    work(
      'Fall 2026',
      'WEEK OF:',
      '1. Aug. 31. First reaction paper due. Chapter 2 (if the book is not there by Friday, your reaction paper should cover the preface.)',
      '2. Sept. 7. Second reaction paper due Wednesday. Chapter 3: Tugs.',
      '3. Sept. 14. Chapter 4: Docks',
    ),
  ).toEqual(['assignment 2026-08-31 First reaction paper', 'assignment 2026-09-09 Second reaction paper']));

test('a test from one weekday to another, in the row of a week', () =>
  expect(
    workIn(
      'Spring 2027',
      '| Week | Assignments |',
      '| Feb 8 - Feb 14 | Homework 5 |',
      '| Feb 15 - Feb 21 | Midterm 1 from Tuesday to Thursday |',
    )
      .filter(({ kind }) => kind === 'exam')
      .map(({ date, endDate }) => [date, endDate]),
  ).toEqual([['2027-02-16', '2027-02-18']]));

test.each([
  ['Map 2, Sunday', '2027-02-14'],
  ['Map 2 (Fri)', '2027-02-12'],
])('%j in the row of a Monday and the Wednesday behind it is in the same week', (said, day) =>
  expect(
    work(
      'Spring 2027',
      '| Dates | Topic | Assignments |',
      '| 02/01 - 02/03 | Mud | |',
      `| 02/08 - 02/10 | Reeds | ${said} |`,
    ),
  ).toEqual([`assignment ${day} Map 2`]),
);
