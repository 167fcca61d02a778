import type { DateInPassage } from '../dates/date-book.ts';
import { findTimes, type TimeMention } from '../dates/find-times.ts';
import type { Occasion } from '../schedule/occasion.ts';
import { type Action, findAction } from './action.ts';
import type { CandidateContext } from './find-candidates.ts';
import { type Named, nameThing } from './name-thing.ts';
import type { Head, Vocabulary } from './vocabulary.ts';

/** Everything a statement says, before it is decided whether it is about work. */
export interface StatementRead {
  occasion: Occasion;
  words: Vocabulary;
  dates: DateInPassage[];
  /** Where the first date stands in the statement. */
  dateAt: number | undefined;
  times: TimeMention[];
  action: Action | undefined;
  /** The head among the statement's own words. */
  own: Head | undefined;
  /** The head that counts: that of the words which name the thing. */
  head: Head | undefined;
  hasDue: boolean;
  named: Named | undefined;
}

export function readStatement(
  occasion: Occasion,
  words: Vocabulary,
  { book, locale }: CandidateContext,
): StatementRead {
  const { statement } = occasion;
  const { text } = statement;
  const dates = book.within(statement);
  const times = findTimes(text, locale);
  const dateAt = dates[0]?.start;
  const action = findAction(text, dateAt, locale);
  const heads = words
    .heads(text)
    .filter(({ start }) => !dates.some((date) => start >= date.start && start < date.end));
  const own = chooseHead({ heads, text, dateAt, action });
  const named = nameThing({ occasion, head: own, action, cuts: [...dates, ...times], words });
  const head = (named?.passage && named.head) ?? own ?? named?.head;
  return { occasion, words, dates, dateAt, times, action, own, head, hasDue: words.due.test(text), named };
}

const LONG_STATEMENT = 60;

interface Heads {
  heads: readonly Head[];
  text: string;
  dateAt: number | undefined;
  action: Action | undefined;
}

/** In a long sentence the head of what is to be done, or the one before the date; else a numbered one or the first. */
function chooseHead({ heads, text, dateAt, action }: Heads): Head | undefined {
  const real = heads.filter((head) => head.kind !== 'other');
  const pool = real.length > 0 ? real : heads;
  const isLong = text.length > LONG_STATEMENT;
  const told =
    isLong && action ? pool.filter(({ start }) => start >= action.start && start < action.end) : [];
  const before = isLong ? pool.filter(({ end }) => dateAt !== undefined && end <= dateAt) : [];
  const candidates = [told, before, pool].find((some) => some.length > 0) ?? [];
  return candidates.find(({ numbered }) => numbered) ?? candidates[0];
}
