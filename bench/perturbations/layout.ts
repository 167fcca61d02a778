import type { Block, Cell, Document } from '../../packages/extraction/src/document.ts';
import { mapBlocks, mapLines } from './edit-document.ts';
import type { Labelled, Perturbation } from './perturbation.ts';

type Table = Extract<Block, { type: 'table' }>;

const hasTable = ({ pages }: Document) =>
  pages.some(({ blocks }) => blocks.some((block) => block.type === 'table' && block.columns > 1));

/** The columns of every table in another order; no cell may be merged over those that part. */
const reordered = (name: string, place: (column: number, columns: number) => number): Perturbation => ({
  name,
  change(labelled) {
    if (!hasTable(labelled.document)) return undefined;
    const change = (block: Block) => (block.type === 'table' ? withColumns(block, place) : block);
    return { ...labelled, document: mapBlocks(labelled.document, change) };
  },
});

function withColumns(table: Table, place: (column: number, columns: number) => number): Table {
  const { columns } = table;
  const moved = (cell: Cell): Cell => {
    const covered = Array.from({ length: cell.columnSpan }, (_, index) =>
      place(cell.column + index, columns),
    );
    return { ...cell, column: Math.min(...covered) };
  };
  const isWhole = table.rows.every(({ cells }) =>
    cells.every(({ column, columnSpan }) => {
      const covered = Array.from({ length: columnSpan }, (_, index) => place(column + index, columns));
      return Math.max(...covered) - Math.min(...covered) === columnSpan - 1;
    }),
  );
  if (!isWhole) return table;
  const rows = table.rows.map((row) => ({
    ...row,
    cells: row.cells.map(moved).sort((a, b) => a.column - b.column),
  }));
  return { ...table, rows };
}

/** No heading is marked, and nothing is bold. */
const unmarked: Perturbation = {
  name: 'no headings, nothing bold',
  change: (labelled) => ({
    ...labelled,
    document: mapLines(labelled.document, ({ heading: _heading, ...line }) => ({
      ...line,
      runs: line.runs.map(({ bold: _bold, ...run }) => run),
    })),
  }),
};

const withoutRulings: Perturbation = {
  name: 'tables without lines',
  change: async (labelled) =>
    labelled.document.format === 'pdf' && hasTable(labelled.document)
      ? { ...labelled, document: await labelled.readAgain.withoutRulings() }
      : undefined,
};

/** All words as they are copied from a page: rows of tables as lines with tabs. When the file was made stays known. */
const pasted: Perturbation = {
  name: 'pasted as text',
  change: async (labelled) => ({
    ...labelled,
    document: await pastedOf(labelled),
  }),
};

const pastedOf = async ({ document, readAgain }: Labelled): Promise<Document> => ({
  ...(await readAgain.asText(
    document.pages
      .flatMap(({ blocks }) => blocks)
      .flatMap((block) => {
        if (block.type !== 'table')
          return block.line.furniture ? [] : [`${block.type === 'listItem' ? '- ' : ''}${block.line.text}`];
        return block.rows.map(({ cells }) =>
          Array.from({ length: block.columns }, (_, column) =>
            (cells.find((cell) => cell.column === column)?.lines ?? [])
              .map(({ text }) => text.trim())
              .join(' '),
          ).join('\t'),
        );
      })
      .join('\n'),
  )),
  metadata: document.metadata,
});

export const layout: Perturbation[] = [
  withoutRulings,
  unmarked,
  reordered('first two columns changed about', (column) => (column < 2 ? 1 - column : column)),
  reordered('first column last', (column, columns) => (column === 0 ? columns - 1 : column - 1)),
  reordered('columns from right to left', (column, columns) => columns - 1 - column),
  pasted,
];
