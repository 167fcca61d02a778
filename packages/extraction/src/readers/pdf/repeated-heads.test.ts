import * as pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, test } from 'vitest';
import { outline } from '../../../testing/outline.ts';
import { drawPdf } from '../../../testing/write-pdf.ts';
import type { Pdfjs } from './pdfjs.ts';
import { readPdf } from './read-pdf.ts';

// A table without lines for each week, below its heading: the same heads again and again.

const [LEFT, RIGHT, LEADING] = [72, 320, 14];

/** A line across the page, or the words of one on its left and on its right. */
type Row = string | [string, string];

const HEADS: Row = ['Readings', 'Assignments'];

const WEEKS: Row[][] = [
  [
    'Week One (Aug 30-Sep 3)',
    HEADS,
    ['Wednesday: an essay on the springs of', 'Wednesday: a letter about yourself that'],
    ['the valley, from the beginning', 'the others of your group can answer'],
    ['Friday: what the map of the harbor', ''],
    ['does not show, and why it does not', ''],
  ],
  [
    'Week Two (Sep 6-Sep 10)',
    HEADS,
    ['Monday: two letters of a keeper of the', 'Monday: answers to the letters of all of'],
    ['lighthouse, and what was left of it', 'your group, in the forum'],
    ['Wednesday: the tide tables, pp. 3-9', ''],
    ['Friday: no reading', 'Friday: first draft of the sketch'],
  ],
  ['Week Three (Sep 13-Sep 17)', HEADS, ['Monday: the delta', 'Monday: second draft of the sketch']],
];

async function read(pages: Row[][]): Promise<string[]> {
  const bytes = await drawPdf({ margin: 0 }, (pdf) => {
    pdf.font('Helvetica').fontSize(11);
    pages.forEach((rows, page) => {
      if (page > 0) pdf.addPage({ margin: 0 });
      rows.forEach((row, index) => {
        const cells = typeof row === 'string' ? [row] : row;
        cells.forEach((text, side) => {
          pdf.text(text, side === 0 ? LEFT : RIGHT, 40 + LEADING * index, { lineBreak: false });
        });
      });
    });
  });
  return outline(await readPdf(bytes, { pdfjs: pdfjs as unknown as Pdfjs }));
}

const ROWS = [
  'Week One (Aug 30-Sep 3)',
  '| Readings | Assignments |',
  '| Wednesday: an essay on the springs of / the valley, from the beginning | Wednesday: a letter about yourself that / the others of your group can answer |',
  '| Friday: what the map of the harbor / does not show, and why it does not |  |',
  'Week Two (Sep 6-Sep 10)',
  '| Readings | Assignments |',
  '| Monday: two letters of a keeper of the / lighthouse, and what was left of it | Monday: answers to the letters of all of / your group, in the forum |',
  '| Wednesday: the tide tables, pp. 3-9 |  |',
  '| Friday: no reading | Friday: first draft of the sketch |',
  'Week Three (Sep 13-Sep 17)',
  '| Readings | Assignments |',
  '| Monday: the delta | Monday: second draft of the sketch |',
];

test('each has its rows, which its weekdays begin, and is no text in two columns', async () => {
  expect(await read([WEEKS.flat()])).toEqual(ROWS);
});

test('heads that stand above the first lines of pages by chance are none of these pages', async () => {
  const pages = ['pier', 'mill', 'dam'].map((place, page): Row[] => [
    HEADS,
    [`Monday: the first ${place}`, `Monday: a sketch of the ${place}`],
    [`as this ${place} was in the year`, `from memory, ${place} or none`],
    [`in which the ${place} was built`, ''],
    [`Wednesday: the second ${place}`, `Wednesday: another of the ${place}`],
    [`beside the ${place}`, `behind the ${place}`],
    [`Friday: the last ${place}`, `Friday: a third draft of the ${place}`],
    ...(WEEKS[page] ?? []),
  ]);
  const found = await read(pages);
  expect(found.filter((line) => line === '| Readings | Assignments |')).toHaveLength(3 * 2);
  expect(found.filter((line) => line.startsWith('~'))).toEqual([]);
});
