import { expect, test } from 'vitest';
import { COURSE } from '../../testing/course-lines.ts';
import { work } from '../../testing/read-lines.ts';

// Words of one country or school for what is sat and handed in.

test.each<[keyof typeof COURSE, string, string]>([
  ['es', '1er parcialito: 6 de octubre', 'exam 2026-10-06 1er parcialito'],
  ['es', 'Recuperación: 6 de octubre', 'exam 2026-10-06 Recuperación'],
  ['es', 'Minicontrol 2: 6 de octubre', 'quiz 2026-10-06 Minicontrol 2'],
  ['es', 'Hito 2: 6 de octubre', 'project 2026-10-06 Hito 2'],
  ['fr', 'CC 2 : 6 octobre', 'exam 2026-10-06 CC 2'],
  ['fr', 'Rattrapage : 6 octobre', 'exam 2026-10-06 Rattrapage'],
  ['fr', 'Colle 3 : 6 octobre', 'quiz 2026-10-06 Colle 3'],
  ['es', 'Reporte de lectura 2: 6 de octubre', 'assignment 2026-10-06 Reporte de lectura 2'],
  ['es', 'Foro 2: 6 de octubre', 'assignment 2026-10-06 Foro 2'],
  ['es', 'El informe final se envía hasta el 6 de octubre.', 'assignment 2026-10-06 Informe final'],
  ['fr', 'Synthèse 2 : 6 octobre', 'assignment 2026-10-06 Synthèse 2'],
  ['fr', 'TP2 : énoncé le 1er octobre, remise le 6 octobre', 'assignment 2026-10-06 TP2'],
  ['fr', 'Le rapport de terrain est attendu pour le 6 octobre.', 'assignment 2026-10-06 Rapport de terrain'],
  ['fr', 'Sortie sur le terrain : 6 octobre', 'other 2026-10-06 Sortie sur le terrain'],
  ['de', 'Abtestat 1: 6. Oktober', 'exam 2026-10-06 Abtestat 1'],
  ['de', 'Nachschreibetermin: 6. Oktober', 'exam 2026-10-06 Nachschreibetermin'],
  ['de', 'Lernkontrolle 2: 6. Oktober', 'quiz 2026-10-06 Lernkontrolle 2'],
  ['pt', 'Avaliação intermediária: 6 de outubro', 'exam 2026-10-06 Avaliação intermediária'],
  ['pt', 'Recuperação: 6 de outubro', 'exam 2026-10-06 Recuperação'],
  ['pt', 'Miniprova 1: 6 de outubro', 'quiz 2026-10-06 Miniprova 1'],
  ['pt', 'Segunda chamada: 6 de outubro', 'exam 2026-10-06 Segunda chamada'],
  ['it', 'Scritto: 6 ottobre', 'exam 2026-10-06 Scritto'],
  ['it', 'Preappello: 6 ottobre', 'exam 2026-10-06 Preappello'],
  ['it', 'Interrogazione: 6 ottobre', 'quiz 2026-10-06 Interrogazione'],
  ['nl', 'Hertoets: 6 oktober', 'exam 2026-10-06 Hertoets'],
  ['nl', 'Taak 2: 6 oktober', 'assignment 2026-10-06 Taak 2'],
])('%s: %s', (language, line, expected) => expect(work(COURSE[language], line)).toEqual([expected]));

test.each<[keyof typeof COURSE, string]>([
  ['es', 'Devolución del parcial: 6 de octubre'],
  ['es', 'El enunciado de la tarea 2 estará disponible el 6 de octubre.'],
  ['fr', 'Retour de l’examen : 6 octobre'],
  ['pt', 'Gabarito da prova: 6 de outubro'],
  ['it', 'Esiti dello scritto: 6 ottobre'],
])('what comes before a test and after it is none: %s, %s', (language, line) =>
  expect(work(COURSE[language], line)).toEqual([]),
);

test('days that are parted by commas and articles', () =>
  expect(
    work(COURSE.es, 'Los informes se entregan el 6 de octubre, el 3 de noviembre y el 1 de diciembre.'),
  ).toEqual([
    'assignment 2026-10-06 Los informes',
    'assignment 2026-11-03 Los informes',
    'assignment 2026-12-01 Los informes',
  ]));

test('the class of an assistant is no work', () =>
  expect(
    work(COURSE.es, '| Fecha | Contenido |', '| 6/10 | Ayudantía 3 |', '| 13/10 | Pauta del certamen 1 |'),
  ).toEqual([]));

test('"Rendu prévu pour le 6 octobre" is said of what stands above it', () =>
  expect(
    work(COURSE.fr, '## Proposition du projet', 'Choisir un texte.', 'Rendu prévu pour le 6 octobre.'),
  ).toEqual(['project 2026-10-06 Proposition du projet']));

test('below "Modalidad" stands how a test is held, and no other test', () =>
  expect(
    work(
      COURSE.es,
      '| Evaluación | Fecha | Contenidos | Modalidad | Ponderación |',
      '| Solemne 1 | 06/10/2026 | Unidad I | Prueba escrita individual | 50% |',
      '| Solemne 2 | 10/11/2026 | Unidad II | Prueba escrita individual | 50% |',
    ).map((line) => line.slice(-20)),
  ).toEqual(['2026-10-06 Solemne 1', '2026-11-10 Solemne 2']));
