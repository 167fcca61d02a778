import * as pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, test } from 'vitest';
import { outline } from '../../../testing/outline.ts';
import { drawPdf } from '../../../testing/write-pdf.ts';
import { extract } from '../../extract.ts';
import type { Pdfjs } from './pdfjs.ts';
import { readPdf } from './read-pdf.ts';

const EDGES = [72, 100, 150, 200, 450];
const ROW = 20;
const TOP = 120;

const ROWS = [
  ['', 'Day', 'Date', 'Topic'],
  ['February', 'Mon', '22', 'Rivers'],
  ['', 'Wed', '24', 'Lakes'],
  ['March', 'Mon', '1', 'Quiz 1'],
  ['', 'Wed', '3', 'Essay 1 due'],
  ['', 'Mon', '8', 'Waves'],
  ['', 'Wed', '10', 'Winds'],
];

/** A table whose months stand on end, each in a cell over its rows. */
async function read(turn = -90) {
  const bytes = await drawPdf({ margin: 0 }, (pdf) => {
    pdf.font('Helvetica').fontSize(8).text('HIST 210, Spring 2027', 72, 72, { lineBreak: false });
    const bottom = TOP + ROW * ROWS.length;
    ROWS.forEach(([month = '', ...cells], row) => {
      const y = TOP + ROW * row;
      const left = row === 0 || month !== '' ? 72 : 100;
      pdf.moveTo(left, y).lineTo(450, y).stroke();
      cells.forEach((text, column) => {
        pdf.text(text, (EDGES[column + 1] ?? 0) + 4, y + 6, { lineBreak: false });
      });
      if (month === '') return;
      const [x, foot] = [82, y + 38];
      pdf
        .save()
        .rotate(turn, { origin: [x, foot] })
        .text(month, x, foot, { lineBreak: false })
        .restore();
    });
    pdf.moveTo(72, bottom).lineTo(450, bottom).stroke();
    for (const x of EDGES) pdf.moveTo(x, TOP).lineTo(x, bottom).stroke();
    pdf.rotate(-90, { origin: [30, 500] }).text('Draft of April 2', 30, 500, { lineBreak: false });
  });
  return readPdf(bytes, { pdfjs: pdfjs as unknown as Pdfjs });
}

test('words that stand on end in a cell over several rows are those of the cell', async () =>
  expect(outline(await read()).filter((line) => line.includes('Mon'))).toEqual([
    '| February(1x2) | Mon | 22 | Rivers |',
    '| March(1x4) | Mon | 1 | Quiz 1 |',
    '| Mon | 8 | Waves |',
  ]));

test('so the days of a table have their months', async () =>
  expect(
    extract(await read(), { referenceDate: '2027-01-04' })
      .findings.filter(({ kind }) => kind !== 'class')
      .map(({ date, title }) => `${date} ${title}`),
  ).toEqual(['2027-03-01 Quiz 1', '2027-03-03 Essay 1']));

test('beside a table, and where they lean, they are not read', async () =>
  expect(outline(await read(-60)).join('\n')).not.toMatch(/February|April/u));
