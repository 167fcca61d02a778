import * as pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, test } from 'vitest';
import { drawTable } from '../../../testing/draw-table.ts';
import { outline } from '../../../testing/outline.ts';
import type { Pdfjs } from './pdfjs.ts';
import { readPdf } from './read-pdf.ts';

type DrawRow = NonNullable<Parameters<typeof drawTable>[0]['drawRow']>;

const EDGES = [50, 110, 260, 420];

const read = async (rows: string[][], drawRow?: DrawRow, edges = EDGES) => {
  const bytes = await drawTable({ edges, rows, ...(drawRow && { drawRow }) });
  return outline(await readPdf(bytes, { pdfjs: pdfjs as unknown as Pdfjs }));
};

const inRows = (rows: string[][]) => rows.map((cells) => `| ${cells.join(' | ')} |`);

const below: DrawRow = (pdf, _top, bottom) => {
  pdf.moveTo(50, bottom).lineTo(420, bottom).stroke();
};
const above: DrawRow = (pdf, top) => {
  pdf.moveTo(50, top).lineTo(420, top).stroke();
};
const shaded =
  (odd: number): DrawRow =>
  (pdf, top, bottom, row) => {
    if (row % 2 === odd)
      pdf
        .rect(50, top, 370, bottom - top)
        .fill('#dddddd')
        .fillColor('black');
  };
const shadedByCell: DrawRow = (pdf, top, bottom, row) => {
  if (row % 2 === 1) return;
  EDGES.slice(1).forEach((right, index) => {
    const left = EDGES[index] ?? 0;
    pdf
      .rect(left, top, right - left, bottom - top)
      .fill('#dddddd')
      .fillColor('black');
  });
};
const between: DrawRow = (pdf, top, _bottom, row) => {
  if (row > 0) pdf.moveTo(50, top).lineTo(420, top).stroke();
};

const SCHEDULE = [
  ['Date', 'Topic', 'Work'],
  ['Oct 5', 'Kilns and what they / burn', 'Sketch 1'],
  ['', 'Firing', 'Bring wood'],
  ['Oct 12', 'Glazes', 'Sketch 2 / Essay on the glazes / of the north'],
  ['Oct 19', 'Fall break', ''],
  ['Oct 26', 'Wheels', 'Sketch 3'],
];

test.each([
  ['a line below each', below],
  ['a line above each', above],
  ['lines between them', between],
  ['every other one shaded', shaded(0)],
  ['the others shaded', shaded(1)],
  ['the cells of every other one shaded', shadedByCell],
])('rows are as the page parts them: %s', async (_what, drawRow) =>
  expect(await read(SCHEDULE, drawRow)).toEqual(inRows(SCHEDULE)),
);

test('lines between paragraphs are no rows', async () => {
  const prose = ['Essays are due in May.', 'Tests are on May 4 and 11.', 'The final is on May 20.'].map(
    (text) => [text],
  );
  expect(await read(prose, below)).toEqual(prose.flat());
});

test('columns close to each other are columns where several lines begin anew at one place', async () => {
  const rows = [
    ['Date', 'Topic', 'Work'],
    ['Oct 5', 'Kilns and what they', 'Sketch 1'],
    ['Oct 12', 'Glazes of the north', 'Sketch 2'],
    ['Oct 19', 'Clay from the rivers', 'Sketch 3'],
    ['Oct 26', 'Wheels', ''],
    ['Nov 2', 'Firing in the open', 'Sketch 4'],
  ];
  expect(await read(rows, undefined, [50, 88, 190, 300])).toEqual(inRows(rows));
});

test('the words behind numbers of a list are no column', async () => {
  const items = ['1.', '2.', '3.', '4.', '5.'].map((mark) => [mark, `Bring clay on May ${mark}`]);
  expect(await read(items, undefined, [50, 68, 300])).toEqual(items.map((item) => item.join(' ')));
});

test('a dash in place of a number is no mark of the day in the next column', async () => {
  const rows = [
    ['#', 'Date', 'Topic'],
    ['1', 'T, 10/6', 'Kilns'],
    ['–', 'T, 10/13', 'Fall break'],
    ['2', 'T, 10/20', 'Glazes'],
    ['3', 'T, 10/27', 'Clay'],
    ['4', 'T, 11/3', 'Wheels'],
  ];
  expect(await read(rows, undefined, [50, 74, 140, 300])).toEqual(inRows(rows));
});

test('between two lines there may be the rows of several days', async () => {
  const rows = [
    ['Date', 'Topic', 'Work'],
    ['10/05', 'Kilns and what they / burn', 'Sketch 1'],
    ['10/12', 'Glazes', 'Sketch 2'],
    ['10/19', 'Wheels', ''],
    ['10/26', 'Fall break', ''],
    ['11/02', 'Firing', 'Sketch 3'],
    ['11/09', 'Bowls', 'Essay on the glazes / of the north'],
    ['11/16', 'Cups', ''],
    ['11/23', 'Last day', ''],
  ];
  const aroundBreaks: DrawRow = (pdf, top, bottom, row) => {
    for (const y of row === 0 ? [top, bottom] : row === 4 ? [top, bottom] : row === 8 ? [top, bottom] : [])
      pdf.moveTo(50, y).lineTo(420, y).stroke();
  };
  expect(await read(rows, aroundBreaks)).toEqual(inRows(rows));
});

const WEEKS = [
  ['Date', 'Day', 'Topic', 'Work'],
  ['2026-10-05', 'M', 'Kilns', 'Sketch 1'],
  ['2026-10-07', 'W', 'Clay', ''],
  ['2026-10-12', 'M', 'Glazes', ''],
  ['2026-10-14', 'W', '', 'Sketch 2'],
  ['2026-10-19', 'M', 'Wheels', ''],
  ['2026-10-21', 'W', 'Bowls', 'Sketch 3'],
];
const DAYS_SECOND = WEEKS.map(([date = '', day = '', ...rest]) => [day, date, ...rest]);

test.each([
  ['first', WEEKS],
  ['second', DAYS_SECOND],
])('or those of a week, whose days stand in the %s column', async (_which, rows) => {
  const aroundWeeks: DrawRow = (pdf, top, bottom, row) => {
    // The lines of the heads stop short of those between the weeks.
    if (row === 0) for (const y of [top, bottom]) pdf.moveTo(56, y).lineTo(414, y).stroke();
    else if (row % 2 === 0) pdf.moveTo(50, bottom).lineTo(420, bottom).stroke();
  };
  expect(await read(rows, aroundWeeks, [50, 130, 210, 320, 420])).toEqual(inRows(rows));
});

test('the number of a week above its days does not part them', async () => {
  const rows = [
    ['Date', 'Topic', 'Work'],
    ['Week 1: / 10/5 to 10/9', 'Kilns / and clay', 'Sketch 1'],
    ['Week 2: / 10/12 to 10/16', 'Glazes / of the north', ''],
    ['Week 3: / 10/19 to 10/23', 'Wheels / and bowls', 'Sketch 2'],
  ];
  expect(await read(rows, below, [50, 140, 260, 420])).toEqual(inRows(rows));
});
