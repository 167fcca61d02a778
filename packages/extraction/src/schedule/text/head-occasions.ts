import type { DateBook, DateInPassage } from '../../dates/date-book.ts';
import { daySentence } from '../../items/sets-day.ts';
import type { Vocabulary } from '../../items/vocabulary.ts';
import { toClauses } from '../../structure/clauses.ts';
import type { Paragraph } from '../../structure/outline.ts';
import { askedFor } from '../../text/hand-in-words.ts';
import { type Passage, slicePassage } from '../../text/passage.ts';
import type { Occasion } from '../occasion.ts';
import { type Head, isWeekHeading, withLabels } from './entry.ts';
import { LONGEST_TITLE_ABOVE } from './line-lengths.ts';
import { saysOnlyModality } from './modality.ts';
import { cutAtDays, onOwnDays } from './own-days.ts';
import { asksForWeek } from './week-label.ts';
import { cutBehindTopic } from './work-behind-topic.ts';
import { cutWorkInBrackets } from './work-in-brackets.ts';

interface HeadContext {
  head: Head;
  context: Passage | undefined;
  book: DateBook;
  words: Vocabulary;
  /** It stands in a list of nothing but work. */
  isOfWork: boolean;
}

/** The words of an entry's own line: behind the date that leads it, or before the date that closes it. */
export function headOccasions(
  { passage, heading }: Paragraph,
  { head, context, book, words, isOfWork }: HeadContext,
): Occasion[] {
  const [first, last] = [head.dates[0], head.dates.at(-1)];
  if (!first || !last) return [];
  const dates = head.dates.map(({ placed }) => placed);
  if (!head.isLeading && setsItsDay(passage, head, words))
    return [{ statement: passage, dates, role: 'entry' }];
  const body = head.isLeading ? slicePassage(passage, last.end) : slicePassage(passage, 0, first.start);
  const shared = {
    dates,
    role: 'entry' as const,
    ...(dates.length > 1 && { isWindow: true }),
    // A heading says when the lines below it are, not the one above.
    ...(context && heading === undefined && { context }),
    ...(!head.isLeading && { isClosedByDate: true }),
    ...(head.isLeading && dates.length === 1 && isWeekFrom(passage, first) && { isWeek: true }),
  };
  // "Midterm exam" on one line, "Week 8: October 24" on the next.
  const isNumbered = isWeekHeading(passage.text);
  const isPlain = heading === undefined && dates.length === 1 && dates[0]?.until === undefined;
  if (
    isNumbered &&
    isPlain &&
    !/\p{L}{2}/u.test(body.text) &&
    context &&
    context.text.length <= LONGEST_TITLE_ABOVE
  ) {
    const { context: _context, ...rest } = shared;
    return toClauses(context).map((statement): Occasion => ({ ...rest, statement }));
  }
  if (saysOnlyModality(body.text) || ONLY_ENDS.test(body.text)) return [];
  const named = isOfWork && isAskedTitle(body) ? [body] : withLabels(body);
  const statements = named
    .flatMap((statement) => (head.isLeading ? cutWorkInBrackets(statement, book, words) : [statement]))
    .flatMap((statement) => cutAtDays(statement, book, dates))
    .flatMap((statement) => (head.isLeading ? cutBehindTopic(statement, book, words) : [statement]));
  const isTopic = ({ text }: Passage) =>
    /\p{L}{3}/u.test(text) && (!words.namesWork(text) || words.aboutWork.test(text));
  const topic = statements.findIndex(isTopic);
  return statements.flatMap((statement, index): Occasion[] => {
    const own = onOwnDays(statement, { head: dates, book, words });
    const isBehindTopic = head.isLeading && topic >= 0 && index > topic;
    const asked = own.length === 0 && head.isLeading ? askedFor(statement) : undefined;
    if (asked) return [{ ...shared, statement: asked, role: 'due', isAskedFor: true }];
    if (own.length === 0) return [{ ...shared, statement, ...(isBehindTopic && { isBehindTopic }) }];
    const { isWindow: _isWindow, ...rest } = shared;
    return own.map(({ part, group, isAside }) => ({
      ...rest,
      statement: part,
      dates: group.map(({ placed }) => placed),
      ...(group.length > 1 && { isWindow: true }),
      ...(isAside && { role: 'handedOut' as const }),
    }));
  });
}

/** "The midterm takes place in class on March 5.", "I will collect the essays on March 5." */
const setsItsDay = ({ text }: Passage, { dates }: Head, words: Vocabulary): boolean =>
  words.works(text).some((head) => daySentence({ text, head, dates, words }) !== undefined);

/** "Friday:" heads what stands below it, and is no day of what stands above. */
const ONLY_ENDS = /^\W*[:.]\s*$/u;

const ASKED_TITLE = /^\W*(?:\p{Lu}[^.;:?!]{1,60})[?!]\s\p{Lu}[\p{L}\s-]{2,40}$/u;

/** "Is It Raining? Response Paper" among works is one of them, with a question in its title. */
const isAskedTitle = ({ text }: Passage): boolean => ASKED_TITLE.test(text);

/** "Week of September 14: …" is about one of its days. */
const isWeekFrom = ({ text }: Passage, { start, placed }: DateInPassage): boolean =>
  placed.until === undefined && asksForWeek(text.slice(0, start));
