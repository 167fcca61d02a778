import { describe, expect, test } from 'vitest';
import { read, work } from '../../testing/read-lines.ts';

// Ways of writing that typeset syllabi have, each in a small document of our own.

const TOPICS = ['Tides', 'Waves', 'Currents', 'Reefs', 'Ice', 'Salt', 'Storms', 'Fog', 'Deltas', 'Dunes'];

test('the days of the classes are no deadlines, though the heading above them speaks of both', () => {
  const days = TOPICS.map((topic, index) => `- January ${4 + 2 * index}: ${topic} and their makers`);
  expect(work('Spring 2027', '', '# Schedule and deadlines', ...days, '- January 29: Midterm exam')).toEqual([
    'exam 2027-01-29 Midterm exam',
  ]);
});

test('below a heading that only numbers and dates a session, what is listed happens in it', () =>
  expect(
    work(
      'Curso de suelos, primavera 2027',
      '',
      '### 4.1. Sesión 1 (5 de febrero)',
      '1. Arena y arcilla',
      '',
      '### 4.2. Sesión 2 (12 de febrero)',
      '1. Primer parcial',
      '',
      '### 4.3. Sesión 3 (19 de febrero)',
      '1. Pruebas de hipótesis',
      '2. Entrega del informe',
      '',
      '### 4.4. Sesión 4 (26 de febrero)',
      '1. Repaso',
    ),
  ).toEqual(['exam 2027-02-12 Primer parcial', 'assignment 2027-02-19 Entrega del informe']));

test('what is handed out or prepared is not due on that day', () =>
  expect(
    work(
      'Curso de suelos, otoño 2027',
      '',
      '| Fecha | Tema | Entregas |',
      '| 1 septiembre | Arena | Asigna PS1. |',
      '| 8 septiembre | Arcilla | Entrega PS1. Asigna PS2. |',
      '| 15 septiembre | Limo | Entrega PS2. |',
    ),
  ).toEqual(['assignment 2027-09-08 Entrega PS1', 'assignment 2027-09-15 Entrega PS2']));

test.each([
  ['Lancement du projet 1', 'Remise du projet 1', 'project 2027-09-15 Remise du projet 1'],
  ['Énoncé Planification du projet', 'Remise du projet', 'project 2027-09-15 Remise du projet'],
  ['Énoncé : TP 2', 'TP 2', 'assignment 2027-09-15 TP 2'],
  ["Publication de l'énoncé du devoir 3", 'Devoir 3', 'assignment 2027-09-15 Devoir 3'],
  ["Début de l'atelier", 'Examen partiel', 'exam 2027-09-15 Examen partiel'],
])('%j is the day on which it is handed out', (first, then, expected) =>
  expect(
    work(
      'GEO 310, Automne 2027',
      '',
      '| Date | Contenu |',
      '| --- | --- |',
      `| 8 sept. | ${first} |`,
      `| 15 sept. | ${then} |`,
    ),
  ).toEqual([expected]),
);

test('preparing for the talks is not yet giving them', () =>
  expect(
    work(
      'Fall 2027',
      '',
      'Grading: 70% labs, 30% final presentation',
      '',
      '- 11/15 Wings',
      '- 11/22 Kites',
      '- 11/29 Prep for final presentations',
      '- 12/06 Final presentations',
    ),
  ).toEqual(['presentation 2027-12-06 Final presentations']));

test('"A2 assigned" names the assignment that the list of deadlines has', () =>
  expect(
    work(
      'Spring 2027',
      '',
      'Deadlines:',
      '- Assignment 1: 22 January (20%)',
      '- Assignment 2: 5 February (20%)',
      '- Assignment 3: 10 March (20%)',
      '',
      '# Plan',
      '- Tuesday, January 12: Maps',
      'A1 assigned. Due on 22nd January',
      '- Tuesday, January 26: Scales',
      'A2 assigned on scales. Due on 5th February. 20 marks.',
      '- Tuesday, March 2: Legends',
      'A3 assigned on legends. Due on 10th March. 20 marks.',
    ),
  ).toEqual([
    'assignment 2027-01-22 Assignment 1',
    'assignment 2027-02-05 Assignment 2',
    'assignment 2027-03-10 Assignment 3',
  ]));

test('the term of another course, named in a sentence far below, is not the year of this one', () => {
  const prose = Array.from(
    { length: 50 },
    () => 'Read with care, write with care, and bring both to the seminar table.',
  );
  const { course } = read(
    'River writing',
    'July 2, 2026',
    '',
    'Essay due Jul. 16',
    ...prose,
    'This syllabus draws on a seminar of others as well, namely Lake writing, Fall 2014, of a college in the north.',
  );
  expect(course.term?.name).toContain('2026');
});

test('a label in front of an open sentence names the days on the line below', () =>
  expect(
    work(
      'Fall 2027',
      '',
      'Quiz dates: Quizzes are taken in the first ten minutes of class, as follows:',
      'September 9 October 7 November 11',
      'Basic skills tests: The days of these will be announced.',
    ),
  ).toEqual(['quiz 2027-09-09 Quiz', 'quiz 2027-10-07 Quiz', 'quiz 2027-11-11 Quiz']));

test('the date on the first line is no day of the course', () =>
  expect(
    work(
      'August 18, 2027',
      'Grasses, Fall 2027',
      'Presentation: 100 points',
      '- Sept. 10: Roots',
      '- Sept. 17: Stems',
      '- Sept. 24: Presentation',
    ),
  ).toEqual(['presentation 2027-09-24 Presentation']));

test('days of a week joined by strokes are when what is named beside them takes place', () =>
  expect(
    work(
      'Spring 2027',
      '| Week 1 | Grains | Feb 1/3/4/5 |',
      '| Week 2 | Husks / Exam 1 | Feb 8/10/11/12 |',
      '| Week 3 | Mills | Feb 15/17/-/- |',
    ),
  ).toEqual(['exam 2027-02-08 Exam 1']));

test('a day with the schedule of another weekday is nothing to hand in', () =>
  expect(
    work(
      'Spring 2027',
      '',
      '# Important dates',
      '- Feb 16 - Monday schedule',
      '- Mar 8 - 12 - Spring break',
      '- Apr 3 - Final exam',
    ),
  ).toEqual(['exam 2027-04-03 Final exam']));

test('a year that was left from an earlier term moves nothing into it', () =>
  expect(
    work(
      'Winter 2027',
      '',
      'Final report: February 22 at 23:59',
      'Sketch of a dam: February 8',
      '',
      'The final report is written in pairs and handed in no later than February 22, 2026 at 23:59.',
    ),
  ).toEqual(['assignment 2027-02-22 23:59 Final report']));

describe('a line that ends with "due"', () => {
  test.each(['SPRING BREAK, 3/7-3/15', 'Spring break: 3/7-3/15'])('has nothing of the next one: %s', (line) =>
    expect(
      work(
        'Spring 2026',
        'T 3/3 Mosques',
        'Th 3/5 Palaces. Annotated bibliography due',
        line,
        'T 3/17 Tombs',
      ),
    ).toEqual(['assignment 2026-03-05 Annotated bibliography']),
  );

  test('goes on where the next line says when', () =>
    expect(
      work('Spring 2026', 'A reflection of two pages on the walk is due', 'Monday, March 9 at noon.'),
    ).toEqual(['assignment 2026-03-09 12:00 Reflection']));
});
