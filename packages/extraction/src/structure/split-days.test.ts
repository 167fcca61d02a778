import * as pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, test } from 'vitest';
import { boxedCells, drawTable } from '../../testing/draw-table.ts';
import { readWhole, workOf } from '../../testing/read-lines.ts';
import { readDocument } from '../node.ts';
import type { Pdfjs } from '../readers/pdf/pdfjs.ts';
import { readPdf } from '../readers/pdf/read-pdf.ts';

const read = (rows: string[][]) => {
  const cells = rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('');
  const bytes = new TextEncoder().encode(`<p>Fall 2026</p><table>${cells}</table>`);
  return readDocument({ bytes, fileName: 'plan.html' });
};

const HEAD = ['Date', 'Topic', 'Due'];

test('the days of a week in one row are rows of their own, line by line', async () => {
  const document = await read([
    HEAD,
    ['9/14<br>9/16<br>9/18', 'Mud<br>Reeds<br>Lab: counting', '---<br>---<br>HW1'],
    ['9/21<br>9/23<br>9/25', 'Birds<br>Fish<br>Lab: nets', '---<br>Quiz 1<br>---'],
    ['9/28<br>9/30<br>10/2', 'Salt<br>Tides<br>flex time', 'HW2<br>---<br>---'],
  ]);
  expect(workOf(document)).toEqual([
    'assignment 2026-09-18 HW1',
    'quiz 2026-09-23 Quiz 1',
    'assignment 2026-09-28 HW2',
  ]);
});

test('where a row has other lines than days, none is parted', async () => {
  const document = await read([
    HEAD,
    ['9/14<br>9/16', 'Mud of the<br>upper<br>estuary', ''],
    ['9/21<br>9/23', 'Birds', 'Quiz 1 (Wed)'],
    ['9/28<br>9/30', 'Salt<br>Tides', ''],
  ]);
  expect(workOf(document)).toEqual(['quiz 2026-09-23 Quiz 1']);
});

/** A head and one row for the whole term, in a frame that no line parts. */
const readTerm = async (days: string[], topics: string[], due: string[]) => {
  const edges = [60, 150, 330, 470];
  const bytes = await drawTable({
    edges,
    above: 'PHYS 210, Fall 2026',
    rows: [HEAD, [days, topics, due].map((lines) => lines.join(' / '))],
    drawRow: boxedCells(edges),
  });
  return readPdf(bytes, { pdfjs: pdfjs as unknown as Pdfjs });
};

test('a row that holds the whole term is parted at the height of its days', async () => {
  const document = await readTerm(
    ['9/14', '9/16', '9/21', '9/23', '9/28', '', '9/30', '10/5', '10/7'],
    ['Mud', 'Reeds', 'Birds', 'Fish', 'Salt marshes of the', 'northern estuary', 'Tides', 'Nets', 'Posters'],
    ['', 'PS#1', '', '', 'PS#2', '', 'Quiz 1', '', 'PS#3'],
  );
  expect(workOf(document)).toEqual([
    'assignment 2026-09-16 PS#1',
    'assignment 2026-09-28 PS#2',
    'quiz 2026-09-30 Quiz 1',
    'assignment 2026-10-07 PS#3',
  ]);
  expect(readWhole(document).findings.map(({ title }) => title)).toContain(
    'Salt marshes of the northern estuary',
  );
});
