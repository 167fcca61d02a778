import Papa from 'papaparse';
import { type ImportContext, type ImportedFile, type ImportRow, MOST_ROWS, TOO_MANY } from './import-row';
import { type Column, columnOf } from './read-cells';
import { type Cells, toRow } from './to-row';

/** What is longer in one cell than this is no task; it would only fill the memory. */
const MOST_CELL = 3_000_000;

/** Reads a table of tasks piece by piece, and stops where there is too much of it. */
export function readCsv(file: File | string, context: ImportContext): Promise<ImportedFile> {
  return new Promise((resolve) => {
    let columns: (Column | undefined)[] | undefined;
    let headings: string[] = [];
    let line = 0;
    let refusal: string | undefined;
    const rows: ImportRow[] = [];
    const finish = () => {
      if (!refusal && (!columns || rows.length === 0)) refusal = 'There are no rows in this file.';
      const unread = headings.filter((heading, index) => heading.trim() !== '' && !columns?.[index]);
      resolve({ rows: refusal ? [] : rows, unread, ...(refusal && { refusal }) });
    };
    Papa.parse<string[]>(file as File, {
      skipEmptyLines: 'greedy',
      chunkSize: 256 * 1024,
      step: ({ data }, parser) => {
        line += 1;
        if (!columns) {
          headings = data.map((cell) => cell.replace(/^\uFEFF/, ''));
          columns = firstOfEach(headings.map(columnOf));
          refusal = refusalOf(columns, headings);
        } else if (rows.length === MOST_ROWS) refusal = TOO_MANY;
        else rows.push(toRow(line, toCells(columns, data), context));
        if (refusal) parser.abort();
      },
      complete: finish,
      error: () => {
        refusal = 'This file cannot be read as a table.';
        finish();
      },
    });
  });
}

/** Of two columns that mean the same the first is read. */
const firstOfEach = (columns: (Column | undefined)[]) =>
  columns.map((column, index) => (columns.indexOf(column) === index ? column : undefined));

function refusalOf(columns: (Column | undefined)[], headings: string[]): string | undefined {
  if (columns.includes('title')) return undefined;
  const first = headings.slice(0, 6).join(', ').slice(0, 120);
  return `The first row has to name the columns, one of them “Title”. It says: ${first || 'nothing'}.`;
}

const toCells = (columns: (Column | undefined)[], data: string[]): Cells =>
  Object.fromEntries(
    columns.flatMap((column, index) => (column ? [[column, (data[index] ?? '').slice(0, MOST_CELL)]] : [])),
  );
