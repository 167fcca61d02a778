import type { Line } from '../document.ts';
import { beginsCitation, endsWithYearOfCitation } from '../text/citation.ts';
import { TO_HAND_IN } from '../text/hand-in-words.ts';
import { madeOnce } from '../text/made-once.ts';
import { isBold, type Passage, slicePassage, toPassage } from '../text/passage.ts';
import { eachMatch } from '../text/patterns.ts';
import { cutAtDueBrackets } from './due-brackets.ts';
import { saysDueOrOut } from './due-lines.ts';
import { placeOf, widthOf } from './place-of.ts';

const LIST_MARK = /^\s*(?:[•●○◦▪■□*➢➤✓·]|[-–—](?=\s?\S)|o\s|\(?\d{1,2}[.)]\s)/;
const SENTENCE_END =
  /(?<=[\p{L}\d%)”"’'!?][.!?]\)?)\s+(?=[\p{Lu}*•“"]|[–—-]\s\p{Lu}|\d{1,2}(?:st|nd|rd|th)\s(?!ed)\p{Ll})|(?<=\p{Ll}{5}\.|\s(?:I{1,3}|IV)\.)\s+(?=\p{Ll}{3})|(?<![.,–-]\s?\d{1,3});\s+|;\s+(?![IVX]{1,4}\.\d|[\d.,–-]+(?:\s[\d.,–-]+)*(?:;|$))|\s+[•●▪·]\s+|\s+(?=\p{Lu}\p{Ll}+\s\p{Lu})(?<=https?:\/\/\S{6,200}\s+)|\s\|\s|\s\/\s(?=\p{Lu})|(?<=[^\s:,–—-])\s+(?=\p{Emoji_Presentation}\s?\p{Lu})/gu;
/** "Part I." ends, "J. I. Brown" goes on. */
const ABBREVIATED =
  /(?:\b(?:ch|chs|pp?|no|vol|dr|mr|mrs|ms|prof|rev|jr|sr|inc|st|vs|etc|e\.g|i\.e|fig|sec|ed|eds|lit|approx|dept|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|mon|tues?|wed|thurs?|fri|sat|sun|a\.m|p\.m|et al)|(?<!\p{L}{4}\s)\bI|(?<!\p{L})(?!I|(?<=\d\s?)h)\p{Lu})\.$/iu;

/** "17. Februar": the full stop makes an ordinal. */
const MONTH = /^\s+(?:jan|feb|mär|apr|mai|jun|jul|aug|sep|okt|nov|dez)/i;

const BEGINS_SENTENCE =
  /^\s+(?:if|the|this|these|there|you|your|we|all|no|it|please|students?|late|make-?up|any|each|in\scase)\s/iu;

/** "… at 5 p.m. If you are ill, …" ends its sentence, "at 5 p.m. Friday" does not. */
const endsWithHour = (before: string, behind: string): boolean =>
  /\b[ap]\.m\.$/iu.test(before) && BEGINS_SENTENCE.test(behind);

/** "2. Team charter" is one statement. */
const ITEM_NUMBER = /^\W{0,4}\d{1,2}\.$/;

/** A passage cut into sentences and the parts between semicolons and bullets. */
export const toClauses: (passage: Passage) => readonly Passage[] = madeOnce(cutIntoClauses);

function cutIntoClauses(passage: Passage): Passage[] {
  if (passage.text.length <= LONGEST_CITATION && beginsCitation(passage.text)) return [passage];
  const cuts: [number, number][] = [];
  for (const { start, end, text } of eachMatch(passage.text, SENTENCE_END)) {
    const before = passage.text.slice(Math.max(0, start - 12), start);
    const isOrdinal = /(?<!\d)\d{1,2}\.$/.test(before) && MONTH.test(passage.text.slice(start));
    const isAbbreviated = ABBREVIATED.test(before) && !endsWithHour(before, passage.text.slice(start));
    const isItemNumber = ITEM_NUMBER.test(passage.text.slice(0, start));
    const isAside = text.startsWith(';') && isInBrackets(passage.text, start);
    if (!isOrdinal && !isItemNumber && !isAside && (!/^[.\s]/.test(text) || !isAbbreviated))
      cuts.push([start, end]);
  }
  const edges = [0, ...cuts.flat(), passage.text.length];
  const clauses: Passage[] = [];
  for (let index = 0; index < edges.length; index += 2)
    for (const [start, end] of ofReadableLength(passage.text, edges[index] ?? 0, edges[index + 1] ?? 0)) {
      const clause = slicePassage(passage, start, end);
      if (clause.text.trim() !== '') clauses.push(...cutAtDueBrackets(clause));
    }
  return clauses;
}

/** In characters. */
export const LONGEST_CLAUSE = 2_000;
const LONGEST_CITATION = 400;

/** Words without end are no sentence, and nobody looks for the name of a work that far away. */
function ofReadableLength(text: string, start: number, end: number): [number, number][] {
  const parts: [number, number][] = [];
  let at = start;
  while (end - at > LONGEST_CLAUSE) {
    const space = text.lastIndexOf(' ', at + LONGEST_CLAUSE);
    const next = space > at ? space : at + LONGEST_CLAUSE;
    parts.push([at, next]);
    at = next;
  }
  return [...parts, [at, end]];
}

const LONGEST_ASIDE = 60;

/** "(two pages; typed)": an aside of a few words is said of what stands in front of it. */
function isInBrackets(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - LONGEST_ASIDE), at);
  const behind = text.slice(at, at + LONGEST_ASIDE);
  const [open, close] = [before.lastIndexOf('('), behind.indexOf(')')];
  const isOpen = open > before.lastIndexOf(')');
  const isClosed = close >= 0 && !behind.slice(0, close).includes('(');
  return isOpen && isClosed && before.length - open + close <= LONGEST_ASIDE;
}

/**
 * The separate statements of a table cell: wrapped lines belong together, a bullet, a capital after a short line
 * or a wide gap begins the next.
 */
export function cellStatements(lines: readonly Line[], columnWidth = 0): Passage[] {
  const groups: Line[][] = [];
  const widest = Math.max(columnWidth, ...lines.map((line) => widthOf(placeOf(line))));
  lines.forEach((line, index) => {
    const previous = lines[index - 1];
    const group = groups.at(-1);
    const endsWithDue = index === lines.length - 1 && ONLY_DUE.test(line.text);
    if (previous && group && (endsWithDue || isWrapped(previous, line, widest))) group.push(line);
    else groups.push([line]);
  });
  const clauses = groups.map((group) => toPassage(group)).flatMap(toClauses);
  return lines.some(placeOf) ? clauses : clauses.flatMap(cutAtNumbered);
}

/** "Due" on the last line of a cell, which says it of the one above. */
const ONLY_DUE = /^\W*due\W*$/iu;

/** "(life as a process) Quiz 1: Chapters 1 and 2": a paste has run the lines of the cell together. */
const NUMBERED =
  /(?<=[\p{L})!?”"]\s)(?!(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\p{L}*\s)\p{Lu}\p{L}{2,12}\s\d{1,2}:\s/gu;
const SHORTEST_BEFORE = 12;

function cutAtNumbered(clause: Passage): Passage[] {
  const cuts = eachMatch(clause.text, NUMBERED).map(({ start }) => start);
  const starts = [0, ...cuts.filter((at) => at >= SHORTEST_BEFORE)];
  return starts.map((start, index) => slicePassage(clause, start, starts[index + 1]));
}

const OPEN_END =
  /(?:[,:(&+–—/-]|\b(?:and|or|of|the|a|an|to|in|for|on|with|by|at|from|et|de|du|des|la|le|y|e|del|el))$/i;

/** "Quiz 1: Weeks 1-2", "Lab 3: Dunes". */
const NUMBERED_NAME = /^\p{Lu}\p{L}{1,11}\s#?\d{1,2}\s?:\s\p{Lu}/u;

/** "lab 4 report" below "homework 3". */
const COUNTED = /^\p{L}{2,12}\s?#?\s?\d{1,2}(?!\d)/u;

/** "Reading log #1" below "Choice of topic". */
const NUMBERED_ALONE = /^\p{Lu}\p{L}+(?:\s\p{L}+){0,2}\s#\d{1,2}$/u;

/** "Submit essay 1" below whatever else is to be done; "Submit it on Canvas" goes on. */
const HAND_IN = new RegExp(
  `^(?=\\p{Lu})${TO_HAND_IN}\\s(?!(?:all|it|them|this|these|everything|on|via|to|through|by|here|tout|todo)(?!\\p{L}))`,
  'iu',
);

/** In points. */
const INDENT = 4;

function isWrapped(previous: Line, line: Line, widest: number): boolean {
  const [above, below] = [previous.text.trim(), line.text.trim()];
  if (LIST_MARK.test(below) || HAND_IN.test(below) || saysDueOrOut(previous, line)) return false;
  if (!placeOf(line) && COUNTED.test(above) && COUNTED.test(below)) return false;
  const goesOn = line.opensBlock ? /^[(&+)]|^\d/u : /^\p{Ll}|^[(&+)]|^\d/u;
  if (goesOn.test(below) || OPEN_END.test(above)) return !/[.;]$/.test(above) || ABBREVIATED.test(above);
  if (endsWithYearOfCitation(above)) return true;
  if (/[.!?;]$/.test(above) || NUMBERED_NAME.test(below) || NUMBERED_ALONE.test(below)) return false;
  const [upper, lower] = [placeOf(previous), placeOf(line)];
  if (!upper || !lower) return false;
  if (isBold(line) && !previous.runs.some(({ bold }) => bold)) return false;
  // What begins further left than a bullet is none of its words.
  if (LIST_MARK.test(above) && lower[0] < upper[0] - INDENT) return false;
  const height = upper[3] - upper[1];
  if (lower[1] - upper[3] > 0.6 * height) return false;
  // The next word would have fitted on the line above, so the break was meant.
  const nextWord = below.split(/\s/, 1)[0] ?? '';
  const perCharacter = widthOf(lower) / Math.max(1, below.length);
  const room = widest - (upper[2] - Math.min(upper[0], lower[0]));
  return room < (nextWord.length + 1) * perCharacter;
}
