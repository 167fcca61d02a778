import { type Label, labelOf } from './labels.ts';
import type { AskLine } from './lines.ts';
import { saidIn } from './wants.ts';
import { bagOf, countWords, wordingOf } from './words.ts';

/** A line, or a part of a long one: the least that can be quoted. */
export interface Unit {
  line: AskLine;
  text: string;
  words: number;
  /** Letters that stand three in a row, once they were asked for. */
  threes?: Set<string>;
  /** Its terms, and what it looks like an answer to. */
  terms: readonly string[];
  isHeading: boolean;
  /** The unit that heads the section it stands in; -1 where there is none. */
  head: number;
}

/** Units `from` to `to`, end exclusive: as many as may be quoted in one passage. */
export interface Window {
  from: number;
  to: number;
}

export interface DocumentIndex {
  units: Unit[];
  windows: Window[];
  /** The units that hold each term, in order. */
  postings: Map<string, number[]>;
  text: string;
  /** Where each unit begins in the text. */
  starts: number[];
  /** Its words one after the other, each between blanks, to look for some that stand together. */
  wording: string;
  /** What stands before a colon: "Office: Wexler 210". */
  labels: Label[];
  /** How many terms it holds, each as often as it stands there. */
  terms: number;
}

/** Words of a passage: few enough to be read at a glance. */
const MOST_WORDS = 118;
const LONG_LINE = 60;
const PART_OF_LINE = 40;
/** No word is longer, and no address that anybody follows; rows of dots and digits are. */
const LONG_WORD = /\S{1000}(?=\S)/g;

/**
 * Prepares the lines of one document, in reading order, for questions.
 *
 * @example
 * const index = createIndex([{ page: 1, text: 'Late homework loses 10% a day.', isHeading: false }]);
 * ask(index, 'What happens to late homework?').passages[0]?.quote;
 */
export function createIndex(lines: readonly AskLine[]): DocumentIndex {
  const units = lines.flatMap(unitsOf);
  let head = -1;
  const postings = new Map<string, number[]>();
  let terms = 0;
  units.forEach((unit, index) => {
    if (unit.isHeading) head = index;
    unit.head = head;
    const bag = bagOf(unit.text);
    unit.terms = [...bag.keys(), ...saidIn(unit.text)];
    for (const count of bag.values()) terms += count;
    for (const term of unit.terms) {
      const holding = postings.get(term);
      if (holding) holding.push(index);
      else postings.set(term, [index]);
    }
  });
  const text = units.map((unit) => unit.text).join(' ');
  const starts = startsOf(units);
  const labels = units.flatMap(({ text }) => labelOf(text) ?? []);
  return {
    units,
    windows: windowsOf(units),
    postings,
    text,
    starts,
    wording: wordingOf(text),
    labels,
    terms,
  };
}

function startsOf(units: readonly Unit[]): number[] {
  let start = 0;
  return units.map(({ text }) => {
    const own = start;
    start += text.length + 1;
    return own;
  });
}

function unitsOf(line: AskLine): Unit[] {
  const whole = line.text.replace(LONG_WORD, '$& ');
  const words = countWords(whole);
  if (words === 0) return [];
  const parts = words > LONG_LINE ? partsOf(whole) : [whole];
  return parts.map((text) => ({
    line,
    text,
    words: countWords(text),
    terms: [],
    isHeading: line.isHeading && parts.length === 1,
    head: -1,
  }));
}

function partsOf(text: string): string[] {
  const words = text.split(/\s+/);
  return Array.from({ length: Math.ceil(words.length / PART_OF_LINE) }, (_, index) =>
    words.slice(index * PART_OF_LINE, (index + 1) * PART_OF_LINE).join(' '),
  ).filter((part) => countWords(part) > 0);
}

/** One window from every unit on, until one ends with the document. */
function windowsOf(units: readonly Unit[]): Window[] {
  const windows: Window[] = [];
  for (let from = 0; from < units.length; from++) {
    let [to, words] = [from, 0];
    for (let unit = units[to]; unit && (to === from || words + unit.words <= MOST_WORDS); unit = units[to]) {
      words += unit.words;
      to++;
    }
    windows.push({ from, to });
    if (to >= units.length) break;
  }
  return windows;
}
