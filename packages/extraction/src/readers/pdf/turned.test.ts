import * as pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, test } from 'vitest';
import { allLines, outline } from '../../../testing/outline.ts';
import { type Side, TURNED_ROWS, turnedSyllabusPdf } from '../../../testing/turned-syllabus.ts';
import { extract } from '../../extract.ts';
import type { Pdfjs } from './pdfjs.ts';
import { readPdf } from './read-pdf.ts';
import { readBox, shownBox, turnedPage } from './turned.ts';

// Pages of upright paper on which a wide table is set along a side.

const [WIDTH, HEIGHT] = [612, 792];

const read = async (side: Side) =>
  readPdf(await turnedSyllabusPdf(side), { pdfjs: pdfjs as unknown as Pdfjs });

describe.each<Side>(['left', 'right', 'bottom'])('a table along the %s side', (side) => {
  test('is read as if the paper were turned, with what stands upright in front of it', async () =>
    expect(outline(await read(side))).toEqual([
      'Tidal Ecology, Fall 2026',
      ...TURNED_ROWS.map((cells) => `| ${cells.join(' | ')} |`),
    ]));

  test('so its work is found', async () =>
    expect(
      extract(await read(side), { referenceDate: '2026-08-20' })
        .findings.filter(({ kind }) => kind !== 'class')
        .map(({ date, title }) => `${date} ${title}`),
    ).toEqual([
      '2026-09-10 Lab report 1',
      '2026-09-15 Quiz 1',
      '2026-09-17 Essay 1',
      '2026-09-22 Lab report 2',
    ]));

  test('and shown where it stands on the paper', async () => {
    const { pages, ...document } = await read(side);
    expect(pages).toMatchObject([{ number: 1, width: WIDTH, height: HEIGHT }]);
    for (const { text, box = [] } of allLines({ pages, ...document })) {
      const [left = 0, top = 0, right = 0, bottom = 0] = box;
      const isOnEnd = !text.startsWith('Tidal') && side !== 'bottom';
      expect(isOnEnd ? bottom - top : right - left).toBeGreaterThan(text.length * 3);
      expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(WIDTH);
      expect(bottom).toBeLessThanOrEqual(HEIGHT);
    }
  });
});

test('the first row of a table along the left side stands to the left of the last', async () => {
  const lines = allLines(await read('left'));
  const leftOf = (text: string) => lines.find((line) => line.text === text)?.box?.[0] ?? 0;
  expect(leftOf('Lab report 1')).toBeLessThan(leftOf('Lab report 2'));
});

test.each<[Side, number]>([
  ['left', 90],
  ['right', 270],
  ['bottom', 180],
])('how a page is turned to be read, and its boxes with it: %s', async (side, degrees) => {
  const task = pdfjs.getDocument({ data: await turnedSyllabusPdf(side), verbosity: 0 });
  const page = await (await task.promise).getPage(1);
  const turned = turnedPage(await page.getTextContent(), page.getViewport({ scale: 1 }));
  await task.destroy();
  expect(turned).toMatchObject({ degrees });
  const box = [100, 200, 130, 250] as const;
  const there = readBox([...box], turned?.turn ?? [1, 0, 0, 1, 0, 0]);
  expect(there).not.toEqual(box);
  expect(shownBox(there, turned?.turn ?? [])).toEqual(box);
});
