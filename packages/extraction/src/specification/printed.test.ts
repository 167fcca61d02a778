import { expect, test } from 'vitest';
import { boxedCells, drawTable } from '../../testing/draw-table.ts';
import { work, workOf } from '../../testing/read-lines.ts';
import { readDocument } from '../node.ts';

// Tables as they are printed: cells narrower than their words.

const printed = async (edges: number[], rows: string[][]) => {
  const bytes = await drawTable({ edges, rows, above: 'Fall 2026', drawRow: boxedCells(edges) });
  return workOf(await readDocument({ bytes, fileName: 'printed.pdf' }));
};

test.each([
  ['3-Nov- / 26', '2026-11-03'],
  ['3- / Nov-26', '2026-11-03'],
  ['11/3- / 11/3', '2026-11-03'],
  ['2026-11- / 03', '2026-11-03'],
])('a day broken behind its hyphen is whole: %j', (day, date) =>
  expect(
    work(
      '| Date | Topic | Due |',
      '| 27-Oct-26 | Kilns | |',
      `| ${day} | Glazes | Sketch 2 |`,
      '| 10-Nov-26 | Wheels | |',
    ),
  ).toEqual([`assignment ${date} Sketch 2`]),
);

test.each(['9/15 & / 9/17', '9/15 and / 9/17', '9/15, / 9/17', '9/15 – / 9/17'])(
  'what stands beside days broken by the width of their column is on all of them: %j',
  async (days) => {
    const rows = [
      ['Date', 'Topic', 'Assessment'],
      ['9/8 & 9/10', 'Tides and the moon', ''],
      [days, 'Waves / What the wind does', 'Bring a coat / Quiz 1'],
      ['9/22 & 9/24', 'Currents', ''],
    ];
    expect(await printed([50, 120, 330, 500], rows)).toEqual(['quiz 2026-09-15 Quiz 1']);
  },
);

test('days below each other have the words level with them', async () =>
  expect(
    await printed(
      [50, 110, 330],
      [
        ['Date', 'Topic'],
        ['9/8 / 9/10', 'Tides / Quiz 1'],
        ['9/15 / 9/17', 'Quiz 2 / Waves'],
        ['9/22 / 9/24', 'Currents / Reefs'],
      ],
    ),
  ).toEqual(['quiz 2026-09-10 Quiz 1', 'quiz 2026-09-15 Quiz 2']));

test('as many points as days are one for each, however many lines they have', async () =>
  expect(
    await printed(
      [50, 110, 330],
      [
        ['Date', 'Topic'],
        ['9/8 / 9/10', '- Tides and what the moon / has to do with them / - Quiz 1'],
        ['9/15 / 9/17', '- Quiz 2 / - Waves and what the / wind does'],
        ['9/22 / 9/24', '- Currents / - Reefs'],
      ],
    ),
  ).toEqual(['quiz 2026-09-10 Quiz 1', 'quiz 2026-09-15 Quiz 2']));
