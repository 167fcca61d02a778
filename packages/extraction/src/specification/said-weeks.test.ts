import { expect, test } from 'vitest';
import { work } from '../../testing/read-lines.ts';

// Work that stands in one week and says that it is due in another.

test('in a week that the work names, on the day that the weeks have', () =>
  expect(
    work(
      'Fall 2026',
      '## Week 1 (Sept 2): Tides',
      '- Sketch 1 (due week 2): a shore in pencil',
      '## Week 2 (Sept 9): Waves',
      '- Sketch 2 (Due: Week 4): a harbour in ink',
      '## Week 3 (Sept 16): Winds',
      '- Quiz 1',
      '## Week 4 (Sept 23): Ports',
      '- Essay 1, due by the end of week 5',
    ),
  ).toEqual([
    'assignment 2026-09-09 Sketch 1: a shore in pencil',
    'quiz 2026-09-16 Quiz 1',
    'assignment 2026-09-23 Sketch 2: a harbour in ink',
    'assignment 2026-09-30 Essay 1',
  ]));

test('in the rows of a table as well', () =>
  expect(
    work(
      'Otoño 2026. Las clases de este curso son en español y la asistencia es libre.',
      '| Semana | Fecha | Tema | Tareas |',
      '| 1 | 07/09/2026 | Mareas | Informe 1 (entrega: semana 3) |',
      '| 2 | 14/09/2026 | Olas | |',
      '| 3 | 21/09/2026 | Puertos | Informe 2 (entrega en la semana 4) |',
      '| 4 | 28/09/2026 | Vientos | |',
    ),
  ).toEqual(['assignment 2026-09-21 Informe 1', 'assignment 2026-09-28 Informe 2']));

test('several weeks are no day', () =>
  expect(
    work(
      'Fall 2026',
      '## Week 1 (Sept 2): Tides',
      '- Essay 1 is due',
      '## Week 2 (Sept 9): Waves',
      '- Essay 2 (due weeks 3-4)',
      '## Week 3 (Sept 16): Ports',
    ),
  ).toEqual(['assignment 2026-09-02 Essay 1', 'assignment 2026-09-09 Essay 2']));
