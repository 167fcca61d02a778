import type { Block, Cell, Document, Line, TableRow } from '../../packages/extraction/src/document.ts';
import type { Perturbation } from './perturbation.ts';

type Table = Extract<Block, { type: 'table' }>;

/** What the row of a schedule says: its day and what stands in front of it, and its other cells by the names of their columns. */
interface Entry {
  head: string;
  rest: { name?: string; lines: string[] }[];
}

const MONTHS = 'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec';
const DATED = new RegExp(
  `(?<![\\d/.])(?:\\d{1,2}\\s?/\\s?\\d{1,2}(?![\\d.])|(?:${MONTHS})[a-z]*\\.?\\s\\d{1,2}|\\d{1,2}[ -](?:${MONTHS}))`,
  'iu',
);
const FEWEST_DATED = 3;
const LONGEST_NAME = 40;
const LONGEST_HEAD = 60;

const textOf = ({ lines }: Cell) =>
  lines
    .map(({ text }) => text.trim())
    .join(' ')
    .trim();

/** The column of the days, where the table is a schedule. */
function dayColumnOf({ rows, columns }: Table): number | undefined {
  const dated = (column: number) =>
    rows.filter(({ cells }) =>
      cells.some(
        (cell) => cell.column === column && textOf(cell).length <= LONGEST_HEAD && DATED.test(textOf(cell)),
      ),
    ).length;
  const [first] = Array.from({ length: columns }, (_, column) => column)
    .filter((column) => dated(column) >= Math.max(FEWEST_DATED, rows.length / 3))
    .sort((a, b) => a - b);
  return columns > 1 ? first : undefined;
}

const isHeader = ({ cells }: TableRow): boolean =>
  cells.every((cell) => textOf(cell).length < LONGEST_NAME && !DATED.test(textOf(cell)));

function entriesOf({ rows, ...table }: Table, dayColumn: number): Entry[] {
  const [first] = rows;
  const header = first && isHeader(first) ? first : undefined;
  const nameOf = (column: number) => {
    const cell = header?.cells.find((each) => each.column === column);
    return cell && textOf(cell).replace(/\s?:$/, '');
  };
  return rows.slice(header ? 1 : 0).flatMap(({ cells }): Entry[] => {
    const filled = cells.filter((cell) => textOf(cell) !== '');
    const isHead = ({ column }: Cell) => column <= dayColumn && column < table.columns - 1;
    const head = filled.filter(isHead);
    const rest = filled.filter((cell) => !isHead(cell));
    if (filled.length === 0) return [];
    return [
      {
        head: head
          .map((cell) =>
            cell.column < dayColumn && /^\d/.test(textOf(cell))
              ? `${nameOf(cell.column) ?? 'Week'} ${textOf(cell)}`
              : textOf(cell),
          )
          .join(', '),
        rest: rest.map((cell) => {
          const name = nameOf(cell.column);
          return { ...(name && { name }), lines: cell.lines.map(({ text }) => escaped(text.trim())) };
        }),
      },
    ];
  });
}

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

type Writer = (entry: Entry) => string;

/** "Week 3, Sept. 12", and below it "Topic: Heat", "Due: Lab 1". */
const asEntry: Writer = ({ head, rest }) =>
  `<p><b>${escaped(head)}</b></p><ul>${rest
    .map(({ name, lines }) => `<li>${name ? `${escaped(name)}: ` : ''}${lines.join('<br>')}</li>`)
    .join('')}</ul>`;

/** "Sept. 12: Heat; Lab 1" */
const asLine: Writer = ({ head, rest }) =>
  `<p>${escaped(head)}: ${rest.map(({ lines }) => lines.join('<br>')).join('; ')}</p>`;

/** "Sept. 12 – Heat. Lab 1." */
const asSentences: Writer = ({ head, rest }) =>
  `<p>${escaped(head)} – ${rest.map(({ lines }) => lines.join('<br>')).join('. ')}</p>`;

/** A day in bold on a line of its own, and each cell a line below it. */
const asBelow: Writer = ({ head, rest }) =>
  `<p><b>${escaped(head)}</b></p>${rest.map(({ lines }) => `<p>${lines.join('<br>')}</p>`).join('')}`;

function pageOf({ pages }: Document, write: Writer): string {
  return pages
    .flatMap(({ blocks }) => blocks)
    .map((block) => {
      if (block.type === 'table') return tableOf(block, write);
      if (block.line.furniture) return '';
      if (block.type === 'listItem') return `<ul><li>${wordsOf(block.line)}</li></ul>`;
      const { heading, afterBlank } = block.line;
      if (heading) return `</p><h${heading}>${wordsOf(block.line)}</h${heading}><p>`;
      return `${afterBlank ? '</p><p>' : ''}${wordsOf(block.line)}<br>`;
    })
    .join('\n');
}

/** The words of a line as they stand, with the gaps between its runs, bold where they are. */
const wordsOf = ({ text, start, runs }: Line) => {
  let at = 0;
  const parts = runs.flatMap((run) => {
    const [from, to] = [run.start - start, run.start - start + run.text.length];
    const words = escaped(text.slice(from, to));
    const parted = [escaped(text.slice(at, from)), run.bold ? `<b>${words}</b>` : words];
    at = to;
    return parted;
  });
  return [...parts, escaped(text.slice(at))].join('');
};

function tableOf(table: Table, write: Writer): string {
  const dayColumn = dayColumnOf(table);
  if (dayColumn !== undefined) return entriesOf(table, dayColumn).map(write).join('\n');
  const cellOf = ({ lines, columnSpan, rowSpan }: Cell) =>
    `<td colspan="${columnSpan}" rowspan="${rowSpan}">${lines.map(wordsOf).join('<br>')}</td>`;
  return `<table>${table.rows.map(({ cells }) => `<tr>${cells.map(cellOf).join('')}</tr>`).join('\n')}</table>`;
}

const hasSchedule = ({ pages }: Document) =>
  pages.some(({ blocks }) =>
    blocks.some((block) => block.type === 'table' && dayColumnOf(block) !== undefined),
  );

const written = (name: string, write: Writer): Perturbation => ({
  name,
  change: async ({ document, readAgain, ...labelled }) => {
    if (!hasSchedule(document)) return undefined;
    const page = await readAgain.asPage(`<!doctype html><body>${pageOf(document, write)}</body>`);
    return { ...labelled, readAgain, document: { ...page, metadata: document.metadata } };
  },
});

/** The schedules of tables written as lists of days. When the file was made stays known. */
export const rows: Perturbation[] = [
  written('rows as entries', asEntry),
  written('rows as lines below their days', asBelow),
  written('rows as lines', asLine),
  written('rows as sentences', asSentences),
];
