import { expect, test } from 'vitest';
import { work } from '../../testing/read-lines.ts';
import { detectLocale } from '../locales/detect.ts';

// Sentences and short lines that give a work its day.

test.each([
  ['Exam 1 = Sept 25; Final = Dec 11', ['exam 2025-09-25 Exam 1', 'exam 2025-12-11 Final']],
  ['Quiz dates are 9/11 and 9/25.', ['quiz 2025-09-11 Quiz', 'quiz 2025-09-25 Quiz']],
  ['Complete the online safety tutorial by September 9.', ['assignment 2025-09-09 Online safety tutorial']],
  [
    'Field trip to the harbor museum, Saturday, October 4',
    ['other 2025-10-04 Field trip to the harbor museum'],
  ],
  [
    'Your grade will be based on two midterms, on October 2 and November 6, and a final on December 11.',
    ['exam 2025-10-02 Midterm 1', 'exam 2025-11-06 Midterm 2', 'exam 2025-12-11 Final'],
  ],
  [
    'There are two exams. The first will be on 9/25, and the last one during finals week (12/11).',
    ['exam 2025-09-25 First exam', 'exam 2025-12-11 Last exam'],
  ],
  ['October 2: Work-in-progress presentations', ['presentation 2025-10-02 Work-in-progress presentations']],
])('%s', (line, found) => expect(work('Fall 2025', line)).toEqual(found));

test.each(['Grades for the midterm will be posted by October 24.', 'Midterm marks: October 24'])(
  'the grades of a test are no test: %s',
  (line) => expect(work('Fall 2025', line)).toEqual([]),
);

test('below "Class" may stand what there is in class', () =>
  expect(
    work(
      'Fall 2025',
      '| Date | Class | Due |',
      '| 9/4 | Lecture | |',
      '| 9/9 | Discussion | Paper 1 |',
      '| 9/11 | Exam | |',
    ),
  ).toEqual(['assignment 2025-09-09 Paper 1', 'exam 2025-09-11 Exam']));

test('hours in the morning make no German', () =>
  expect(detectLocale('HW 1 9/11\nMidterm 10/2 (10-11am)\nFinal 12/11 (8-10 am)').language).toBe('en'));

test.each([
  'Final exam date: May 10, 8:00 am',
  'Final exam date and time: May 10, 8:00 am',
  'The final exam (30% of your grade) covers everything and is on May 10, 8:00 am.',
  'The date of the final exam, May 10, 8:00 am, cannot be changed.',
])('%j is that of the final exam', (said) =>
  expect(work('Spring 2027', '# Grading', 'Homework: 70%', 'Final exam: 30%', '# Exams', said)).toEqual([
    'exam 2027-05-10 08:00 Final exam',
  ]),
);

test('what a test covers is not when it is', () =>
  expect(work('Spring 2027', '# Exams', 'Test 1 (March 3) covers January 13 to February 5.')).toEqual([
    'exam 2027-03-03 Test 1',
  ]));

test.each([
  ['There will be a quiz on Friday.', '2026-09-11'],
  ["Be prepared for a quiz at the beginning of Friday's class.", '2026-09-11'],
  [
    "Find answers to the questions and be ready to write them in a quiz in Friday's class. (I choose ten of them.)",
    '2026-09-11',
  ],
  ['Expect a quiz on Tuesday.', '2026-09-08'],
])('%s below the Monday of a plan', (told, day) =>
  expect(
    work(
      'Fall 2026',
      '#### Monday, September 7',
      'Read Alder, chapter 2.',
      told,
      '#### Monday, September 14',
      'Read Alder, chapter 3.',
      '#### Monday, September 21',
      'Read Alder, chapter 4.',
    ),
  ).toEqual([`quiz ${day} Quiz`]),
);

test.each([
  [
    'Er is een toets op vrijdag.',
    'exam 2026-09-11 Toets',
    'Maandag',
    'september',
    'Lees hoofdstuk 2 van het boek.',
  ],
  [
    'Wir schreiben eine Klausur am Freitag.',
    'exam 2026-09-11 Klausur',
    'Montag',
    'September',
    'Lesen Sie das Kapitel über die Zeit.',
  ],
  [
    'Il y aura un test le vendredi.',
    'quiz 2026-09-11 Test',
    'Lundi',
    'septembre',
    'Lire le chapitre sur la mer et les ports.',
  ],
  [
    'Habrá un examen el viernes.',
    'exam 2026-09-11 Examen',
    'Lunes',
    'de septiembre',
    'Leer el capítulo sobre el mar y los puertos.',
  ],
  [
    'Haverá uma prova na sexta-feira.',
    'exam 2026-09-11 Prova',
    'Segunda-feira',
    'de setembro',
    'Ler o capítulo sobre o mar e os portos.',
  ],
  [
    'Ci sarà una prova venerdì.',
    'exam 2026-09-11 Prova',
    'Lunedì',
    'settembre',
    'Leggere il capitolo sul mare e sui porti.',
  ],
])('%s is that of the week: %s', (told, expected, monday, month, read) =>
  expect(
    work(
      '2026',
      `#### ${monday} 7 ${month}`,
      read,
      told,
      `#### ${monday} 14 ${month}`,
      read,
      `#### ${monday} 21 ${month}`,
      read,
    ),
  ).toEqual([expected]),
);

test('quizzes of every Friday are none of that week alone', () =>
  expect(
    work(
      'Fall 2026',
      '#### Monday, September 7',
      'There will be quizzes on Fridays.',
      '#### Monday, September 14',
      'Read Alder, chapter 3.',
      '#### Monday, September 21',
      'Read Alder, chapter 4.',
    ),
  ).toEqual([]));
