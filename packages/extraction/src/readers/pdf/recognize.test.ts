import { expect, test } from 'vitest';
import { scannedPdf } from '../../../testing/index.ts';
import { scanPng } from '../../../testing/png.ts';
import { drawPdf } from '../../../testing/write-pdf.ts';
import { extract } from '../../extract.ts';
import { readDocument } from '../../node.ts';
import type { PageWithoutText } from './recognize.ts';

const options = { referenceDate: '2026-11-20' };

test('the words of a scanned page come from the text recognition that is passed in', async () => {
  const asked: Omit<PageWithoutText, 'bytes'>[] = [];
  const document = await readDocument({
    bytes: await scannedPdf(),
    ocr: async ({ bytes: _, ...page }) => {
      asked.push(page);
      return page.page === 1
        ? [{ text: 'Midterm exam: March 3, 2027', box: [72, 72, 260, 86] }]
        : [{ text: ' ', box: [0, 0, 10, 10] }];
    },
  });
  expect(asked).toEqual([1, 2].map((page) => ({ page, width: 612, height: 792 })));
  expect(document.text).toBe('Midterm exam: March 3, 2027');
  const { findings, warnings } = extract(document, options);
  expect(findings).toMatchObject([
    { kind: 'exam', date: '2027-03-03', evidence: [{ page: 1, boxes: [expect.any(Array)] }] },
  ]);
  expect(warnings).toMatchObject([
    { code: 'pages-without-text', message: 'Page 2 holds no text: it is empty or a picture.' },
  ]);
});

test('without it, the pages that hold no text are named', async () => {
  const bytes = await drawPdf({}, (pdf) => {
    pdf.text('Midterm exam: March 3, 2027');
    for (const _ of [2, 3]) pdf.addPage().image(Buffer.from(scanPng()), 0, 0, { width: 612, height: 792 });
  });
  const { warnings } = extract(await readDocument({ bytes }), options);
  expect(warnings.map(({ message }) => message)).toEqual([
    'Pages 2 and 3 hold no text: they are empty or pictures.',
  ]);
});
