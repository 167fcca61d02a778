import { fromIso, weekdayOf } from '../dates/civil.ts';
import { isDateAlone } from '../dates/dated-lines.ts';
import { dateWords } from '../dates/words.ts';
import type { Evidence } from '../extraction.ts';
import { saysRepeated } from '../items/told-weekly.ts';
import { CELL_BREAK, type SourceLine } from '../second-reading/source.ts';
import { isBeside, isInColumn } from './place.ts';
import type { Known } from './source.ts';
import { dayOf } from './written-days.ts';

/**
 * The day that governs words which write none: that of the finding that they are of, of the row they stand in, or of the
 * line with a day and nothing else that they stand below. What is so every week has none.
 */
export function dayAround(selection: Evidence, known: Known): string | undefined {
  if (saysRepeated(selection.quote)) return undefined;
  const day = dayOfFinding(selection, known) ?? dayOfRow(selection, known) ?? dayAbove(selection, known);
  return day !== undefined && isNamedDay(day, selection.quote, known) ? day : undefined;
}

/** Words that name another day of the week than that one are about another day. */
function isNamedDay(date: string, quote: string, { locale }: Known): boolean {
  const civil = fromIso(date);
  const named = dateWords(locale).weekdaysIn(quote);
  return civil !== undefined && named.every(({ day }) => day === weekdayOf(civil));
}

const SHORTEST = 3;

function dayOfFinding(selection: Evidence, { findings }: Known): string | undefined {
  const words = spaced(selection.quote);
  const isOf = (evidence: Evidence) => {
    const quote = spaced(evidence.quote);
    const isPart = quote.includes(words) || (quote.length >= SHORTEST && words.includes(quote));
    return isPart && isBeside(evidence, selection);
  };
  return onlyOne(findings.filter(({ evidence }) => evidence.some(isOf)).map(({ date }) => date));
}

/** Of several days in a row the one in the same column, as in a calendar. */
function dayOfRow(selection: Evidence, known: Known): string | undefined {
  const rows = known.lines.filter((line) => line.text.includes(CELL_BREAK) && isBeside(line, selection));
  const [row, ...others] = rows;
  if (!row || others.length > 0) return undefined;
  const entries = known.ledger.filter(({ evidence }) => evidence && isBeside(evidence, row));
  const inColumn = entries.filter(({ evidence }) => evidence && isInColumn(evidence, selection));
  const days = (some: typeof entries) => onlyOne(some.flatMap((entry) => dayOf(entry, known) ?? []));
  return days(entries) ?? days(inColumn);
}

const FEWEST_HEADS = 3;
const FARTHEST = 12;

/** Only where the document sets its days on lines of their own, time and again. */
function dayAbove(selection: Evidence, known: Known): string | undefined {
  const { lines, locale, ledger } = known;
  const isHead = ({ text }: SourceLine) => isDateAlone(text, locale);
  const at = lines.findIndex((line) => isBeside(line, selection));
  if (at < 0 || lines.filter(isHead).length < FEWEST_HEADS) return undefined;
  const above = lines.slice(Math.max(0, at - FARTHEST), at);
  const head = above.findLast((line) => isHead(line) || line.isHeading || line.text.includes(CELL_BREAK));
  if (!head || !isHead(head)) return undefined;
  const entries = ledger.filter(({ evidence }) => evidence && isBeside(evidence, head));
  return onlyOne(entries.flatMap((entry) => dayOf(entry, known) ?? []));
}

/** What all of them say, where they say the same. */
function onlyOne(days: readonly string[]): string | undefined {
  const [day, ...others] = new Set(days);
  return others.length === 0 ? day : undefined;
}

const spaced = (text: string): string => text.replace(/\s+/gu, ' ').trim();
