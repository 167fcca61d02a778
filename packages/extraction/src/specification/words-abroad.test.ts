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
  ['de', 'Abtestat 1: 6. Oktober', 'exam 2026-10-06 Abtestat 1'],
  ['de', 'Nachschreibetermin: 6. Oktober', 'exam 2026-10-06 Nachschreibetermin'],
  ['de', 'Lernkontrolle 2: 6. Oktober', 'quiz 2026-10-06 Lernkontrolle 2'],
  ['pt', 'Recuperação: 6 de outubro', 'exam 2026-10-06 Recuperação'],
  ['pt', 'Miniprova 1: 6 de outubro', 'quiz 2026-10-06 Miniprova 1'],
  ['pt', 'Segunda chamada: 6 de outubro', 'exam 2026-10-06 Segunda chamada'],
  ['it', 'Scritto: 6 ottobre', 'exam 2026-10-06 Scritto'],
  ['it', 'Preappello: 6 ottobre', 'exam 2026-10-06 Preappello'],
  ['it', 'Interrogazione: 6 ottobre', 'quiz 2026-10-06 Interrogazione'],
  ['nl', 'Hertoets: 6 oktober', 'exam 2026-10-06 Hertoets'],
  ['nl', 'Taak 2: 6 oktober', 'assignment 2026-10-06 Taak 2'],
])('%s: %s', (language, line, expected) => expect(work(COURSE[language], line)).toEqual([expected]));

test('the class of an assistant is no work', () =>
  expect(
    work(COURSE.es, '| Fecha | Contenido |', '| 6/10 | Ayudantía 3 |', '| 13/10 | Pauta del certamen 1 |'),
  ).toEqual([]));
