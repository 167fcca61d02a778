import { describe, expect, test } from 'vitest';
import { read, work } from '../../testing/read-lines.ts';

// Weeks that are numbered as the calendar does, as German plans have them: week 43 of 2026 begins on October 19.

const COURSE = ['# Statistik, Wintersemester 2026/27', 'Die Abgabe der Übungsblätter ist Pflicht.'];
const spans = (...lines: string[]): string[] =>
  read(...COURSE, ...lines)
    .findings.filter(({ kind }) => kind !== 'class')
    .map(({ date, endDate, title }) => `${date}${endDate ? `..${endDate}` : ''} ${title}`);

test.each([
  [
    'a column of their numbers',
    '| KW | Thema | Abgabe |',
    '| 42 | Einführung | |',
    '| 43 | Schätzer | Übungsblatt 1 |',
    '| 2 | Modelle | Übungsblatt 8 |',
  ],
  [
    'cells with the word',
    '| Woche | Thema | Abgabe |',
    '| KW 42 | Einführung | |',
    '| KW 43 | Schätzer | Übungsblatt 1 |',
    '| KW 2 | Modelle | Übungsblatt 8 |',
  ],
  [
    'lines',
    '- KW 42: Einführung',
    '- KW 43: Abgabe Übungsblatt 1',
    '- Kalenderwoche 2 (2027): Abgabe Übungsblatt 8',
  ],
])('%s', (_where, ...lines) =>
  expect(spans(...lines).map((found) => found.replace('Abgabe ', ''))).toEqual([
    '2026-10-19..2026-10-23 Übungsblatt 1',
    '2027-01-11..2027-01-15 Übungsblatt 8',
  ]),
);

test('a weekday is that of its week', () =>
  expect(
    work(
      ...COURSE,
      '- KW 42: Einführung',
      '- KW 45: Schätzer',
      '- KW 51 – Donnerstag: Abgabe des Projekts',
      '- KW 2: Wiederholung',
    ),
  ).toEqual(['assignment 2026-12-17 Abgabe des Projekts']));

test('two weeks beside each other are one stretch, more are none', () =>
  expect(spans('- KW 42/43: Präsentation der Idee', '- KW 44–50: Arbeit am Projekt')).toEqual([
    '2026-10-12..2026-10-23 Präsentation der Idee',
  ]));

describe('a day that is written', () => {
  test('counts for more', () =>
    expect(work(...COURSE, '- KW 39 – Freitag, 09.10.2026: Abgabe Übungsblatt 1')).toEqual([
      'assignment 2026-10-09 Abgabe Übungsblatt 1',
    ]));

  test('in another column of the row as well', () =>
    expect(
      work(
        ...COURSE,
        '| KW | Datum | Abgabe |',
        '| 42 | 14.10.2026 | |',
        '| 43 | 21.10.2026 | Übungsblatt 1 |',
        '| 44 | 28.10.2026 | Übungsblatt 2 |',
      ),
    ).toEqual(['assignment 2026-10-21 Übungsblatt 1', 'assignment 2026-10-28 Übungsblatt 2']));
});

test('weeks of the semester are counted from its beginning', () =>
  expect(
    work(...COURSE, 'Vorlesungsbeginn: 12.10.2026', '- Woche 2: Abgabe Übungsblatt 1').map((one) =>
      one.slice(11, 21),
    ),
  ).toEqual(['2026-10-19']));
