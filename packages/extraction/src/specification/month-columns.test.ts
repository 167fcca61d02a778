import { describe, expect, test } from 'vitest';
import { COURSE } from '../../testing/course-lines.ts';
import { daysOff, read, work } from '../../testing/read-lines.ts';

// Tables with the month, the weekday and the day in columns of their own, the month in its first row only.

const PORTUGUESE = [
  COURSE.pt,
  '| Mês | Dia | Data | O que há | Assunto |',
  '| Ago | Ter | 25 | Aula 1 | Marés |',
  '| | Qui | 27 | Aula 2 | Correntes |',
  '| Set | Ter | 01 | Aula 3 | Portos |',
  '| | Qui | 03 | Prova | PROVA 1 |',
  '| | Ter | 08 | Feriado | Recesso |',
  '| Out | Qui | 01 | Aula 4 | Ventos |',
  '| | Ter | 13 | Prova 2 | PROVA 2 |',
];

describe('the month of the rows above holds for those below it', () => {
  test('of what is examined', () =>
    expect(work(...PORTUGUESE)).toEqual(['exam 2026-09-03 PROVA 1', 'exam 2026-10-13 PROVA 2']));

  test('of days off', () => expect(daysOff(...PORTUGUESE)).toEqual(['2026-09-08 Recesso']));

  test('neither the month nor the weekday is what the class is about', () =>
    expect(
      read(...PORTUGUESE)
        .findings.filter(({ kind }) => kind === 'class')
        .map(({ title }) => title),
    ).toEqual(['Aula 1; Marés', 'Aula 2; Correntes', 'Aula 3; Portos', 'Aula 4; Ventos']));
});

test('without the month the day after the last one of it is in the next', () =>
  expect(
    work(
      COURSE.de,
      '| Monat | Tag | Thema | Abgabe |',
      '| Oktober | 12 | Gezeiten | |',
      '| | 19 | Ströme | Blatt 1 |',
      '| | 26 | Winde | |',
      '| | 2 | Häfen | Blatt 2 |',
    ),
  ).toEqual(['assignment 2026-10-19 Blatt 1', 'assignment 2026-11-02 Blatt 2']));

test('the name beside the last day of a month is that of the days below it', () =>
  expect(
    work(
      'HIST 210, fall 2026',
      '| Month | Day | | Topic | Due |',
      '| Sep | Tue | 22 | Tides | |',
      '| Oct | Tue | 29 | Currents | Sketch 1 |',
      '| | Tue | 06 | Ports | Sketch 2 |',
      '| | Tue | 13 | Winds | |',
    ),
  ).toEqual(['assignment 2026-09-29 Sketch 1', 'assignment 2026-10-06 Sketch 2']));

test('numbers of lessons beside months are no days', () =>
  expect(
    work(
      COURSE.fr,
      '| Mois | Séance | Contenu |',
      '| Septembre | 1 | Marées |',
      '| | 2 | Vents |',
      '| Octobre | 3 | Examen 1 |',
    ),
  ).toEqual([]));
