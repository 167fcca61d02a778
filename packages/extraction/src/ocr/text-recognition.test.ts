import { expect, test } from 'vitest';
import { drawPdf } from '../../testing/write-pdf.ts';
import { extract } from '../extract.ts';
import { createTextRecognition, readDocument } from '../node.ts';
import { drawWithPdfjs } from './draw-page.ts';
import { readTsv } from './read-tsv.ts';
import { isThere, runProgram } from './run-program.ts';

const HEAD = 'level\tpage_num\tblock_num\tpar_num\tline_num\tword_num\tleft\ttop\twidth\theight\tconf\ttext';

test.each<[string, string, unknown[]]>([
  [
    'a word',
    '5\t1\t1\t1\t1\t1\t200\t100\t80\t40\t96.1\tMidterm',
    [{ text: 'Midterm', box: [100, 50, 140, 70] }],
  ],
  ['a line, which holds words', '4\t1\t1\t1\t1\t0\t200\t100\t80\t40\t-1\t', []],
  ['a speck', '5\t1\t1\t1\t1\t1\t200\t100\t80\t40\t12\t~', []],
  ['nothing but spaces', '5\t1\t1\t1\t1\t1\t200\t100\t80\t40\t95\t   ', []],
  ['half a row', '5\t1\t1', []],
])('%s of what Tesseract writes', (_, row, words) => {
  expect(readTsv(`${HEAD}\n${row}\n`, 2)).toEqual(words);
});

test('a program that takes too long, fails or is not there is an error', async () => {
  const sleeping = runProgram(process.execPath, {
    arguments: ['-e', 'setInterval(() => {}, 1000)'],
    seconds: 0.2,
  });
  await expect(sleeping).rejects.toThrow('ended with');
  await expect(runProgram('no-such-program', { arguments: [], seconds: 1 })).rejects.toThrow();
});

const hasTesseract = await isThere('tesseract', '--version');

/** A page as a scanner leaves it: a picture of words. */
async function scanOf(words: string): Promise<Uint8Array> {
  const page = { page: 1, width: 612, height: 792 };
  const typed = await drawPdf({}, (pdf) => pdf.fontSize(18).text(words, 72, 96, { lineGap: 12 }));
  const { png } = await drawWithPdfjs({ ...page, bytes: typed });
  return drawPdf({}, (pdf) => pdf.image(Buffer.from(png), 0, 0, { width: 612, height: 792 }));
}

const SCAN = 'ART 150: Drawing\nSpring 2027\nThe portfolio is due on April 16, 2027.';

test('a scanned page is read where Tesseract is installed', { timeout: 60_000 }, async ({ skip }) => {
  skip(!hasTesseract, 'Tesseract is not installed');
  const document = await readDocument({
    bytes: await scanOf(SCAN),
    fileName: 'scan.pdf',
    ocr: createTextRecognition(),
  });
  const { findings, warnings } = extract(document, { referenceDate: '2027-01-04' });
  expect(findings).toMatchObject([
    { date: '2027-04-16', evidence: [{ page: 1, boxes: [expect.anything()] }] },
  ]);
  expect(warnings.map(({ code }) => code)).not.toContain('pages-without-text');
});

test('pages after the time is up are named, not waited for', { timeout: 60_000 }, async ({ skip }) => {
  skip(!hasTesseract, 'Tesseract is not installed');
  const ocr = createTextRecognition({ secondsPerDocument: 0 });
  await expect(readDocument({ bytes: await scanOf(SCAN), fileName: 'scan.pdf', ocr })).rejects.toMatchObject({
    code: 'no-text',
  });
});
