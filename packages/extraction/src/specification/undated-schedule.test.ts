import { expect, test } from 'vitest';
import { read } from '../../testing/read-lines.ts';

const warningsOf = (...lines: string[]) =>
  read(...lines).warnings.filter(({ code }) => code === 'schedule-without-dates');

const ROWS = [
  '| M | 30 | Ports |',
  '| Th | 02 | Tides |',
  '| M | 06 | Reefs |',
  '| Th | 09 | Docks |',
  '| M | 13 | Ferries |',
  '| Th | 16 | Canals |',
];

test('a schedule of which no day could be read is named, with its page and its first days', () => {
  const [warning] = warningsOf('Fall 2027', '| Day | | Topic |', ...ROWS);
  expect(warning?.message).toBe(
    'Page 1: 6 lines look like days of a schedule, and no date could be read from them.',
  );
  expect(warning?.evidence?.map(({ quote }) => quote)).toEqual(['M 30', 'Th 02', 'M 06']);
});

test('so is one in lines', () =>
  expect(
    warningsOf(
      'Fall 2027',
      ...[
        'Mon 30: Ports',
        'Thu 2: Tides',
        'Mon 6: Reefs',
        'Thu 9: Docks',
        'Mon 13: Ferries',
        'Thu 16: Canals',
      ],
    ),
  ).toHaveLength(1));

test.each([
  ['days that are read', ['| Day | | Topic |', '| Aug. M | 30 | Ports |', ...ROWS.slice(1)]],
  ['a few lines', ['| Day | | Topic |', ...ROWS.slice(0, 3)]],
  ['hours of a class', ['Monday 10:00-11:00', 'Tuesday 10:00-11:00', 'Friday 9:00-10:00']],
])('%s are no cause for it', (_, lines) => expect(warningsOf('Fall 2027', ...lines)).toEqual([]));
