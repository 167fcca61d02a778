import { expect, test } from 'vitest';
import { read, work } from '../../testing/read-lines.ts';

// A year behind a day whose weekday is true in another year only.

const SPANISH = 'Programa del curso. Las clases son en español y la asistencia es libre para los alumnos.';

test.each([
  [
    'of the term',
    [
      'HIST 210, Fall 2026',
      'Midterm exam: Wednesday, October 7, 2025',
      'Final exam: Wednesday, December 9, 2025',
    ],
  ],
  [
    'that the document names elsewhere',
    [
      SPANISH,
      'Los materiales están en el grupo HIST 2026 de la plataforma.',
      'Primer examen: miércoles 7 de octubre de 2025',
      'Examen final: miércoles 9 de diciembre de 2025',
    ],
  ],
])('the year %s is taken, and not for sure', (_which, lines) => {
  const exams = read(...lines).findings.filter(({ kind }) => kind === 'exam');
  expect(exams.map(({ date }) => date)).toEqual(['2026-10-07', '2026-12-09']);
  for (const { confidence, assumed } of exams) {
    expect(confidence).toBeLessThan(0.9);
    expect(assumed.map(({ field }) => field)).toEqual(['date']);
  }
});

test('no other year is taken where the weekday is false in it as well', () =>
  expect(work('HIST 210, Fall 2025', 'Midterm exam: Wednesday, October 7, 2025')).toEqual([
    'exam 2025-10-07 Midterm exam',
  ]));

test('a day whose weekday is true stays as written', () =>
  expect(
    work(
      'HIST 210, Fall 2026',
      'The exam of last year was on Tuesday, October 7, 2025.',
      'Midterm exam: Tuesday, October 6, 2026',
    ),
  ).toContain('exam 2026-10-06 Midterm exam'));

test('a year in which the other days have other weekdays is not the one meant', () =>
  expect(
    work(
      'GEO 120 Coasts',
      'Survey of the class: Friday, January 15, 2026',
      'Reading of the term: Harbor Lights (2016)',
      'Tuesday, January 12: Tides',
      'Tuesday, March 9: Reefs',
      'Thursday, March 11: Midterm exam',
      'Tuesday, April 6: Ports',
      'Thursday, April 8: Essay 1 due',
    ).map((line) => line.slice(0, 15)),
  ).not.toContain('exam 2016-03-11'));
