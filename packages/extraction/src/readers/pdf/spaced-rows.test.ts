import * as pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, test } from 'vitest';
import { outline } from '../../../testing/outline.ts';
import { drawPdf } from '../../../testing/write-pdf.ts';
import type { Pdfjs } from './pdfjs.ts';
import { readPdf } from './read-pdf.ts';

// Tables without lines whose cells stand in the middle of their rows, as a browser prints them.

const LEFT = [60, 130, 420];
const LEADING = 14;
const PADDING = 4;

const drawCentred = (rows: string[][]) =>
  drawPdf({ margin: 0 }, (pdf) => {
    pdf.font('Helvetica').fontSize(10);
    let y = 90;
    for (const cells of rows) {
      const lines = cells.map((cell) => (cell === '' ? [] : cell.split(' / ')));
      const height = Math.max(...lines.map(({ length }) => length)) * LEADING;
      lines.forEach((texts, column) => {
        const top = y + PADDING + (height - texts.length * LEADING) / 2;
        texts.forEach((text, line) => {
          pdf.text(text, LEFT[column] ?? 0, top + line * LEADING, { lineBreak: false });
        });
      });
      y += height + 2 * PADDING;
    }
  });

test('the space between their rows parts them, and not the days', async () => {
  const rows = [
    ['Day', 'Topic', 'Due'],
    ['9/5', 'Mud of the upper estuary, / its colors and its smell, / and what lives in it', 'H1 due / 9/12'],
    ['9/12', 'Reeds and their roots / in brackish water', ''],
    ['9/19', 'Birds', 'H2 due / 9/26'],
    [
      '9/26',
      'Counting them / from a boat, / at night, / and from the shore',
      'Project / Milestone 1 / due 10/17',
    ],
    ['10/3', 'Fish ladders', ''],
  ];
  const document = await readPdf(await drawCentred(rows), { pdfjs: pdfjs as unknown as Pdfjs });
  expect(outline(document)).toEqual(rows.map((cells) => `| ${cells.join(' | ')} |`));
});

test('a weekday above the number of its day is no row of its own', async () => {
  const rows = [
    ['Day', 'Topic', 'Due'],
    ['Th / 9/5', 'Mud', 'Bring boots / and a net'],
    ['T / 9/10', 'Reeds', 'Quiz 1, with / notes on paper'],
    ['Th / 9/12', 'Birds', 'No work, but / rest well'],
    ['T / 9/17', 'Counting them / from a boat / at night', 'Report 1, / two pages'],
    ['Th / 9/19', 'Fish', 'Quiz 2, with / notes on paper'],
  ];
  const document = await readPdf(await drawCentred(rows), { pdfjs: pdfjs as unknown as Pdfjs });
  expect(outline(document)).toEqual(rows.map((cells) => `| ${cells.join(' | ')} |`));
});

const drawFromTop = (rows: string[][]) =>
  drawPdf({ margin: 0 }, (pdf) => {
    pdf.font('Helvetica').fontSize(10);
    let y = 90;
    for (const cells of rows) {
      const lines = cells.map((cell) => (cell === '' ? [] : cell.split(' / ')));
      lines.forEach((texts, column) => {
        texts.forEach((text, line) => {
          pdf.text(text, LEFT[column] ?? 0, y + line * 11.6, { lineBreak: false });
        });
      });
      y += Math.max(...lines.map(({ length }) => length)) * 11.6 + 3.7;
    }
  });

test('brackets or a small letter at the top of a row go on with no cell that stands a little further above', async () => {
  const rows = [
    ['Day', 'Topic', 'Assignments'],
    [
      '3 Feb',
      'Mud of the upper estuary, / its colors / and its smell',
      '(Sketch 1, Due: Feb. 5), / Hale, chapter 4.1, / (Survey, Due: Feb. 21)',
    ],
    [
      '5 Feb',
      'Reeds and their / roots',
      '(Sketch 2, Due: Feb. 7), / (Log 7, Due: EoD), / Hale, chapter 4.7-4.8',
    ],
    ['7 Feb', 'Birds', '(Map 2, Due: Feb. 14), / (Log 8, Due: EoD)'],
    ['10 Feb', 'Fish ladders', 'notes on / two of them'],
  ];
  const document = await readPdf(await drawFromTop(rows), { pdfjs: pdfjs as unknown as Pdfjs });
  expect(outline(document)).toEqual(rows.map((cells) => `| ${cells.join(' | ')} |`));
});
