import * as pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, test } from 'vitest';
import { workOf } from '../../../testing/read-lines.ts';
import { drawPdf } from '../../../testing/write-pdf.ts';
import type { Pdfjs } from './pdfjs.ts';
import { readPdf } from './read-pdf.ts';

interface Row {
  text: string;
  left: number;
  bold?: boolean;
}

const [EDGE, IN_ITEM] = [72, 84];

/** What is due on a page of such lines, each right below the other. */
async function workOn(rows: readonly Row[]): Promise<string[]> {
  const bytes = await drawPdf({ margin: 0 }, (pdf) => {
    rows.forEach(({ text, left, bold }, index) => {
      pdf.font(bold ? 'Helvetica-Bold' : 'Helvetica').fontSize(11);
      pdf.text(text, left, 72 + 13 * index, { lineBreak: false });
    });
  });
  return workOf(await readPdf(bytes, { pdfjs: pdfjs as unknown as Pdfjs }));
}

const page = (due: Row): Row[] => [
  { text: 'HIST 310, Summer 2027', left: EDGE },
  { text: 'Week 1, Wednesday June 9', left: EDGE, bold: true },
  { text: '• Read the chapter on canals in the book by Birch, and the one on rivers behind it', left: EDGE },
  {
    text: '• Assignment: Write a blog post that tells of one of the harbors on the list that was',
    left: EDGE,
  },
  {
    text: 'handed out, of its walls and of its ships, and cite at least three of the old maps of it.',
    left: IN_ITEM,
  },
  due,
  { text: 'Week 2, Monday June 14', left: EDGE, bold: true },
  { text: '• Read the chapter on locks', left: EDGE },
  { text: 'Week 2, Wednesday June 16', left: EDGE, bold: true },
  { text: '• Read the chapter on quays', left: EDGE },
];

test('a deadline in bold in the text of an item is that of the item', async () =>
  expect(
    await workOn(page({ text: 'Due before the start of class June 14.', left: IN_ITEM, bold: true })),
  ).toContain('assignment 2027-06-14 Blog post'));

test('so it is where the next sentence stands on its line', async () =>
  expect(
    await workOn(
      page({ text: 'Due before the start of class June 14. Submit it', left: IN_ITEM, bold: true }),
    ),
  ).toContain('assignment 2027-06-14 Blog post'));
