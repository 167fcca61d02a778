import * as pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, test } from 'vitest';
import { allLines, outline } from '../../../testing/outline.ts';
import { drawPdf } from '../../../testing/write-pdf.ts';
import { extract } from '../../extract.ts';
import type { Pdfjs } from './pdfjs.ts';
import { readPdf } from './read-pdf.ts';

// Pages of upright paper on which a wide table is set along the side.

const EDGES = [90, 190, 500];
const ROWS = [
  ['Day', 'Topic', 'Due'],
  ['Tue, Sep 8', 'What the tide leaves behind on a flat shore', ''],
  ['Thu, Sep 10', 'Counting what lives between stones', 'Lab report 1'],
  ['Tue, Sep 15', 'Salt, and those who can live with it', 'Quiz 1'],
  ['Thu, Sep 17', 'Nets and buckets', 'Essay 1'],
  ['Tue, Sep 22', 'A day at the shore', 'Lab report 2'],
];
const [WIDTH, HEIGHT] = [612, 792];

/** How the paper is turned to write along one of its sides, from the top left of what is then seen. */
const ALONG: Readonly<Record<string, (pdf: PDFKit.PDFDocument) => void>> = {
  'the left side, upwards': (pdf) => pdf.translate(0, HEIGHT).rotate(-90),
  'the right side, downwards': (pdf) => pdf.translate(WIDTH, 0).rotate(90),
  'the bottom, upside down': (pdf) => pdf.translate(WIDTH, HEIGHT).rotate(180),
};

async function read(along: string) {
  const bytes = await drawPdf({ margin: 0 }, (pdf) => {
    pdf.font('Helvetica').fontSize(9);
    pdf.text('Tidal Ecology, Fall 2026', 72, 40, { lineBreak: false });
    pdf.save();
    ALONG[along]?.(pdf);
    ROWS.forEach((cells, row) => {
      cells.forEach((text, column) => {
        pdf.text(text, EDGES[column] ?? 0, 120 + 16 * row, { lineBreak: false });
      });
    });
    pdf.restore();
  });
  return readPdf(bytes, { pdfjs: pdfjs as unknown as Pdfjs });
}

describe.each(Object.keys(ALONG))('a table along %s', (along) => {
  test('is read as if the paper were turned, with what stands upright in front of it', async () =>
    expect(outline(await read(along))).toEqual([
      'Tidal Ecology, Fall 2026',
      ...ROWS.map((cells) => `| ${cells.join(' | ')} |`),
    ]));

  test('so its work is found', async () =>
    expect(
      extract(await read(along), { referenceDate: '2026-08-20' })
        .findings.filter(({ kind }) => kind !== 'class')
        .map(({ date, title }) => `${date} ${title}`),
    ).toEqual([
      '2026-09-10 Lab report 1',
      '2026-09-15 Quiz 1',
      '2026-09-17 Essay 1',
      '2026-09-22 Lab report 2',
    ]));

  test('and shown where it stands on the paper', async () => {
    const { pages, ...document } = await read(along);
    expect(pages).toMatchObject([{ number: 1, width: WIDTH, height: HEIGHT }]);
    for (const { text, box = [] } of allLines({ pages, ...document })) {
      const [left = 0, top = 0, right = 0, bottom = 0] = box;
      const isTurned = !text.startsWith('Tidal') && !along.startsWith('the bottom');
      expect(isTurned ? bottom - top : right - left).toBeGreaterThan(text.length * 3);
      expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(WIDTH);
      expect(bottom).toBeLessThanOrEqual(HEIGHT);
    }
  });
});

test('the first row of a table along the left side stands to the left of the last', async () => {
  const lines = allLines(await read('the left side, upwards'));
  const leftOf = (text: string) => lines.find((line) => line.text === text)?.box?.[0] ?? 0;
  expect(leftOf('Lab report 1')).toBeLessThan(leftOf('Lab report 2'));
});
