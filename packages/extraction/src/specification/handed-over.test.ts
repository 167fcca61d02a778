import { expect, test } from 'vitest';
import { work } from '../../testing/read-lines.ts';

test.each<[string[], string[]]>([
  [
    [
      'Fall 2026',
      '# Second Report',
      '- The tables and the photographs must be sent to my address by the end of 27.10.2026',
      '- The presentations will be on 30.10.2026',
    ],
    ['assignment 2026-10-27 23:59 Second Report', 'presentation 2026-10-30 Presentations'],
  ],
  [
    ['Fall 2026', '# Assignment 2', 'The notebook and the figures must be uploaded by October 14, 6 pm.'],
    ['assignment 2026-10-14 18:00 Assignment 2'],
  ],
  [
    ['Automne 2026', '# Devoir 1', '- Le code et le lien doivent être envoyés au plus tard le 14 octobre.'],
    ['assignment 2026-10-14 Devoir 1'],
  ],
  [
    [
      'Otoño 2026',
      '# Tarea 1',
      '- El código y el enlace deben enviarse a mi correo a más tardar el 14 de octubre.',
    ],
    ['assignment 2026-10-14 Tarea 1'],
  ],
  [
    [
      'Wintersemester 2026',
      '# Hausarbeit 1',
      '- Der Text und die Daten müssen bis zum 14. Oktober per E-Mail geschickt werden.',
    ],
    ['assignment 2026-10-14 Hausarbeit 1'],
  ],
])('what has to be handed over is of the work that the heading names: %j', (lines, found) =>
  expect(work(...lines)).toEqual(found),
);

test('what the heading does not name as one work has its own name', () =>
  expect(
    work(
      'Fall 2026',
      '# Essay 2',
      'A first draft must be uploaded by October 14.',
      'The essay must be uploaded by October 28.',
      '# Late work',
      'The form and the certificate must be sent to the dean by December 1.',
    ),
  ).toEqual(['assignment 2026-10-14 First draft', 'assignment 2026-10-28 Essay 2']));

test.each([
  [
    'Your grade for the project rests on a short talk given in the last week of class and a final report submitted on Canvas by December 11, as a file.',
    'Final report',
  ],
  [
    'The mark is made of a poster shown in class and a ten-page paper handed in by December 11.',
    'Ten-page paper',
  ],
])('of several works in a sentence, the one that is handed in is due: %s', (line, title) =>
  expect(work('Fall 2026', line)).toEqual([`assignment 2026-12-11 ${title}`]),
);

test('"you can take it" is said of the test in front of it, and not of the item above', () =>
  expect(
    work(
      'Spring 2026',
      '- Homework: 20% of your grade.',
      '- Midterm 1: 20% of your grade. You can take it February 16th through 20th and it covers ch. 6-8.',
      '- Midterm 2: 20% of your grade. You can take it April 6th through 10th.',
    ),
  ).toEqual(['exam 2026-02-16 Midterm 1', 'exam 2026-04-06 Midterm 2']));

test.each([
  ['Primavera 2026: il calendario del corso e le prove', '# Relazione 1', 'Consegnarla entro il 14 maggio.'],
  ['2026/1: o plano da disciplina e as provas do curso', '# Relatório 1', 'Entregue até 14 de maio.'],
  ['Voorjaar 2026: het rooster van de cursus en de toetsen', '# Verslag 1', 'Lever dit uiterlijk 14 mei in.'],
])('%s: what refers up is said of the work that the heading names', (term, heading, line) =>
  expect(work(term, heading, line)).toEqual([`assignment 2026-05-14 ${heading.slice(2)}`]),
);
