import { toIso } from '../dates/civil.ts';
import type { DateBook, PlacedDate } from '../dates/date-book.ts';
import type { LedgerEntry } from '../extraction.ts';
import { isTermSpan } from './term-span.ts';

const REASONS: readonly [RegExp, string][] = [
  [/©|\(c\)|copyright|all rights reserved/i, 'copyright notice'],
  [
    /\b(?:revis|updat|modif|version|printed|mis(?:e)? à jour|actualizad)/i,
    'date of this version of the document',
  ],
  [/\b(?:edition|isbn|press|publish|vol\.|journal|proceedings|doi|retrieved|accessed)/i, 'publication'],
  [/https?:|www\./i, 'part of a web address'],
  [/\boffice hours?|drop-in|appointment/i, 'office hours'],
  [/\b(?:drop|withdraw|add\/drop|refund|registration|tuition)/i, 'registrar’s date'],
  [/\b(?:policy|act of|law|approved|effective|senate|title ix)/i, 'date of a policy'],
];

/** Every date seen, and what became of it, so that nothing is lost silently. */
export function buildLedger({ all }: DateBook, used: ReadonlySet<PlacedDate>): LedgerEntry[] {
  return all.map((placed) => {
    const { text, evidence, date } = placed;
    const shared = { text, page: evidence.page, date: toIso(date), evidence };
    if (used.has(placed)) return { ...shared, outcome: 'finding' as const };
    return { ...shared, outcome: 'dismissed' as const, reason: reasonFor(placed), ...lineOf(placed) };
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

function reasonFor(placed: PlacedDate): string {
  const { line, dismissed } = placed;
  if (dismissed) return dismissed;
  if (isTermSpan(placed)) return 'first and last day of the term';
  return REASONS.find(([pattern]) => pattern.test(line.text))?.[1] ?? 'nothing due or held is named with it';
}
