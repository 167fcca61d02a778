import { daysBetween } from '../dates/civil.ts';
import { type DateBook, type DateInPassage, isFull, type PlacedDate } from '../dates/date-book.ts';
import { saysOnlyWhen } from '../items/label-words.ts';
import type { Vocabulary } from '../items/vocabulary.ts';
import { toClauses } from '../structure/clauses.ts';
import type { Paragraph } from '../structure/outline.ts';
import { type Passage, slicePassage } from '../text/passage.ts';
import { leadingGroup } from './date-parts.ts';
import { daysOffLists } from './days-off-lists.ts';
import { type Entry, endsEntry, followers, type Head, isWeekHeading, toEntry, withLabels } from './entry.ts';
import { LONGEST_HEAD, LONGEST_TITLE_ABOVE } from './line-lengths.ts';
import { listTitles, underTitle } from './listed-under.ts';
import type { Occasion } from './occasion.ts';
import { sentenceOccasions } from './sentence-occasions.ts';
import { areWeeks } from './weekly-rows.ts';

/** This many dated lines close together are a schedule, so the lines between them belong to their dates. */
const FEWEST_HEADS = 3;
const FARTHEST_HEAD = 40;

/** `Week 3`, `(4)`, `Class 5:`, a bullet or a bracket may stand before the date that leads a line. */
const BEFORE_LEADING_DATE =
  /^[\s•●○◦▪■□*➢➤✓·[\]()|#>_–—-]{0,6}(?:(?:week|wk|class|session|lecture|meeting|day|module|unit|part|semaine|séance|semana|sesión|clase)s?\s?#?\s?|(?:the\s)?week\s(?:of|beginning|starting)\s)?(?:\d{1,2}(?:\.\d{1,2})?\s{0,2}[.):–—-]?\s{0,2})?[\s*_|:([–—-]{0,6}(?:(?:on|by|le|el|the)\s)?$/iu;
/** In front of a date that other words follow, it names the week and no exam. */
const FINALS_WEEK = /^[\s*_|#•–-]{0,6}(?:finals|exams?\sweek|finals?\sweek)[\s*_|:,(–-]{1,6}$/iu;
const AFTER_TRAILING_DATE = /^[\s.,;:)\]*_|–—-]{0,6}(?:\.\s?){0,80}\d{0,3}\s?$/u;

const BY = /\b(?:by|before|avant|antes\sdel?)\s(?:the\s)?$/iu;

/** Every dated statement of the running text: schedule entries led or closed by a date, and sentences. */
export function textOccasions(
  paragraphs: readonly Paragraph[],
  book: DateBook,
  words: Vocabulary,
): Occasion[] {
  const heads = paragraphs.flatMap((paragraph, at) => toHead(paragraph, at, book) ?? []);
  const scheduled = heads.filter((head) => isScheduled(heads, head));
  const occasions: Occasion[] = [];
  const deadlines = new Set([...belowDeadlines(paragraphs), ...listedWork(paragraphs, heads, words)]);
  const nextTime = dueNextTime(paragraphs, heads);
  const titles = listTitles(paragraphs, book, words);
  const isWeekly = areWeeks(
    scheduled.filter(({ isLeading }) => isLeading).map(({ dates }) => ({ dates: dates.map(placedOf) })),
  );
  const inList = (own: Occasion[], at: number, found: readonly DateInPassage[]) => {
    const title = titles.get(at);
    const dates = found.map(({ placed }) => placed);
    const told = deadlines.has(at) ? own.map(asDue) : own;
    return title ? underTitle(told, { ...title, dates }, words) : told;
  };
  const daysOff = daysOffLists(paragraphs, book, words);
  let entry: Entry | undefined;
  paragraphs.forEach((paragraph, at) => {
    const off = daysOff.get(at);
    if (off) {
      entry = undefined;
      occasions.push(...off);
      return;
    }
    const head = heads.find((candidate) => candidate.at === at);
    if (head && scheduled.includes(head)) {
      const above = isAboveOwnDay(paragraph, head, entry) ? undefined : before(paragraphs, at, book);
      entry = toEntry(paragraph, { ...head, isLast: scheduled.at(-1) === head });
      const own = headOccasions(paragraph, { head, context: above, book });
      occasions.push(...inList(isWeekly && head.isLeading ? own.map(inItsWeek) : own, at, head.dates));
      return;
    }
    const found = book.within(paragraph.passage);
    if (found.length > 0) {
      const context = before(paragraphs, at, book);
      const own = sentenceOccasions(paragraph.passage, { book, words, context, head });
      occasions.push(...inList(own, at, found));
      return;
    }
    if (!entry || endsEntry(paragraph, { at, entry, head: paragraphs[entry.since] })) {
      entry = undefined;
      return;
    }
    const below = belowEntry(paragraph, entry, { at, next: nextTime.get(at), isListed: deadlines.has(at) });
    occasions.push(...(isWeekly && entry.isLeading && !nextTime.has(at) ? below.map(inItsWeek) : below));
  });
  return occasions;
}

const placedOf = ({ placed }: DateInPassage): PlacedDate => placed;

/** Where every entry is a week after the last, "on Wednesday" is a day of the week that the entry begins. */
const inItsWeek = (occasion: Occasion): Occasion =>
  occasion.dates.length === 1 && occasion.dates[0]?.until === undefined
    ? { ...occasion, isWeek: true }
    : occasion;

/** Above a list of nothing but work and its days. */
const DEADLINES =
  /^\W*(?:(?:spring|summer|fall|autumn|winter)\s20\d\d\s)?(?:(?:key|important)\s(?:dates|deadlines)|(?:also|what(?:['’]s|\sis)|work|items|assignments)\sdue|(?:\p{L}+,?\s){0,5}(?:deadlines|due\sdates)(?:\s(?:for|of)\s[^.]{3,40})?|dates?\s(?:importantes|limites)|échéances|fechas\s(?:importantes|de\sentrega|clave)|(?:wichtige\stermine|abgabetermine|abgabefristen)|datas\simportantes|scadenze|belangrijke\sdata)(?:\s(?:and\sdeadlines|to\s(?:remember|note|know)|at\sa\sglance))?(?:\s?\([^()]{0,40}\)|\s?[–—,-]?\s(?:spring|summer|fall|autumn|winter)\s20\d\d)?\W*$/iu;
/** What such lists name besides. */
const NO_WORK =
  /\b(?:(?:first|last)\s(?:\p{L}+\s){0,2}(?:days?|class|lectures?|meetings?|sessions?|weeks?)|(?:begin|start|end)s?(?!\s+of)|drop|add|withdraw\p{L}*|registration|holidays?|break|recess|classes|semester|term|quarter|census|no|vacances|cours|clases?|ferien|vorlesung\p{L}*)\b/iu;

/** "Key dates", "Deadlines for the paper". */
export const isDeadlineTitle = (text: string): boolean =>
  text.length <= LONGEST_TITLE_ABOVE && DEADLINES.test(text);

/** The paragraphs below "Key dates", up to the next heading. */
function belowDeadlines(paragraphs: readonly Paragraph[]): Set<number> {
  const below = new Set<number>();
  let isBelow = false;
  paragraphs.forEach(({ passage: { text }, heading }, at) => {
    const isTitle = isDeadlineTitle(text);
    if (heading !== undefined || isTitle) isBelow = isTitle;
    else if (isBelow) below.add(at);
  });
  return below;
}

/** Above what is due on the day of the next entry. */
const NEXT_TIME =
  /^\W*(?:(?:home)?work\s|assignments?\s)?(?:due\s|for\s)(?:by\s|at\s|in\s|for\s)?(?:the\s)?next\s(?:class|session|week|time|meeting|lecture)\W*$/iu;

/** The paragraphs below "Due next class", up to the next heading, each with the day of the entry behind them. */
function dueNextTime(paragraphs: readonly Paragraph[], heads: readonly Head[]): Map<number, PlacedDate[]> {
  const due = new Map<number, PlacedDate[]>();
  let next: Head | undefined;
  paragraphs.forEach(({ passage: { text }, heading }, at) => {
    if (NEXT_TIME.test(text)) next = heads.find((head) => head.isLeading && head.at > at);
    else if (heading !== undefined || at === next?.at) next = undefined;
    else if (next) due.set(at, next.dates.slice(0, 1).map(placedOf));
  });
  return due;
}

interface PlaceBelow {
  at: number;
  next: PlacedDate[] | undefined;
  /** Stands below "Key dates". */
  isListed: boolean;
}

/** What a line without a date says, for the day above it or for the next one. */
function belowEntry(paragraph: Paragraph, entry: Entry, { at, next, isListed }: PlaceBelow): Occasion[] {
  const below = followers(paragraph, next ? { ...entry, dates: next } : entry, at - entry.since);
  return next || (isListed && entry.isBare) ? below.map(asDue) : below;
}

const FEWEST_LISTED = 4;
const LISTED = /^\W*\p{L}[^:]{2,60}:\s*(?:\p{L}+day,?\s*)?$/iu;

/** Items such as "Bad-news message: February 15", where most of the list names work: then the others are work too. */
function listedWork(paragraphs: readonly Paragraph[], heads: readonly Head[], words: Vocabulary): number[] {
  const listed = heads.filter(({ at, isLeading, dates: [first] }) => {
    const paragraph = paragraphs[at];
    return !isLeading && paragraph?.isListItem && LISTED.test(paragraph.passage.text.slice(0, first?.start));
  });
  const naming = listed.filter(({ at }) =>
    words.heads(paragraphs[at]?.passage.text ?? '').some(({ kind }) => kind !== 'other'),
  );
  const isWork = listed.length >= FEWEST_LISTED && naming.length >= listed.length / 3;
  return isWork ? listed.map(({ at }) => at) : [];
}

export const asDue = (occasion: Occasion): Occasion =>
  (occasion.role === 'entry' || occasion.role === 'follower') && !NO_WORK.test(occasion.statement.text)
    ? { ...occasion, role: 'due' }
    : occasion;

/** "Jan 24 We are stardust" needs no name from the line above, which belongs to the day before. */
function isAboveOwnDay({ passage }: Paragraph, head: Head, entry: Entry | undefined): boolean {
  const behind = passage.text.slice(head.dates.at(-1)?.end);
  const isBelowOther = entry?.isLeading === true && entry.since < head.at - 1;
  return isBelowOther && head.isLeading && /\p{L}{2}/u.test(behind) && !saysOnlyWhen(behind, []);
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
  const before = passage.text.slice(0, first.start);
  const isLabelled = FINALS_WEEK.test(before) && /\p{L}{3}/u.test(passage.text.slice(last.end));
  if (BEFORE_LEADING_DATE.test(before) || isLabelled)
    return { at, dates: leadingGroup(dates, passage.text), isLeading: true };
  const isShort = passage.text.length <= LONGEST_HEAD;
  if (isShort && AFTER_TRAILING_DATE.test(passage.text.slice(last.end)) && isOneGroup(dates, passage.text))
    return { at, dates, isLeading: false };
  return undefined;
}

const isOneGroup = (dates: DateInPassage[], text: string) =>
  leadingGroup(dates, text).length === dates.length;

/** "Week 5 (Feb 11, 13)" leads what stands below it also where lines among those end with dates of their own. */
function isScheduled(heads: readonly Head[], head: Head): boolean {
  const near = heads.filter(
    ({ at, isLeading }) => isLeading === head.isLeading && Math.abs(at - head.at) <= FARTHEST_HEAD,
  );
  return near.length >= FEWEST_HEADS;
}

/** The words of an entry's own line: behind the date that leads it, or before the date that closes it. */
function headOccasions(
  { passage, heading }: Paragraph,
  { head, context, book }: { head: Head; context: Passage | undefined; book: DateBook },
): Occasion[] {
  const [first, last] = [head.dates[0], head.dates.at(-1)];
  if (!first || !last) return [];
  const dates = head.dates.map(({ placed }) => placed);
  const body = head.isLeading ? slicePassage(passage, last.end) : slicePassage(passage, 0, first.start);
  const shared = {
    dates,
    role: 'entry' as const,
    ...(dates.length > 1 && { isWindow: true }),
    // A heading says when the lines below it are, not the one above.
    ...(context && heading === undefined && { context }),
    ...(!head.isLeading && { isClosedByDate: true }),
    ...(head.isLeading && dates.length === 1 && isWeekFrom(passage, first) && { isWeek: true }),
    ...(head.isLeading && BY.test(passage.text.slice(0, first.start)) && { isDeadline: true }),
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
  return withLabels(body).map((statement): Occasion => {
    const own = ownDates(statement, book, dates);
    if (own.length === 0) return { ...shared, statement };
    const { isWindow: _isWindow, ...rest } = shared;
    return { ...rest, statement, dates: own, ...(own.length > 1 && { isWindow: true }) };
  });
}

const WEEK_FROM = /\b(?:week\s(?:of|beginning|commencing|starting)|w\/[cb])\W{0,3}(?:\p{L}+day\W{0,3})?$/iu;

/** "Week of September 14: …" is about one of its days. */
const isWeekFrom = ({ text }: Passage, { start, placed }: DateInPassage): boolean =>
  placed.until === undefined && WEEK_FROM.test(text.slice(0, start));

/** "2/10 Java; 2/13 no class" has a day for each of its parts, "memo due November 13" its own. */
function ownDates(statement: Passage, book: DateBook, head: readonly PlacedDate[]): PlacedDate[] {
  const found = book.within(statement);
  const [first] = found;
  const lead = statement.text.slice(0, first?.start);
  const isOwn = BEFORE_LEADING_DATE.test(lead) || DUE_ON.test(lead) || isDayOf(first?.placed, head);
  if (!first || !isOwn) return [];
  return leadingGroup(found, statement.text).map(({ placed }) => placed);
}

/** "Aug 10–13: presentations on Aug 11 and 13": a day of the week that the entry is for. */
function isDayOf(day: PlacedDate | undefined, head: readonly PlacedDate[]): boolean {
  const [first, last] = [head[0], head.at(-1)];
  const end = last?.until ?? last?.date;
  if (!day || !first || !end || !isFull(day.date) || !isFull(first.date) || !isFull(end)) return false;
  const isSpan = head.length > 1 || last?.until !== undefined;
  return isSpan && daysBetween(first.date, day.date) >= 0 && daysBetween(day.date, end) >= 0;
}

/** In front of the date by which something is due. */
const DUE_ON =
  /\bdue(?:\s(?:on|by|at|no\slater\sthan|\p{L}+day,?|in\sclass|noon|midnight|\d{1,2}(?::\d{2})?\s?[ap]\.?m\.?))*\s?$/iu;
