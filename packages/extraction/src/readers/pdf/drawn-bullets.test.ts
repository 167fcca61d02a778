import * as pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, test } from 'vitest';
import { workOf } from '../../../testing/read-lines.ts';
import { drawPdf } from '../../../testing/write-pdf.ts';
import type { Pdfjs } from './pdfjs.ts';
import { readPdf } from './read-pdf.ts';

interface Row {
  text: string;
  /** How many lists it stands in; none without a bullet. */
  depth?: number;
}

const TOP = 72;
const LEADING = 18;
const SET_IN = 30;

/** A page on which the bullets of a list are drawn as a browser does it. */
async function print(rows: readonly Row[], bullet: 'disc' | 'circle' | 'square') {
  const bytes = await drawPdf({ margin: 0 }, (pdf) => {
    pdf.font('Helvetica').fontSize(11);
    rows.forEach(({ text, depth = 0 }, index) => {
      const [left, top] = [72 + SET_IN * depth, TOP + LEADING * index];
      pdf.text(text, left, top, { lineBreak: false });
      if (depth === 0) return;
      if (bullet === 'square') pdf.rect(left - 12, top + 4, 4, 4).fill();
      else pdf.circle(left - 10, top + 6, 2)[bullet === 'disc' ? 'fill' : 'stroke']();
      pdf.fillColor('black');
    });
  });
  return readPdf(bytes, { pdfjs: pdfjs as unknown as Pdfjs });
}

const LIST: readonly Row[] = [
  { text: 'HIST 210, Spring 2027, January 18 to May 7' },
  { text: 'The last day to add a course is January 29.' },
  { text: 'Midterm exam (30%)', depth: 1 },
  { text: 'Closed to visitors', depth: 2 },
  { text: 'Takes place on March 3', depth: 2 },
  { text: 'Term paper (40%)', depth: 1 },
  { text: 'Ten pages', depth: 2 },
  { text: 'Due April 28', depth: 2 },
];

test.each(['disc', 'circle', 'square'] as const)(
  'what stands behind a drawn %s is an item',
  async (bullet) => {
    const document = await print(LIST, bullet);
    const blocks = document.pages.flatMap((page) => page.blocks);
    expect(blocks.map(({ type }) => type)).toEqual(LIST.map(({ depth }) => (depth ? 'listItem' : 'line')));
    expect(workOf(document)).toEqual(['exam 2027-03-03 Midterm exam', 'assignment 2027-04-28 Term paper']);
  },
);

test('a mark behind a line, or far from it, is no bullet', async () => {
  const bytes = await drawPdf({ margin: 0 }, (pdf) => {
    pdf.font('Helvetica').fontSize(11);
    ['January 18', 'January 25', 'February 1', 'February 8'].forEach((text, index) => {
      pdf.text(text, 172, TOP + LEADING * index, { lineBreak: false });
      pdf.circle(72, TOP + LEADING * index + 6, 2).fill();
      pdf.circle(300, TOP + LEADING * index + 6, 2).fill();
    });
  });
  const { pages } = await readPdf(bytes, { pdfjs: pdfjs as unknown as Pdfjs });
  expect(pages.flatMap(({ blocks }) => blocks.map(({ type }) => type))).not.toContain('listItem');
});
