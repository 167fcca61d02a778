import * as pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, test } from 'vitest';
import { outline } from '../../../testing/outline.ts';
import { drawPdf } from '../../../testing/write-pdf.ts';
import { extract } from '../../extract.ts';
import type { Pdfjs } from './pdfjs.ts';
import { readPdf } from './read-pdf.ts';

/** Lines with their first words struck out or ruled below, as far as a part of them is named, and `gap` points before the others. */
async function read(lines: readonly { struck?: string; ruled?: string; text: string; gap?: number }[]) {
  const bytes = await drawPdf({ margin: 0 }, (pdf) => {
    pdf.font('Helvetica').fontSize(10);
    lines.forEach(({ struck = '', ruled = '', text, gap = 4 }, index) => {
      const top = 72 + 20 * index + (index > 0 ? 30 : 0);
      const first = struck + ruled;
      const width = first === '' ? 0 : pdf.widthOfString(first);
      if (first !== '') pdf.text(first, 72, top, { lineBreak: false });
      pdf.text(text, 72 + width + (first === '' ? 0 : gap), top, { lineBreak: false });
      const at = top + (struck === '' ? 10 : 5);
      if (first !== '')
        pdf
          .moveTo(72, at)
          .lineTo(72 + width, at)
          .stroke();
    });
  });
  return readPdf(bytes, { pdfjs: pdfjs as unknown as Pdfjs });
}

const MOVED = [
  { text: 'HIST 210, Spring 2027' },
  { text: 'Essay 1 is due on March 3.' },
  { struck: 'Essay 2 is due on March 10.', text: 'Essay 2 is due on March 17.' },
  { ruled: 'Essay 3', text: 'is due on April 7.' },
];

test('words that a line is drawn through are not there', async () =>
  expect(outline(await read(MOVED))).toEqual([
    'HIST 210, Spring 2027',
    'Essay 1 is due on March 3.',
    'Essay 2 is due on March 17.',
    'Essay 3 is due on April 7.',
  ]));

test('so the day that was struck out is none', async () =>
  expect(
    extract(await read(MOVED), { referenceDate: '2027-01-04' }).findings.map(
      ({ date, title }) => `${date} ${title}`,
    ),
  ).toEqual(['2027-03-03 Essay 1', '2027-03-17 Essay 2', '2027-04-07 Essay 3']));

test('a day struck out in a column of its own is still that of its row, where no other is beside it', async () =>
  expect(
    outline(
      await read([
        { text: 'HIST 210, Spring 2027' },
        { struck: 'Mar 9', text: 'No class: spring break', gap: 60 },
        { struck: 'Mar 11', text: 'Mar 18 Essay 2 is due', gap: 60 },
      ]),
    ),
  ).toEqual(['HIST 210, Spring 2027', 'Mar 9 No class: spring break', 'Mar 18 Essay 2 is due']));
