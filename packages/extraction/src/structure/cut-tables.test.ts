import * as pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, test } from 'vitest';
import { drawPdf } from '../../testing/write-pdf.ts';
import { extract } from '../extract.ts';
import { readDocument } from '../node.ts';
import type { Pdfjs } from '../readers/pdf/pdfjs.ts';
import { readPdf } from '../readers/pdf/read-pdf.ts';
import { toOutline } from './outline.ts';

const EDGES = [72, 150, 300, 450];
const ROW = 20;

function drawTable(pdf: PDFKit.PDFDocument, rows: readonly string[][], top: number) {
  const bottom = top + ROW * rows.length;
  for (let y = top; y <= bottom; y += ROW) pdf.moveTo(72, y).lineTo(450, y).stroke();
  for (const x of EDGES) pdf.moveTo(x, top).lineTo(x, bottom).stroke();
  rows.forEach((cells, row) => {
    cells.forEach((text, column) => {
      if (text !== '') pdf.text(text, (EDGES[column] ?? 0) + 4, top + 4 + ROW * row, { lineBreak: false });
    });
  });
}

/** A table at the foot of one page, and what stands at the head of the next. */
async function work(
  above: readonly string[][],
  below: readonly string[][],
  between?: { text: string; x: number },
): Promise<string[]> {
  const bytes = await drawPdf({ margin: 0 }, (pdf) => {
    pdf.font('Helvetica').fontSize(10);
    pdf.text('HIST 210, Spring 2027', 72, 72, { lineBreak: false });
    drawTable(pdf, above, 740 - ROW * above.length);
    pdf.addPage({ margin: 0 });
    if (between) pdf.text(between.text, between.x, 40, { lineBreak: false });
    drawTable(pdf, below, 60);
  });
  const document = await readPdf(bytes, { pdfjs: pdfjs as unknown as Pdfjs });
  return extract(document, { referenceDate: '2027-01-04' })
    .findings.filter(({ kind }) => kind !== 'class')
    .map(({ date, title }) => `${date} ${title}`);
}

const HEAD = ['Date', 'Topic', 'Due'];
const ABOVE = [HEAD, ['Mar 2', 'Rivers', ''], ['Mar 4', 'Lakes', 'Quiz 1']];

test('a row that the end of a page cuts is one', async () =>
  expect(
    await work(
      [...ABOVE, ['Mar 9', 'Seas, which are', 'Essay 1:']],
      [
        ['', 'wide and deep', 'A coast, 5 pages'],
        ['Mar 16', 'Waves', 'Essay 2'],
      ],
    ),
  ).toEqual(['2027-03-04 Quiz 1', '2027-03-09 Essay 1: A coast, 5 pages', '2027-03-16 Essay 2']));

test('also below the names of the columns, said again', async () =>
  expect(
    await work(
      [...ABOVE, ['Mar 9', 'Seas', '']],
      [HEAD, ['', 'Corals', 'Essay 1'], ['Mar 16', 'Waves', 'Essay 2']],
    ),
  ).toEqual(['2027-03-04 Quiz 1', '2027-03-09 Essay 1', '2027-03-16 Essay 2']));

test('a row with a day of its own is another one, wherever the day stands', async () =>
  expect(
    await work(
      [
        ['Week', 'Date', 'Due'],
        ['1', 'Mar 2', 'Quiz 1'],
        ['', 'Mar 4', ''],
        ['2', 'Mar 9', 'Essay 1'],
      ],
      [
        ['', 'Mar 11', 'Quiz 2'],
        ['3', 'Mar 16', 'Essay 2'],
      ],
    ),
  ).toEqual(['2027-03-02 Quiz 1', '2027-03-09 Essay 1', '2027-03-11 Quiz 2', '2027-03-16 Essay 2']));

test('another table on the next page is another one', async () =>
  expect(
    await work(
      [...ABOVE, ['Mar 9', 'Seas', 'Essay 1']],
      [
        ['Exam', 'Room', 'Date'],
        ['Midterm', 'Elm 2', 'Mar 18'],
        ['Final exam', 'Elm 4', 'May 6'],
      ],
    ),
  ).toEqual(['2027-03-04 Quiz 1', '2027-03-09 Essay 1', '2027-03-18 Midterm', '2027-05-06 Final exam']));

const [LEFT = 0, , DUE = 0] = EDGES;

test('the words of a cell that run over to the next page are its own', async () =>
  expect(
    await work(
      [...ABOVE, ['Mar 9', 'Seas', 'Essay 1:']],
      [
        ['Mar 16', 'Waves', 'Essay 2'],
        ['Mar 18', 'Tides', 'Quiz 2'],
      ],
      { text: 'A coast, 5 pages', x: DUE + 4 },
    ),
  ).toEqual([
    '2027-03-04 Quiz 1',
    '2027-03-09 Essay 1: A coast, 5 pages',
    '2027-03-16 Essay 2',
    '2027-03-18 Quiz 2',
  ]));

test('a line beside the columns is none of them, and the table below has lost its head', async () =>
  expect(
    await work(
      [...ABOVE, ['Mar 9', 'Seas', 'Essay 1']],
      [
        ['Exam', 'Room', 'Date'],
        ['Midterm', 'Elm 2', 'Mar 18'],
      ],
      { text: 'Examinations', x: 72 + 30 },
    ),
  ).toEqual(['2027-03-04 Quiz 1', '2027-03-09 Essay 1', '2027-03-18 Midterm']));

test('the name of the course at the head of the page is no part of the last row', async () =>
  expect(
    await work(
      [...ABOVE, ['Mar 9', 'Seas', 'Essay 1']],
      [
        ['Mar 16', 'Waves', 'Essay 2'],
        ['Mar 18', 'Tides', 'Quiz 2'],
      ],
      { text: 'HIST 210, Quiz Culture', x: LEFT + 3 },
    ),
  ).toEqual(['2027-03-04 Quiz 1', '2027-03-09 Essay 1', '2027-03-16 Essay 2', '2027-03-18 Quiz 2']));

test('where the rows are numbered, the day that stands alone at the head of the next page is of the row above', async () =>
  expect(
    await work(
      [
        ['Week 1, Mar 1', 'Rivers', 'Quiz 1 on Friday'],
        ['Week 2, Mar 8', 'Lakes', ''],
        ['Week 3', 'Seas', 'Read chapter 4.'],
      ],
      [
        ['week of Mar 15', 'Reefs', 'Essay 1 on Friday'],
        ['Week 4, Mar 22', 'Waves', ''],
        ['Week 5, Mar 29', 'Tides', 'Essay 2 on Friday'],
      ],
    ),
  ).toEqual(['2027-03-05 Quiz 1', '2027-03-19 Essay 1', '2027-04-02 Essay 2']));

test('a row that begins with a day is the rest of one above, where each row has a name and the head is said again', async () =>
  expect(
    await work(
      [
        ['', 'Group 1', 'Group 2'],
        ['Class 1', 'Mar 2', 'Mar 4'],
        ['Class 2', 'Mar 9', 'Mar 11'],
        ['Class 3', 'Mar 16', 'Mar 18'],
        ['Class 4', 'Essay due:', ''],
      ],
      [
        ['', 'Group 1', 'Group 2'],
        ['', 'Mar 23 (group 1)', 'Mar 25 (group 2)'],
        ['Class 5', 'Mar 30', 'Apr 1'],
      ],
    ),
  ).toEqual(['2027-03-23 Essay (group 1)', '2027-03-25 Essay (group 2)']));

test('a day whose weekday stands at the foot of the page before', async () =>
  expect(
    await work(
      [
        ['Date', 'Topic', 'Due'],
        ['Tue 3/2', 'Rivers', 'Quiz 1'],
        ['Thu', 'Lakes', 'Essay 1'],
      ],
      [
        ['3/4', '', ''],
        ['Tue 3/9', 'Seas', 'Essay 2'],
        ['Thu 3/11', 'Reefs', 'Essay 3'],
      ],
    ),
  ).toEqual(['2027-03-02 Quiz 1', '2027-03-04 Essay 1', '2027-03-09 Essay 2', '2027-03-11 Essay 3']));

test('names set as a table of their own above the rows are those of its columns', async () => {
  const row = (cells: readonly string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
  const html = `<p>Spring 2027</p><table>${row(HEAD)}</table><table>${ABOVE.slice(1).map(row).join('')}</table>`;
  const document = await readDocument({ bytes: new TextEncoder().encode(html), fileName: 'plan.html' });
  const grids = toOutline(document, { startsAnew: () => false }).filter(({ type }) => type === 'grid');
  expect(grids.map((grid) => grid.type === 'grid' && grid.rows.length)).toEqual([3]);
});
