import { expect, test } from 'vitest';
import { drawTable } from '../../testing/draw-table.ts';
import { workOf } from '../../testing/read-lines.ts';
import { readDocument } from '../node.ts';

// Cells that a table merges over the days of a week.

const EDGES = [60, 110, 180, 340, 500];
const DAYS_A_WEEK = 3;

const ROWS = [
  ['Week', 'Date', 'Lecture', 'Lab'],
  ['', 'Jan 11', 'Bones', ''],
  ['3', 'Jan 13', 'Joints', 'Lab 1 report due'],
  ['', 'Jan 15', 'Exam 1', ''],
  ['', 'Jan 18', 'Muscles', ''],
  ['4', 'Jan 20', 'Nerves', 'Lab 2 report due'],
  ['', 'Jan 22', 'Quiz 1', ''],
];

/** The lines of the days stand between all columns, those of the weeks only below each week. */
const drawRow = (pdf: PDFKit.PDFDocument, top: number, bottom: number, row: number) => {
  const [left = 0, first = 0, , last = 0, right = 0] = EDGES;
  for (const edge of EDGES) pdf.moveTo(edge, top).lineTo(edge, bottom).stroke();
  const isWhole = row % DAYS_A_WEEK === 0;
  pdf
    .moveTo(isWhole ? left : first, bottom)
    .lineTo(isWhole ? right : last, bottom)
    .stroke();
  if (row === 0) pdf.moveTo(left, top).lineTo(right, top).stroke();
};

test('what stands in the middle of a merged cell is of its week, and not of the day beside it', async () => {
  const bytes = await drawTable({ edges: EDGES, rows: ROWS, above: 'KIN 322, Spring 2027', drawRow });
  const document = await readDocument({ bytes, fileName: 'plan.pdf' });
  expect(workOf(document)).toEqual([
    'assignment 2027-01-11 Lab 1 report',
    'exam 2027-01-15 Exam 1',
    'assignment 2027-01-18 Lab 2 report',
    'quiz 2027-01-22 Quiz 1',
  ]);
});
