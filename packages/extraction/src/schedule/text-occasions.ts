import type { DateBook, DateInPassage, PlacedDate } from '../dates/date-book.ts';
import { toClauses } from '../structure/clauses.ts';
import type { Paragraph } from '../structure/outline.ts';
import { type Passage, slicePassage } from '../text/passage.ts';
import { leadingGroup, partsByDate } from './date-parts.ts';
import type { Occasion } from './occasion.ts';

const LONGEST_HEAD = 160;
/** This many dated lines close together are a schedule, so the lines between them belong to their dates. */
const FEWEST_HEADS = 3;
const FARTHEST_HEAD = 40;
const MOST_FOLLOWERS = 40;
const MOST_LAST_FOLLOWERS = 4;

/** `Week 3`, `(4)`, `Class 5:`, a bullet or a bracket may stand before the date that leads a line. */
const BEFORE_LEADING_DATE =
  /^[\s•●○◦▪■□*➢➤✓·[\]()|#>_–—-]{0,6}(?:(?:week|wk|class|session|lecture|meeting|day|module|unit|part|semaine|séance|semana|sesión|clase)s?\s?#?\s?)?(?:\d{1,2}(?:\.\d{1,2})?\s{0,2}[.):–—-]?\s{0,2})?[\s*_|:([–—-]{0,6}(?:(?:on|by|le|el|the)\s)?$/iu;
const AFTER_TRAILING_DATE = /^[\s.,;:)\]*_|–—-]{0,6}(?:\.\s?){0,80}\d{0,3}\s?$/u;

const BY = /\b(?:by|before|avant|antes\sdel?)\s(?:the\s)?$/iu;

interface Head {
  at: number;
  dates: DateInPassage[];
  isLeading: boolean;
}

/** Every dated statement of the running text: schedule entries led or closed by a date, and sentences. */
export function textOccasions(paragraphs: readonly Paragraph[], book: DateBook): Occasion[] {
  const heads = paragraphs.flatMap((paragraph, at) => toHead(paragraph, at, book) ?? []);
  const scheduled = heads.filter((head, index) => isScheduled(heads, head, index));
  const occasions: Occasion[] = [];
  let entry: { dates: PlacedDate[]; since: number; isLast: boolean; isLeading: boolean } | undefined;
  paragraphs.forEach((paragraph, at) => {
    const head = heads.find((candidate) => candidate.at === at);
    if (head && scheduled.includes(head)) {
      entry = {
        dates: head.dates.map(({ placed }) => placed),
        since: at,
        isLast: scheduled.indexOf(head) === scheduled.length - 1,
        isLeading: head.isLeading,
      };
      occasions.push(...headOccasions(paragraph, head, before(paragraphs, at, book)));
      return;
    }
    const found = book.within(paragraph.passage);
    if (found.length > 0) {
      occasions.push(...sentenceOccasions(paragraph.passage, book, before(paragraphs, at, book), head));
      return;
    }
    if (!entry) return;
    const limit = entry.isLast ? MOST_LAST_FOLLOWERS : MOST_FOLLOWERS;
    if (at - entry.since > limit || (entry.isLast && paragraph.heading !== undefined)) {
      entry = undefined;
      return;
    }
    for (const statement of toClauses(paragraph.passage))
      occasions.push({
        statement,
        dates: entry.dates,
        role: 'follower',
        ...(!entry.isLeading && { isAfterTrailingDate: true }),
        ...(entry.dates.length > 1 && { isWindow: true }),
      });
  });
  return occasions;
}

/** The line above names a thing only when it has no date of its own. */
function before(paragraphs: readonly Paragraph[], at: number, book: DateBook): Passage | undefined {
  const above = paragraphs[at - 1]?.passage;
  return above && book.within(above).length === 0 ? above : undefined;
}

function toHead(paragraph: Paragraph, at: number, book: DateBook): Head | undefined {
  const { passage } = paragraph;
  const dates = book.within(passage);
  const [first, last] = [dates[0], dates.at(-1)];
  if (!first || !last) return undefined;
  if (BEFORE_LEADING_DATE.test(passage.text.slice(0, first.start)))
    return { at, dates: leadingGroup(dates, passage.text), isLeading: true };
  const isShort = passage.text.length <= LONGEST_HEAD;
  if (isShort && AFTER_TRAILING_DATE.test(passage.text.slice(last.end)) && isOneGroup(dates, passage.text))
    return { at, dates, isLeading: false };
  return undefined;
}

const isOneGroup = (dates: DateInPassage[], text: string) =>
  leadingGroup(dates, text).length === dates.length;

function isScheduled(heads: readonly Head[], head: Head, index: number): boolean {
  const near = (other: Head | undefined) =>
    other !== undefined &&
    other.isLeading === head.isLeading &&
    Math.abs(other.at - head.at) <= FARTHEST_HEAD;
  let count = 1;
  for (let i = index - 1; i >= Math.max(0, index - 4) && near(heads[i]); i--) count++;
  for (let i = index + 1; i < Math.min(heads.length, index + 5) && near(heads[i]); i++) count++;
  return count >= FEWEST_HEADS;
}

/** The words of an entry's own line: behind the date that leads it, or before the date that closes it. */
function headOccasions({ passage }: Paragraph, head: Head, context: Passage | undefined): Occasion[] {
  const [first, last] = [head.dates[0], head.dates.at(-1)];
  if (!first || !last) return [];
  const dates = head.dates.map(({ placed }) => placed);
  const body = head.isLeading ? slicePassage(passage, last.end) : slicePassage(passage, 0, first.start);
  const shared = {
    dates,
    role: 'entry' as const,
    ...(dates.length > 1 && { isWindow: true }),
    ...(context && { context }),
    ...(head.isLeading && BY.test(passage.text.slice(0, first.start)) && { isDeadline: true }),
  };
  return toClauses(body).map((statement): Occasion => ({ ...shared, statement }));
}

/** A sentence for each date in it: what stands before it, or behind it where it leads. */
function sentenceOccasions(
  passage: Passage,
  book: DateBook,
  context: Passage | undefined,
  head: Head | undefined,
): Occasion[] {
  let previous: Passage | undefined = context;
  return toClauses(passage).flatMap((clause): Occasion[] => {
    const dates = book.within(clause);
    const title = previous;
    previous = clause;
    if (dates.length === 0) return [];
    const role = head && clause.text.length <= LONGEST_HEAD ? 'entry' : 'sentence';
    return partsByDate(clause, dates).map(({ part, group, opening, isAside }): Occasion => {
      const above = opening ?? title;
      return {
        statement: part,
        dates: group.map(({ placed }) => placed),
        role: isAside ? 'handedOut' : role,
        ...(above && { context: above }),
      };
    });
  });
}
