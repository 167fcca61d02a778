import * as pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, test } from 'vitest';
import { drawTable } from '../../../testing/draw-table.ts';
import { outline } from '../../../testing/outline.ts';
import type { Pdfjs } from './pdfjs.ts';
import { readPdf } from './read-pdf.ts';

// Tables with lines between their rows and columns, and none at their sides.

const ROWS = [
  ['Date', 'Topic', 'Work'],
  ['Oct 5', 'Kilns', 'Sketch 1'],
  ['Oct 12', 'Glazes of / the north', ''],
  ['Oct 19', 'Wheels', 'Sketch 2'],
];
const EDGES = [50, 130, 300, 450];

test('their outermost columns reach as far as the lines between the rows', async () => {
  const bytes = await drawTable({
    edges: EDGES,
    rows: ROWS,
    drawRow: (pdf, top, bottom) => {
      for (const level of [top, bottom]) pdf.moveTo(50, level).lineTo(450, level).stroke();
      for (const between of [130, 300]) pdf.moveTo(between, top).lineTo(between, bottom).stroke();
    },
  });
  expect(outline(await readPdf(bytes, { pdfjs: pdfjs as unknown as Pdfjs }))).toEqual(
    ROWS.map((cells) => `| ${cells.join(' | ')} |`),
  );
});
