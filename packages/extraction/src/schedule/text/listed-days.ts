import type { DateBook } from '../../dates/date-book.ts';
import { toClauses } from '../../structure/clauses.ts';
import { type Passage, slicePassage } from '../../text/passage.ts';

const ONLY_JOINS = /^[\s,]*(?:(?:and|or|et|ou|y|o|und|oder|e|en)\s+)?$/iu;
const CLOSES = /^[\s.,]*$/u;

/**
 * The clauses of a passage, where days that semicolons part stay together: "Tests are on Friday, September 27;
 * Wednesday, October 23; and Monday, November 18."
 */
export function clausesOfDays(passage: Passage, book: DateBook): readonly Passage[] {
  const clauses = toClauses(passage);
  if (!passage.text.includes(';')) return clauses;
  const joined: Passage[] = [];
  let from = 0;
  for (const clause of clauses) {
    const start = passage.text.indexOf(clause.text, from);
    const end = start + clause.text.length;
    const before = joined.at(-1);
    const isNext = before !== undefined && isOnlyDay(clause, book) && endsWithDay(before, book);
    if (isNext) joined[joined.length - 1] = slicePassage(passage, from - before.text.length, end);
    else joined.push(clause);
    from = end;
  }
  return joined;
}

function isOnlyDay(clause: Passage, book: DateBook): boolean {
  const [day, ...others] = book.within(clause);
  return (
    day !== undefined &&
    others.length === 0 &&
    ONLY_JOINS.test(clause.text.slice(0, day.start)) &&
    CLOSES.test(clause.text.slice(day.end))
  );
}

function endsWithDay(clause: Passage, book: DateBook): boolean {
  const day = book.within(clause).at(-1);
  return day !== undefined && CLOSES.test(clause.text.slice(day.end)) && day.start > 0;
}
