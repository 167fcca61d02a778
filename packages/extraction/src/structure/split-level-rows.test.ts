import * as pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, test } from 'vitest';
import { boxedCells, drawTable } from '../../testing/draw-table.ts';
import { read, readWhole, workOf } from '../../testing/read-lines.ts';
import { drawPdf } from '../../testing/write-pdf.ts';
import type { Pdfjs } from '../readers/pdf/pdfjs.ts';
import { readPdf } from '../readers/pdf/read-pdf.ts';
import { toOutline } from './outline.ts';

// Rows of a table that hold several works, each with its amount on the same line.

const shares = ({ grading }: ReturnType<typeof read>) =>
  grading.map(({ component, weight }) => `${component} ${weight}`);

const WORKS = 'Field notes: / Essay 1 and its comments: / Group map: / Final exam:';

test('are rows for each', () =>
  expect(shares(read('HIST 210', '# Grading', `| ${WORKS} | 10% / 25% / 25% / 40% |`))).toEqual([
    'Field notes 10',
    'Essay 1 and its comments 25',
    'Group map 25',
    'Final exam 40',
  ]));

test('one line more or less than names is no such row', () =>
  expect(
    shares(read('HIST 210', '# Grading', `| ${WORKS} / and attendance | 10% / 25% / 25% / 40% |`)),
  ).not.toContain('Group map 25'));

describe('on a page, as they stand level', () => {
  const edges = [72, 240, 320, 420];
  const document = async (rows: string[][]) =>
    readPdf(await drawTable({ edges, rows, above: 'HIST 210, Fall 2026', drawRow: boxedCells(edges) }), {
      pdfjs: pdfjs as unknown as Pdfjs,
    });
  const ROWS = [
    ['Work', 'Points', 'Due'],
    ['Notebook 1 / Notebook 2 / Notebook 3', '10 points / 10 points / 20 points', 'Sep 11 / Oct 9 / Nov 6'],
    ['Final exam', '60 points', 'Dec 14'],
  ];

  test('with the days beside them', async () =>
    expect(workOf(await document(ROWS))).toEqual([
      'assignment 2026-09-11 Notebook 1',
      'assignment 2026-10-09 Notebook 2',
      'assignment 2026-11-06 Notebook 3',
      'exam 2026-12-14 Final exam',
    ]));

  test('a name over two lines is one', async () =>
    expect(
      shares(
        readWhole(
          await document([
            ['Work', 'Share', 'Due'],
            ['Notebook 1 / Field report on / the coast / Portrait', '10% / 30% /  / 20%', ''],
            ['Final exam', '40%', 'Dec 14'],
          ]),
        ),
      ),
    ).toEqual(['Notebook 1 10', 'Field report on the coast 30', 'Portrait 20', 'Final exam 40']));
});

test('the name of a work may stand above its parts', () =>
  expect(
    read(
      'HIST 210, Fall 2026',
      '| Work | Due | Share |',
      '| Atlas / * Outline / * Map sheet | Oct 6 / Nov 3 | 5% / 10% |',
      '| Final exam | Dec 15 | 40% |',
    )
      .findings.filter(({ kind }) => kind !== 'class')
      .map(({ date, title }) => `${date} ${title}`),
  ).toEqual(['2026-10-06 Outline', '2026-11-03 Map sheet', '2026-12-15 Final exam']));

test('weeks that stand together, of which the last has its day, are rows, each with the number on its line', async () => {
  const rows = [
    [
      ['01', '02', '03'],
      ['', '', '10/14'],
      ['Lab: Plots', 'Lab: Tables', 'Problem set 1 (due by 5 pm)'],
    ],
    [
      ['03', '04'],
      ['', '10/21'],
      ['Lab: Data', 'Problem set 2 (due by 5 pm)'],
    ],
    [
      ['04', '05', '06'],
      ['', '', '11/04'],
      ['Lab: Text', 'Lab: Maps', 'Problem set 3 (due by 5 pm)'],
    ],
  ];
  const bytes = await drawPdf({ margin: 0 }, (pdf) => {
    pdf.font('Helvetica').fontSize(10);
    pdf.text('ECON 320, Fall 2019', 72, 60, { lineBreak: false });
    let top = 100;
    for (const [index, cells] of [[['Week'], ['Date'], ['Topic']], ...rows].entries()) {
      pdf
        .moveTo(72, top - 6)
        .lineTo(450, top - 6)
        .stroke();
      cells.forEach((lines, column) => {
        lines.forEach((text, line) => {
          if (text) pdf.text(text, [76, 130, 200][column] ?? 0, top + 13 * line, { lineBreak: false });
        });
      });
      top += 13 * (cells[0]?.length ?? 0) + (index === 0 ? 8 : 12);
    }
    pdf
      .moveTo(72, top - 6)
      .lineTo(450, top - 6)
      .stroke();
  });
  const document = await readPdf(bytes, { pdfjs: pdfjs as unknown as Pdfjs });
  const grid = toOutline(document, { startsAnew: () => false }).find(({ type }) => type === 'grid');
  const written =
    grid?.type === 'grid' ? grid.rows.map(({ cells }) => cells.map((cell) => cell?.passage.text)) : [];
  expect(written).toContainEqual(['03', '10/14', 'Problem set 1 (due by 5 pm)']);
  expect(written).toHaveLength(9);
});
