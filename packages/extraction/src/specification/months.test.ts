import { describe, expect, test } from 'vitest';
import { daysOff, read, work } from '../../testing/read-lines.ts';

// Schedules that name a month once, above its days.

const FRENCH = 'Plan de cours, automne 2026. Le cours est donné en français et la présence est obligatoire.';
const SPANISH =
  'Programa del curso, segundo semestre de 2026. Las clases son en español y la asistencia es libre.';
const GERMAN =
  'Seminarplan, Wintersemester 2026. Die Sitzungen sind für alle und werden von den Gruppen gehalten.';

describe('tables with weekdays and numbers below the name of a month', () => {
  test('in their header and in rows of their own', () =>
    expect(
      work(
        SPANISH,
        '| Agosto | Clase | Práctico |',
        '| Lunes 17 | Mareas | |',
        '| Miércoles 19 | Corrientes | Taller de mapas |',
        '| Lunes 31 | Prueba 1 | |',
        '| Septiembre | | |',
        '| Miércoles 2 | Olas | |',
        '| Lunes 21 | Puertos | Entrega informe 1 |',
      ),
    ).toEqual(['exam 2026-08-31 Prueba 1', 'assignment 2026-09-21 Entrega informe 1']));

  test('above the table', () =>
    expect(
      work(
        FRENCH,
        '## Septembre',
        '| Jour | Contenu | À remettre |',
        '| Lundi 14 | Marées | |',
        '| Mercredi 16 | Vents | Fiche 1 |',
        '| Lundi 21 | Courants | |',
        '## Octobre 2026',
        '| Jour | Contenu | À remettre |',
        '| Lundi 5 | Cartes | Travail 1 |',
        '| Mercredi 7 | Examen intra | |',
        '| Lundi 12 | Ports | |',
      ),
    ).toEqual([
      'assignment 2026-09-16 Fiche 1',
      'assignment 2026-10-05 Travail 1',
      'exam 2026-10-07 Examen intra',
    ]));

  test('the number before the weekday, and the end of a month that goes on in the next', () =>
    expect(
      work(
        GERMAN,
        '| November | Thema | Abgabe |',
        '| 16. (Mo) | Gezeiten | |',
        '| 23. (Mo) | Wellen | Bericht 1 |',
        '| 30. (Mo) | Häfen | |',
        '| 7. (Mo) | Karten | Bericht 2 |',
      ),
    ).toEqual(['assignment 2026-11-23 Bericht 1', 'assignment 2026-12-07 Bericht 2']));

  test('in English as well, with days off', () => {
    const lines = [
      'Fall 2026',
      '| September | Topic | Due |',
      '| Mon. 7 | No class | |',
      '| Wed. 9 | Tides | Map 1 quiz |',
      '| Mon. 14 | Waves | |',
    ];
    expect(work(...lines)).toEqual(['quiz 2026-09-09 Map 1 quiz']);
    expect(daysOff(...lines)).toEqual(['2026-09-07 No class']);
  });

  test('numbers alone are no days, nor are days without a month', () => {
    expect(
      work('Fall 2026', '| September | Work |', '| 1 | Quiz 1 |', '| 2 | Quiz 2 |', '| 3 | Quiz 3 |'),
    ).toEqual([]);
    expect(
      work(
        'Fall 2026',
        '| Day | Work |',
        '| Mon. 7 | Quiz 1 |',
        '| Wed. 9 | Quiz 2 |',
        '| Mon. 14 | Quiz 3 |',
      ),
    ).toEqual([]);
  });
});

describe('lists below the name of a month', () => {
  test.each([
    [
      [SPANISH, '## Octubre', 'Lunes 5: Mareas', 'Miércoles 7: Control 1', 'Lunes 19: Entrega del informe 2'],
      ['quiz 2026-10-07 Control 1', 'assignment 2026-10-19 Entrega del informe 2'],
    ],
    [
      [
        FRENCH,
        'Octobre',
        '- Mardi 6 – Marées',
        '- Mardi 13 – Examen intra',
        '- Mardi 20 : remise du rapport 1',
      ],
      ['exam 2026-10-13 Examen intra', 'assignment 2026-10-20 Remise du rapport 1'],
    ],
    [
      ['Fall 2026', '## October', 'Monday 5: Tides', 'Monday 12: Midterm', 'Monday 19: Essay 2 due'],
      ['exam 2026-10-12 Midterm', 'assignment 2026-10-19 Essay 2'],
    ],
  ])('begin with the names of days: %j', (lines, found) => expect(work(...lines)).toEqual(found));
});

test('below a month that stands once, numbers alone are its days', () =>
  expect(
    work(
      'Spring 2027',
      '| Week of | Topic | Chapters |',
      '| Jan 18 | Nerves | 1 |',
      '| 25 | First quiz | 2 |',
      '| Feb 1 | Muscles | 3 |',
      '| 8 | Reflexes | 4 |',
      '| 22 | Midterm in class | |',
      '| Mar 1 | Sleep | 5 |',
    ),
  ).toEqual(['quiz 2027-01-25 First quiz', 'exam 2027-02-22 Midterm']));

test('numbers of weeks below a day are none', () =>
  expect(
    read(
      'Spring 2027',
      '| When | Topic |',
      '| Jan 18 | Nerves |',
      '| 2 | Quiz 1 |',
      '| 3 | Muscles |',
      '| 4 | Reflexes |',
    ).findings.filter(({ date }) => date !== '2027-01-18'),
  ).toEqual([]));

describe('a month that is written in front of the first of its days', () => {
  const plan = (...lines: string[]) =>
    work('Fall 2026', 'Sept 2 Overview', ...lines, 'Oct 7 Deltas; Essay 2 due', '14 MIDTERM', '21 Reefs');

  test('holds for the days that begin the lines below it', () =>
    expect(plan('9 Rivers', '16 Lakes; Essay 1 due', '23 Ponds')).toEqual([
      'assignment 2026-09-16 Essay 1',
      'assignment 2026-10-07 Essay 2',
      'exam 2026-10-14 MIDTERM',
    ]));

  test('and not for numbers of chapters, which count on', () =>
    expect(
      work('Fall 2026', 'Sept 2 Quiz 1', '3 Rivers', '4 Lakes; Essay 1 due', '5 Ponds', '6 Dams', '7 Canals'),
    ).not.toContain('assignment 2026-09-04 Essay 1'));
});
