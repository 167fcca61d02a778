import type { DocumentIndex } from '@syllabi/ask/fitting';
import { scoringWords } from './measures.ts';

const SHARE_FOUND = 0.8;
/** An answer that is spread over more words than this stands nowhere. */
const LONGEST = 250;

/** How much of an answer each line of the document holds: those of the shortest stretch that holds it. */
export function linesOfAnswer({ units }: DocumentIndex, spans: readonly string[]): Float64Array {
  const words = units.map(({ text }) => scoringWords(text));
  const held = new Float64Array(units.length);
  for (const span of spans) {
    const wanted = new Set(scoringWords(span));
    const stretch = shortestStretch(words, wanted);
    for (let unit = stretch?.from ?? 0; unit < (stretch?.to ?? 0); unit++) {
      const own = words[unit] ?? [];
      const shared = own.filter((word) => wanted.has(word));
      const covers = new Set(shared).size / wanted.size;
      if (shared.length >= 0.5 * own.length || covers >= 0.5) held[unit] = Math.max(held[unit] ?? 0, covers);
    }
  }
  return held;
}

interface Stretch {
  from: number;
  to: number;
  length: number;
}

function shortestStretch(words: readonly string[][], wanted: ReadonlySet<string>): Stretch | undefined {
  if (wanted.size === 0) return undefined;
  let best: Stretch | undefined;
  for (let from = 0; from < words.length; from++) {
    const stretch = stretchFrom(from, words, wanted);
    if (stretch && (!best || stretch.length < best.length)) best = stretch;
  }
  return best;
}

function stretchFrom(
  from: number,
  words: readonly string[][],
  wanted: ReadonlySet<string>,
): Stretch | undefined {
  const got = new Set<string>();
  for (let [to, length] = [from, 0]; to < words.length && length < LONGEST; to++) {
    const own = words[to] ?? [];
    length += own.length;
    for (const word of own) if (wanted.has(word)) got.add(word);
    if (got.size >= SHARE_FOUND * wanted.size) return { from, to: to + 1, length };
  }
  return undefined;
}
