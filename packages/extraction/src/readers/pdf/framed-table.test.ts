import * as pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, test } from 'vitest';
import { drawTable } from '../../../testing/draw-table.ts';
import { outline } from '../../../testing/outline.ts';
import type { Pdfjs } from './pdfjs.ts';
import { readPdf } from './read-pdf.ts';

// Tables in a frame, with lines between their rows and none between their columns.

const EDGES = [50, 130, 210, 330, 400, 480];

const read = async (rows: string[][], edges = EDGES) => {
  const [left = 0, right = 0] = [edges[0], edges.at(-1)];
  const bytes = await drawTable({
    edges,
    rows,
    drawRow: (pdf, top, bottom) => {
      pdf.rect(left, top, right - left, bottom - top).stroke();
    },
  });
  return outline(await readPdf(bytes, { pdfjs: pdfjs as unknown as Pdfjs }));
};

const inRows = (rows: string[][]) => rows.map((cells) => `| ${cells.join(' | ')} |`);

test('their columns are as the words stand', async () => {
  const rows = [
    ['Date', 'Topic', 'Work'],
    ['Oct 5', 'Kilns', 'Sketch 1'],
    ['Oct 12', 'Glazes', 'Sketch 2'],
    ['Oct 19', 'Wheels', 'Sketch 3'],
  ];
  expect(await read(rows, [50, 130, 300, 450])).toEqual(inRows(rows));
});

test('their heads tell columns that hardly a row has words in', async () => {
  const rows = [
    ['Date', 'Module', 'Topic', 'Talk', 'Work'],
    ['Oct 5', 'Clay', 'Kilns', '', ''],
    ['Oct 12', '', 'Glazes of the north', 'G8', ''],
    ['Oct 19', '', 'Wheels', 'G3', 'Sketch 1'],
    ['Oct 26', '', 'Firing', '', ''],
    ['Nov 2', 'Wood', 'Bowls', 'G2', ''],
  ];
  expect(await read(rows)).toEqual(inRows(rows));
});

test('lines in frames are no table where they are prose', async () => {
  const prose = ['Essays are due on May 2.', 'Tests are on May 4 and May 11.', 'The final is on May 20.'].map(
    (text) => [text],
  );
  expect(await read(prose, [50, 450])).toEqual(inRows(prose));
});
