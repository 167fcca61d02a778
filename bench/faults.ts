import type { Document, Evidence, Extraction, Line } from '@syllabi/extraction';

/** Broken promises: each of these must be 0 for every document. */
export interface Faults {
  quotes: number;
  quotesNotThere: number;
  boxes: number;
  boxesBeside: number;
  /** Dates of the ledger that are neither part of a finding nor dismissed with a reason. */
  datesWithoutReason: number;
  dates: number;
}

/** Checks that every quote stands on its page, that boxes hold their words, and that no date is lost. */
export function countFaults(document: Document, extraction: Extraction): Faults {
  const { findings, meetings, grading, recurring, undated, ledger } = extraction;
  const evidence = [
    ...[...findings, ...meetings, ...grading, ...recurring, ...undated].flatMap((one) => one.evidence),
    ...ledger.flatMap((entry) => entry.evidence ?? []),
  ];
  const pages = new Map(document.pages.map((page) => [page.number, page]));
  const lines = new Map([...pages].map(([number, page]) => [number, linesOf(page.blocks)]));
  const boxed = evidence.filter(({ boxes }) => boxes !== undefined);
  return {
    quotes: evidence.length,
    quotesNotThere: evidence.filter((one) => !stands(one, lines.get(one.page) ?? [])).length,
    boxes: boxed.length,
    boxesBeside: boxed.filter((one) => !isBoxed(one, lines.get(one.page) ?? [])).length,
    dates: ledger.length,
    datesWithoutReason: ledger.filter(({ outcome, reason }) => outcome === 'dismissed' && !reason).length,
  };
}

const linesOf = (blocks: Document['pages'][number]['blocks']): Line[] =>
  blocks.flatMap((block) =>
    block.type === 'table'
      ? block.rows.flatMap((row) => row.cells.flatMap((cell) => cell.lines))
      : [block.line],
  );

const squeezed = (text: string) => text.replace(/[\s-]+/g, '');

function stands({ quote }: Evidence, lines: readonly Line[]): boolean {
  return quote !== '' && squeezed(lines.map(({ text }) => text).join(' ')).includes(squeezed(quote));
}

const ROOM = 2;

/** Each box lies around or on a line of the page whose words are in the quote. */
const isBoxed = ({ boxes = [], quote }: Evidence, lines: readonly Line[]): boolean =>
  boxes.length > 0 &&
  boxes.every(([x0, y0, x1, y1]) =>
    lines.some(
      ({ box, text }) =>
        box !== undefined &&
        x0 >= box[0] - ROOM &&
        x1 <= box[2] + ROOM &&
        y0 >= box[1] - ROOM &&
        y1 <= box[3] + ROOM &&
        quote.split(/\s+/).some((word) => squeezed(text).includes(squeezed(word))),
    ),
  );
