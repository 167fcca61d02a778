import * as pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, test } from 'vitest';
import { outline } from '../../../testing/outline.ts';
import { drawPdf } from '../../../testing/write-pdf.ts';
import type { Pdfjs } from './pdfjs.ts';
import { readPdf } from './read-pdf.ts';

// Two columns of running text on a part of a page, with small tables in them.

const TITLE =
  'Rivers and lakes: a course for everybody who is willing to stand in cold water for an hour or two';

const PROSE = (about: string) =>
  [
    'We read what has been written of',
    'go out, measure it and write about',
    'what we saw, each in a notebook of',
  ].map((line, index) => `${line} ${about} ${index + 1}.`);

const SHARES = [
  ['Quizzes', '10 %'],
  ['Essays', '40 %'],
  ['Final exam', '50 %'],
];

const SCHEDULE = [
  ['Sep 17', 'Quiz 1'],
  ['Sep 24', 'Essay 1 due'],
  ['Dec 10', 'Final exam'],
];

const RIGHT = 320;
const LEADING = 14;

/** A column from its first line down: running text, or the two cells of a row. */
type Column = (string | string[])[];

const read = async (left: Column, right: Column) => {
  const bytes = await drawPdf({ margin: 0 }, (pdf) => {
    pdf.font('Helvetica').fontSize(10);
    pdf.text(TITLE, 72, 60, { lineBreak: false });
    [left, right].forEach((column, side) => {
      column.forEach((line, row) => {
        const [x, y] = [side === 0 ? 72 : RIGHT, 90 + LEADING * row];
        if (typeof line === 'string')
          pdf.text(line, x, y, { lineBreak: false, width: 220, align: 'justify' });
        else
          line.forEach((cell, place) => {
            pdf.text(cell, x + 80 * place, y, { lineBreak: false });
          });
      });
    });
  });
  return outline(await readPdf(bytes, { pdfjs: pdfjs as unknown as Pdfjs }));
};

const shown = (column: Column) =>
  column.map((line) => (typeof line === 'string' ? line : `| ${line.join(' | ')} |`));

test('a small table in the left one has nothing of the lines beside it', async () => {
  const left = [...PROSE('floods'), ...PROSE('dams'), ...SHARES];
  const right = [...PROSE('fish'), ...PROSE('locks'), ...PROSE('ice')];
  expect(await read(left, right)).toEqual([TITLE, ...shown(left), ...shown(right)]);
});

test('a schedule with which the left one ends does not go on with the table that the right one begins with', async () => {
  const left = [...PROSE('floods'), ...PROSE('dams'), ...SCHEDULE];
  const right = [...SHARES, ...PROSE('fish'), ...PROSE('locks')];
  expect(await read(left, right)).toEqual([TITLE, ...shown(left), ...shown(right)]);
});

test('a schedule beside running text is no table with it', async () => {
  const left = [...SCHEDULE, ...PROSE('floods'), ...PROSE('dams'), ...PROSE('mills')];
  const right = [...PROSE('fish'), ...PROSE('locks'), ...PROSE('ice'), ...PROSE('nets')];
  expect(await read(left, right)).toEqual([TITLE, ...shown(left), ...shown(right)]);
});
