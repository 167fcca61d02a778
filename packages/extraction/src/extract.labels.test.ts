import { expect, test } from 'vitest';
import { work } from '../testing/read-lines.ts';

// Names and labels that stand on lines of their own.

test.each([
  [
    'Automne 2026',
    [
      'Examen intra',
      'le 15 octobre',
      'Travail de session',
      'Remise :',
      'le 27 novembre',
      'Examen final',
      'le 11 décembre',
    ],
    [
      'exam 2026-10-15 Examen intra',
      'assignment 2026-11-27 Travail de session',
      'exam 2026-12-11 Examen final',
    ],
  ],
  [
    'Automne 2026',
    [
      'Travail pratique 1',
      'Pondération : 20 %',
      'Remise :',
      '6 octobre 2026',
      'Travail pratique 2',
      'Pondération : 20 %',
      'Remise :',
      '3 novembre 2026',
    ],
    ['assignment 2026-10-06 Travail pratique 1', 'assignment 2026-11-03 Travail pratique 2'],
  ],
  [
    'Otoño de 2026',
    [
      'Primer parcial',
      'Fecha:',
      '2 de octubre',
      'Segundo parcial',
      'Fecha:',
      '6 de noviembre',
      'Trabajo final',
      'Fecha de entrega:',
      '4 de diciembre',
    ],
    [
      'exam 2026-10-02 Primer parcial',
      'exam 2026-11-06 Segundo parcial',
      'assignment 2026-12-04 Trabajo final',
    ],
  ],
  [
    'Fall 2026',
    ['Midterm exam', 'October 15, 2 pm', 'Term paper', 'Due:', 'November 24', 'Final exam', 'December 11'],
    ['exam 2026-10-15 14:00 Midterm exam', 'assignment 2026-11-24 Term paper', 'exam 2026-12-11 Final exam'],
  ],
])('%s: the day of a work may stand alone below its name', (term, lines, expected) =>
  expect(work(term, ...lines)).toEqual(expected),
);

test('days alone on their lines head what stands below them, also where much of it is work', () => {
  const days = ['September 8', 'Quiz 1', 'September 15', 'Midterm exam', 'September 22', 'Term paper due'];
  const expected = [
    'quiz 2026-09-08 Quiz 1',
    'exam 2026-09-15 Midterm exam',
    'assignment 2026-09-22 Term paper',
  ];
  expect(work('Fall 2026', 'Plan of the term', ...days)).toEqual(expected);
  expect(work('Fall 2026', 'Exams and papers', ...days)).toEqual(expected);
});
