import { expect, test } from 'vitest';
import { boxedCells, drawTable } from '../../testing/draw-table.ts';
import { read, work, workOf } from '../../testing/read-lines.ts';
import { readDocument } from '../node.ts';

// Tables whose rows say in front what they hold, below the day that they belong to.

test('rows named below each day are what their names say', () => {
  const lines = [
    'Fall 2026',
    '| September 8 | Week 1: Ferns |',
    '| Readings | Chapter 1 |',
    '| Assignments | Module 1 |',
    '| September 15 | Week 2: Mosses |',
    '| Readings | Chapter 2 |',
    '| Due | Sketches |',
  ];
  expect(work(...lines)).toEqual(['assignment 2026-09-08 Module 1', 'assignment 2026-09-15 Sketches']);
  const taught = read(...lines).findings.filter(({ kind }) => kind === 'class' || kind === 'reading');
  expect(taught.map(({ kind, date, title }) => `${kind} ${date} ${title}`)).toEqual([
    'class 2026-09-08 Week 1: Ferns',
    'reading 2026-09-08 Chapter 1',
    'class 2026-09-15 Week 2: Mosses',
    'reading 2026-09-15 Chapter 2',
  ]);
});

test('the days may stand in a column of their own', () =>
  expect(
    work(
      'Fall 2026',
      '| September 8 | Topic | Ferns |',
      '| | Readings | Chapter 1 |',
      '| | Assignments | Module 1 |',
      '| September 15 | Topic | Mosses |',
      '| | Readings | Chapter 2 |',
      '| | Assignments | Sketches |',
    ),
  ).toEqual(['assignment 2026-09-08 Module 1', 'assignment 2026-09-15 Sketches']));

test('the names may be lines of one cell, at the heights of what they name', async () => {
  const edges = [60, 160, 260, 520];
  const bytes = await drawTable({
    edges,
    above: 'HIST 210, Fall 2026',
    drawRow: boxedCells(edges),
    rows: [
      ['September 8', 'Week 1 / Readings / Assignments', 'Ferns / Chapter 1 / Module 1'],
      ['September 15', 'Week 2 / Readings / Assignments', 'Mosses / Chapter 2 / Sketches of a fern'],
      ['September 22', 'Week 3 / Readings', 'Lichens / Chapter 3'],
    ],
  });
  expect(workOf(await readDocument({ bytes, fileName: 'weeks.pdf' }))).toEqual([
    'assignment 2026-09-08 Module 1',
    'assignment 2026-09-15 Sketches of a fern',
  ]);
});

test('a row without a day or a known name leaves the table as it is', () =>
  expect(
    work(
      'Fall 2026',
      '| September 8 | Essay 1 due |',
      '| Bring a pencil | to class |',
      '| September 15 | Essay 2 due |',
      '| Readings | Chapter 2 |',
    ),
  ).toEqual(['assignment 2026-09-08 Essay 1', 'assignment 2026-09-15 Essay 2']));

test('words in the column of the days that are no day leave it as it is, too', () =>
  expect(
    work(
      'Fall 2026',
      '| September 8 | Readings | Chapter 1 |',
      '| Lab | Readings | Manual |',
      '| September 15 | Assignments | Essay 1 |',
    ),
  ).toEqual(['assignment 2026-09-15 Essay 1']));

test.each([
  ['Fall 2026', 'Class: Tuesdays 4:00-6:00 pm', 'Sketch 1 is due September 8 before class.'],
  ['Automne 2026', 'Cours : mardi 16h00 - 18h00', 'Devoir 1 à remettre le 8 septembre avant le cours.'],
  ['Otoño 2026', 'Clases: martes 16:00-18:00', 'Ensayo 1: entrega el 8 de septiembre antes de clase.'],
])('what is due before class is due when it begins: %s', (...lines) =>
  expect(read(...lines).findings.find(({ date }) => date === '2026-09-08')?.time).toBe('16:00'),
);
