import * as pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, test } from 'vitest';
import { drawTable } from '../../../testing/draw-table.ts';
import { outline } from '../../../testing/outline.ts';
import { drawPdf } from '../../../testing/write-pdf.ts';
import { extract } from '../../extract.ts';
import type { Pdfjs } from './pdfjs.ts';
import { readPdf } from './read-pdf.ts';

// Tables without lines whose columns are so narrow that days and words fill them.

const read = async (bytes: Uint8Array) => outline(await readPdf(bytes, { pdfjs: pdfjs as unknown as Pdfjs }));

const inRows = (rows: string[][]) => rows.map((cells) => `| ${cells.join(' | ')} |`);

test('days may take three lines, and others of the same table fewer', async () => {
  const rows = [
    ['Date', 'Topic', 'Due'],
    ['Tue / Sep 8', 'Springs', ''],
    ['Thu / Sep / 10', 'Ponds and what / lives in them', 'Sketch 1'],
    ['Tue / Sep / 29', 'Lakes', ''],
    ['Thu / Oct 1', 'Deltas', 'Sketch 2'],
  ];
  expect(await read(await drawTable({ edges: [50, 90, 250, 400], rows, padding: 1 }))).toEqual(inRows(rows));
});

test('a number that ends a day is none of a week above the next one', async () => {
  const rows = [
    ['Date', 'Topic', 'Due'],
    ['Oct / 13', 'Springs of the / valley', ''],
    ['Nov 3', 'Ponds', 'Sketch 1'],
    ['Nov / 10', 'Lakes', ''],
    ['Dec 1', 'Deltas', ''],
    ['Dec / 15', 'Seas', 'Sketch 2'],
    ['Jan 5', 'Ice', ''],
  ];
  expect(await read(await drawTable({ edges: [50, 90, 250, 400], rows, padding: 1 }))).toEqual(inRows(rows));
});

test('words that fill their column do not go on with those of the last one, which few rows have', async () => {
  const rows = [
    ['Date', 'To prepare', 'To hand in'],
    ['Sep 8', 'Read about the springs of the', 'Sketch 1'],
    ['Sep 15', 'valley', ''],
    ['Sep 22', 'Walk to the pond', 'Sketch 2'],
    ['Sep 29', 'Look at a map', ''],
    ['Oct 6', 'Listen', 'Sketch 3'],
    ['Oct 13', 'Draw', ''],
    ['Oct 20', 'Row', ''],
  ];
  expect(await read(await drawTable({ edges: [50, 110, 247.5, 400], rows }))).toEqual(inRows(rows));
});

test('what a table has on the next page may be a row or two', async () => {
  const EDGES = [54, 114, 254];
  const above = [
    ['Sep 8', 'Springs', 'Sketch 1'],
    ['Sep 15', 'Ponds', ''],
    ['Sep 22', 'Lakes', 'Sketch 2'],
    ['Sep 29', 'Deltas', 'Sketch 3'],
  ];
  const below = [['Oct 6', 'Seas', 'Sketch 4']];
  const bytes = await drawPdf({ margin: 0 }, (pdf) => {
    pdf.font('Helvetica').fontSize(10);
    const draw = (rows: string[][], top: number) =>
      rows.forEach((cells, row) => {
        cells.forEach((text, column) => {
          pdf.text(text, EDGES[column] ?? 0, top + 20 * row, { lineBreak: false });
        });
      });
    draw(above, 640);
    pdf.addPage({ margin: 0 });
    draw(below, 120);
    pdf.text(
      'Whoever is ill writes to me before the class and brings what was due to the next one.',
      54,
      160,
    );
  });
  expect((await read(bytes)).slice(0, 5)).toEqual(inRows([...above, ...below]));
});

test('the numbers of a list in front of its days are no column', async () => {
  const items = [
    '(Oct 6) Springs',
    '(Oct 8) Ponds – Quiz 1',
    '(Oct 13) Lakes',
    '(Oct 15) Deltas – Essay 1 due',
  ].map((text, index) => [`${index + 10}.`, text]);
  const bytes = await drawTable({ edges: [50, 74, 400], rows: items, padding: 0 });
  expect(await read(bytes)).toEqual(items.map((item) => item.join(' ')));
});

test('stretches of days may go on with a number or with a day of the next month', async () => {
  const rows = [
    ['Week', 'Topic', 'Work'],
    ['Jan. 30– / Feb. 3', 'Springs', 'Sketch 1'],
    ['Feb. 6–10', 'Ponds', 'Sketch 2'],
    ['Feb. 13– / 17', 'Lakes', 'Sketch 3'],
    ['Feb. 20– / 24', 'Deltas', 'Sketch 4'],
    ['Feb. 27– / Mar. 3', 'Seas', 'Sketch 5'],
    ['Mar. 6– / 10', 'Ice', 'Sketch 6'],
  ];
  expect(await read(await drawTable({ edges: [50, 110, 250, 400], rows, padding: 1 }))).toEqual(inRows(rows));
});

test('one stretch that goes on with the day below it is enough, and its month may end the line', async () => {
  const rows = [
    ['Week', 'Dates', 'Topic', 'Work'],
    ['13', 'Apr 14–20', 'Springs', 'Sketch 1'],
    ['14', 'Apr 21–27', 'Ponds', 'Sketch 2'],
    ['15', 'Apr 28– / May 4', 'Lakes', 'Sketch 3'],
    ['16', 'May 5–11', 'Deltas', 'Sketch 4'],
  ];
  const edges = [50, 90, 150, 300, 400];
  expect(await read(await drawTable({ edges, rows, padding: 1 }))).toEqual(inRows(rows));
  const over = rows.map((row) => row.map((cell) => cell.replace('Apr 28– / May 4', 'Apr 28–May / 4')));
  expect(await read(await drawTable({ edges, rows: over, padding: 1 }))).toEqual(inRows(over));
});

test('a year that a column cuts is one with its day', async () => {
  const rows = [
    ['#', 'Date', 'Topic', 'Work'],
    ['7', '2/15/202 / 7', 'Springs', ''],
    ['8', '2/18/202 / 7', 'Ponds', 'Quiz 1'],
    ['9', '2/20/202 / 7', 'Lakes', ''],
    ['10', '3/1/2027', 'Deltas', 'Quiz 2'],
  ];
  const bytes = await drawTable({ edges: [50, 80, 140, 300, 400], rows, padding: 1 });
  expect(await read(bytes)).toEqual(inRows(rows));
  const { findings } = extract(await readPdf(bytes, { pdfjs: pdfjs as unknown as Pdfjs }), {
    referenceDate: '2027-01-10',
  });
  expect(findings.filter(({ kind }) => kind === 'quiz').map(({ date, title }) => `${date} ${title}`)).toEqual(
    ['2027-02-18 Quiz 1', '2027-03-01 Quiz 2'],
  );
});

test('the next of a series in small letters does not go on with the one above', async () => {
  const rows = [
    ['Work', 'Due date', 'Where'],
    ['sketch1', 'Sep 13, 11:59 pm', 'Portal'],
    ['sketch2', 'Sep 20, 11:59 pm', 'Portal'],
    ['Quiz on / maps', 'Sep 27, 11:59 pm', 'Classroom'],
    ['sketch3', 'Oct 4, 11:59 pm', 'Portal'],
  ];
  expect(await read(await drawTable({ edges: [50, 130, 250, 400], rows, padding: 1 }))).toEqual(inRows(rows));
});

test('numbers set in the middle below a wide head are cells of its column', async () => {
  const days = Array.from({ length: 10 }, (_, week) => `Sep ${week + 8}`);
  const rows = [
    ['Date', 'Topic', 'Set out', 'Set due'],
    ...days.map((day) => [day, 'Springs of the valley', '', '']),
  ];
  const bytes = await drawTable({
    edges: [50, 90, 250, 320, 400],
    rows,
    drawRow: (pdf, top, _, row) => {
      for (const left of row === 0 ? [] : [268, 338])
        pdf.text(row % 4 === 1 ? `${row}` : '–', left, top + 4, { lineBreak: false });
    },
  });
  const numbered = rows.map(([day = '', topic = '', ...sets], row) =>
    row === 0 ? [day, topic, ...sets] : [day, topic, ...sets.map(() => (row % 4 === 1 ? `${row}` : '–'))],
  );
  expect(await read(bytes)).toEqual(inRows(numbered));
});

test('a day with its month behind a dash is whole', async () => {
  const rows = [
    ['Wk', 'Date', 'Topic', 'Due'],
    ['1', 'Tue. 27-Aug', 'Springs', '–'],
    ['1', 'Thu. 29-Aug', 'Ponds', '–'],
    ['2', 'Tue. 03-Sep', 'Lakes', '–'],
    ['2', 'Thu. 05-Sep', '–', 'Sketch 1'],
    ['3', 'Tue. 10-Sep', 'Deltas', '–'],
  ];
  expect(await read(await drawTable({ edges: [50, 80, 160, 300, 400], rows, padding: 0 }))).toEqual(
    inRows(rows),
  );
});
