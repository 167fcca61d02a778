import type { Box } from '@syllabi/extraction';
import type { DocumentIndex, Unit, Window } from './document-index.ts';
import { CELL_END } from './lines.ts';

/** Words of a document, as they stand there, with where they stand. */
export interface Quote {
  page: number;
  quote: string;
  /** Boxes on that page (PDF points), or offsets into the text of the document. */
  boxes?: Box[];
  span?: [number, number];
}

export interface Passage {
  /** The page of the line that speaks most of the question. */
  page: number;
  /** All of the passage: at most 118 words. */
  quote: string;
  /** The lines around the one that speaks most of the question, below one heading: what to show of it. */
  evidence: Quote;
  /** Its lines, as they stand. */
  lines: string[];
  /** All of it, as evidence. */
  whole: Quote;
  heading: string | null;
  /** 0 to 1: how likely it holds the answer, if the document does. */
  score: number;
}

export function passageOf(
  index: DocumentIndex,
  { at, chances, score }: { at: number; chances: Float64Array; score: number },
): Passage {
  const window = index.windows[at] ?? { from: 0, to: 0 };
  const best = bestUnit(index, window, chances);
  const page = index.units[best]?.line.page ?? 1;
  const whole = quoteOf(index, window, page);
  const head = index.units[index.units[best]?.head ?? -1];
  return {
    page,
    quote: whole.quote,
    evidence: quoteOf(index, focusOf(index, window, best), page),
    lines: index.units.slice(window.from, window.to).map(({ text }) => text.trim()),
    whole,
    heading: head?.text.trim() ?? null,
    score,
  };
}

function bestUnit({ units }: DocumentIndex, { from, to }: Window, chances: Float64Array): number {
  // A heading names its section; what it says stands below.
  const worth = (unit: number) => (chances[unit] ?? 0) * (units[unit]?.isHeading ? 0.5 : 1);
  let best = from;
  for (let unit = from + 1; unit < to; unit++) if (worth(unit) > worth(best)) best = unit;
  return best;
}

/** Words of what is shown: on from the best line, and back where there is room. */
const [WORDS_ON, WORDS_SHOWN] = [45, 60];

function focusOf({ units }: DocumentIndex, window: Window, best: number): Window {
  const wordsOf = (unit: number) => units[unit]?.words ?? 0;
  const endsAt = (unit: number) => units[unit]?.isHeading ?? true;
  let [from, to, words] = [best, best + 1, wordsOf(best)];
  while (to < window.to && !endsAt(to) && words + wordsOf(to) <= WORDS_ON) words += wordsOf(to++);
  while (from > window.from && !endsAt(from) && words + wordsOf(from - 1) <= WORDS_SHOWN)
    words += wordsOf(--from);
  return { from, to };
}

function quoteOf({ units }: DocumentIndex, { from, to }: Window, page: number): Quote {
  const own = units.slice(from, to);
  return { page, quote: textOf(own), ...placeOf(own, page) };
}

/** Lines of running text go on; a heading and a row of a table stand by themselves. */
function textOf(units: readonly Unit[]): string {
  const standsAlone = ({ isHeading, text }: Unit) => isHeading || text.includes(CELL_END);
  return units.reduce((quote, unit, at) => {
    const before = units[at - 1];
    if (!before) return unit.text.trim();
    return `${quote}${standsAlone(before) || standsAlone(unit) ? '\n' : ' '}${unit.text.trim()}`;
  }, '');
}

/** A citation opens one page: lines of the passage on others have no place there. */
function placeOf(units: readonly Unit[], page: number): { boxes?: Box[]; span?: [number, number] } {
  const lines = [...new Set(units.map(({ line }) => line))].filter((line) => line.page === page);
  const boxes = lines.flatMap((line) => line.boxes ?? []);
  if (boxes.length > 0) return { boxes };
  const spans = lines.flatMap(({ span }) => (span ? [span] : []));
  if (spans.length === 0) return {};
  return { span: [Math.min(...spans.map(([start]) => start)), Math.max(...spans.map(([, end]) => end))] };
}
