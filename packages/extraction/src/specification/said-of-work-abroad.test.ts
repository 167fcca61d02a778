import { describe, expect, test } from 'vitest';
import { work } from '../../testing/read-lines.ts';

// Days on which something is done about a work, and the work is not due: in French, Spanish and German.

const COURSES = {
  French: ['Automne 2026', 'L’évaluation comprend un examen intra, un devoir et un travail de session.'],
  Spanish: ['Otoño 2026', 'La evaluación comprende un examen parcial, una tarea y un trabajo de curso.'],
  German: ['Herbstsemester 2026', 'Die Leistung besteht aus einer Klausur und einer Hausarbeit.'],
};

describe('a French sentence', () => {
  test.each([
    'L’examen porte sur la matière vue avant le 14 octobre.',
    'Les copies de l’examen intra seront remises le 21 octobre.',
    'Les travaux remis après le 14 octobre seront pénalisés.',
    'Il n’y a pas de devoir à remettre le 14 octobre.',
    'En cas d’absence à l’examen, avisez le professeur avant le 14 octobre.',
    'Le devoir 2 sera disponible sur Moodle dès le 14 octobre.',
    'Le 14 octobre, nous préparerons l’examen intra.',
    'Le travail de session sera expliqué le 14 octobre.',
    'Les consignes du travail seront présentées au cours du 14 octobre.',
  ])('%s', (said) => expect(work(...COURSES.French, said)).toEqual([]));

  test('that sets the day of a work is still read', () =>
    expect(work(...COURSES.French, 'Le travail de session est à remettre le 14 octobre.')).toEqual([
      'assignment 2026-10-14 Travail de session',
    ]));
});

describe('a Spanish sentence', () => {
  test.each([
    'El examen abarca la materia vista antes del 14 de octubre.',
    'Recibirán la rúbrica del ensayo el 14 de octubre.',
    'Las instrucciones del trabajo se entregarán el 14 de octubre.',
    'Los trabajos entregados después del 14 de octubre tendrán descuento.',
    'Los exámenes corregidos se devolverán el 21 de octubre.',
    'El trabajo final se explicará el 14 de octubre.',
    'La lista de temas del ensayo se publicará el 14 de octubre.',
    'La tarea 2 estará disponible en Moodle desde el 14 de octubre.',
    'El 14 de octubre prepararemos el parcial.',
  ])('%s', (said) => expect(work(...COURSES.Spanish, said)).toEqual([]));

  test('that sets the day of a work is still read', () =>
    expect(work(...COURSES.Spanish, 'El trabajo final se entrega el 14 de octubre.')).toEqual([
      'assignment 2026-10-14 Trabajo final',
    ]));
});

describe('a German sentence', () => {
  test.each([
    'Die Klausur umfasst den Stoff bis zum 14. Oktober.',
    'Zum 14. Oktober ist keine Aufgabe abzugeben.',
  ])('%s', (said) => expect(work(...COURSES.German, said)).toEqual([]));
});

test.each([
  [
    '| Date | Thème | Travaux à remettre |',
    'septembre 2026',
    ['Discussion du travail 1', 'Pas d’examen', 'Explication du travail 1'],
  ],
  [
    '| Fecha | Tema | Entregas |',
    'de septiembre de 2026',
    [
      'Instrucciones para el ensayo',
      'Sin tarea',
      'Lectura: capítulo 5',
      'Asesoría para el ensayo',
      'Tutoría del ensayo',
    ],
  ],
  [
    '| Datum | Thema | Abgaben |',
    'September 2026',
    ['Themenvergabe Referate', 'Klausureinsicht', 'Lektüre: Kapitel 5'],
  ],
])('below %s', (head, month, said) =>
  expect(work(head, ...said.map((text, at) => `| ${14 + 7 * at} ${month} | ${at + 1} | ${text} |`))).toEqual(
    [],
  ),
);
