import { describe, expect, test } from 'vitest';
import { daysOff, work } from '../../testing/read-lines.ts';

// Courses on a language, described in English and planned in the language that they teach.

const HEAD =
  'SPAN 202 Intermediate Spanish II, Winter 2027. The course meets four times a week, and you are expected.';

describe('the plan of a course that is described in English', () => {
  test('in Spanish', () => {
    const plan = [
      HEAD,
      '- 1/6: Introducción y repaso',
      '- 1/8: Prueba 1',
      '- 1/11: Lección 7',
      '- 1/13: Composición 1',
      '- 1/18: No hay clase',
      '- 1/22: Examen 1',
    ];
    expect(work(...plan)).toEqual([
      'exam 2027-01-08 Prueba 1',
      'assignment 2027-01-13 Composición 1',
      'exam 2027-01-22 Examen 1',
    ]);
    expect(daysOff(...plan)).toEqual(['2027-01-18 No hay clase']);
  });

  test('in French, with its weekdays', () =>
    expect(
      work(
        'HYD 150 Rivers, spring 2026. The maps that you will need for the plan below are in the library.',
        '| Semaine | Lundi | Objectif | Deadlines |',
        '| S4 | 23/02 | Les sources | |',
        '| S5 | 02/03 | Les rivières côtières | |',
        '| S6 | 09/03 | Les marées, exercices | |',
        '| S7 | 16/03 | Les crues | Vendredi 18h: Projet (partie 1) |',
        '| S8 | 23/03 | Les digues | Vendredi 18h: Rapport 1 + Rapport 2 |',
        '| S9 | 30/03 | Présentations | |',
      ),
    ).toEqual([
      'project 2026-03-20 18:00 Projet (partie 1)',
      'assignment 2026-03-27 18:00 Rapport 1',
      'assignment 2026-03-27 18:00 Rapport 2',
      'presentation 2026-03-30 Présentations',
    ]));
});

test('two foreign words make no second language', () =>
  expect(
    work('MUS 101, fall 2026', '- Sept 9: Oral history of the fado, with data', '- Sept 16: La prova'),
  ).toEqual([]));
