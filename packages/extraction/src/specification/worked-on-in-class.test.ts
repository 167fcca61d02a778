import { describe, expect, test } from 'vitest';
import { COURSE } from '../../testing/course-lines.ts';
import { work } from '../../testing/read-lines.ts';

// Rows and columns that tell of the class itself.

const ENGLISH = 'HIST 210, fall 2026. The class meets on Mondays.';

test.each([
  [ENGLISH, 'Date', 'Type', 'Lab', 'Assignment 1: maps', 'Assignment 1 deadline'],
  [COURSE.it, 'Data', 'Tipo', 'Laboratorio', 'Assignment 1: mappe', 'Assignment 1 - deadline'],
  [COURSE.es, 'Fecha', 'Tipo', 'Laboratorio', 'Tarea 1: mapas', 'Entrega tarea 1'],
  [COURSE.fr, 'Date', 'Type', 'Laboratoire', 'Devoir 1 : cartes', 'Remise du devoir 1'],
  [COURSE.de, 'Datum', 'Art', 'Übung', 'Hausaufgabe 1: Karten', 'Abgabe Hausaufgabe 1'],
  [COURSE.pt, 'Data', 'Tipo', 'Laboratório', 'Trabalho 1: mapas', 'Entrega do trabalho 1'],
  [COURSE.nl, 'Datum', 'Soort', 'Practicum', 'Opdracht 1: kaarten', 'Opdracht 1 inleveren'],
])('%s: what is worked on in a lab is not due there', (course, date, type, lab, assignment, deadline) =>
  expect(
    work(
      course,
      `| ${date} | ${type} | |`,
      `| 2026-10-05 | ${lab} | ${assignment} |`,
      `| 2026-10-12 | ${lab} | ${assignment} |`,
      `| 2026-10-16 | | ${deadline} |`,
      `| 2026-10-19 | ${lab} | A |`,
    ).map((item) => item.slice(0, 'assignment 2026-10-16'.length)),
  ).toEqual(['assignment 2026-10-16']),
);

describe('a column of methods', () => {
  const schedule = (method: string) =>
    work(
      COURSE.es,
      `| Fecha | Contenido | ${method} |`,
      '| 15/9 | Mareas | Primera parte teórica. Después ejercicios en grupo. |',
      '| 22/9 | Tarea 1. Vientos | Los alumnos resuelven ejercicios. |',
      '| 29/9 | Puertos | Segunda parte ejercicios. |',
      '| 6/10 | Corrientes | Prueba 1 |',
    );

  test.each(['Actividad de aprendizaje', 'Metodología', 'Estrategias metodológicas'])(
    '"%s" tells how the class is held, save of tests',
    (method) =>
      expect(schedule(method)).toEqual(['assignment 2026-09-22 Tarea 1', 'exam 2026-10-06 Prueba 1']),
  );
});
