import { toIso } from '../dates/civil.ts';
import type { DateBook, PlacedDate } from '../dates/date-book.ts';
import type { Line } from '../document.ts';
import type { LedgerEntry } from '../extraction.ts';
import type { Locale } from '../locales/locale.ts';
import { toClauses } from '../structure/clauses.ts';
import { madeOnce } from '../text/made-once.ts';
import { toPassage } from '../text/passage.ts';
import { termBound } from './term-bound.ts';
import { isTermSpan } from './term-span.ts';

const REASONS: readonly [RegExp, string][] = [
  [/©|\(c\)|copyright|all rights reserved/gi, 'copyright notice'],
  [
    /\b(?:revis|rev\.|updat|modif|version|printed|mis(?:e)? à jour|actualizad)/gi,
    'date of this version of the document',
  ],
  [/\b(?:edition|isbn|press|publish|vol\.|journal|proceedings|doi|retrieved|accessed)/gi, 'publication'],
  [/https?:|www\./gi, 'part of a web address'],
  [/\boffice hours?|drop-in|appointment/gi, 'office hours'],
  [/\b(?:drop|withdraw|add\/drop|refund|registration|tuition)/gi, 'registrar’s date'],
  [/\b(?:policy|act of|law|approved|effective|senate|title ix)/gi, 'date of a policy'],
];

/** Every date seen, and what became of it, so that nothing is lost silently. */
export function buildLedger({ all }: DateBook, used: ReadonlySet<PlacedDate>, locale: Locale): LedgerEntry[] {
  return all.map((placed) => {
    const { text, evidence, date } = placed;
    const shared = { text, page: evidence.page, date: toIso(date), evidence };
    if (used.has(placed)) return { ...shared, outcome: 'finding' as const };
    return { ...shared, outcome: 'dismissed' as const, reason: reasonFor(placed, locale), ...lineOf(placed) };
  });
}

const FARTHEST = 120;

/** The words around a date: on a line without end those next to it, whole words only. */
function lineOf({ line, offset, text }: PlacedDate): Pick<LedgerEntry, 'line'> {
  const from = Math.max(0, offset - FARTHEST);
  const to = offset + text.length + FARTHEST;
  const before = line.text.slice(from, offset).replace(from > 0 ? /^\S*\s*/ : /^\s+/, '');
  const behind = line.text.slice(offset, to).replace(to < line.text.length ? /\s*\S*$/ : /\s+$/, '');
  const words = `${from > 0 ? '… ' : ''}${before}${behind}${to < line.text.length ? ' …' : ''}`;
  return words === text ? {} : { line: words };
}

function reasonFor(placed: PlacedDate, locale: Locale): string {
  if (placed.dismissed) return placed.dismissed;
  if (isTermSpan(placed)) return 'first and last day of the term';
  const bound = termBound(placed, locale);
  if (bound) return `${bound} day of classes`;
  return reasonBeside(placed) ?? 'nothing due or held is named with it';
}

/** What the words of its sentence say of a date; of several dates in it each has the words nearest to it. */
function reasonBeside({ line, offset }: PlacedDate): string | undefined {
  const { text, start } = sentenceAt(line, offset);
  const told = REASONS.flatMap(([pattern, reason]) =>
    [...text.matchAll(pattern)].map(({ index }) => ({ reason, distance: Math.abs(start + index - offset) })),
  );
  return told.sort((a, b) => a.distance - b.distance)[0]?.reason;
}

/** What is said further away in a sentence without end is said of something else. */
const LONGEST_REASON = 400;

/** The sentence of a line that holds an offset, and where it begins. */
function sentenceAt(line: Line, offset: number): { text: string; start: number } {
  const sentence = sentencesOf(line).find(
    ({ pieces: [piece] }) => piece && piece.from + piece.length > offset,
  );
  const { text, pieces } = sentence ?? toPassage([line]);
  const from = pieces[0]?.from ?? 0;
  const start = Math.max(from, offset - LONGEST_REASON);
  return { text: text.slice(start - from, offset - from + LONGEST_REASON), start };
}

/** A line of many dates is cut once. */
const sentencesOf = madeOnce((line: Line) => toClauses(toPassage([line])));
