import { findDates } from '../../dates/find-dates.ts';
import { BOLD_LEVEL } from '../../document.ts';
import { isOnlyTest } from '../../items/only-test.ts';
import { vocabulary } from '../../items/vocabulary.ts';
import type { Locale } from '../../locales/locale.ts';
import type { Node, Paragraph } from '../../structure/outline.ts';
import { haveWeekdayHeads } from '../calendars/weekday-lines.ts';
import { holdDueLists } from '../lists/due-lists.ts';
import { isNextTime } from '../relative/due-next-time.ts';
import { labelsOf } from '../relative/labelled-days.ts';
import { weekdayLead } from '../relative/led-by-weekdays.ts';
import { isWeekHeading, saysDue } from '../text/entry.ts';
import { LONGEST_TITLE_ABOVE } from '../text/line-lengths.ts';
import { namesOneWork } from '../text/section-heading.ts';
import { isTitleLine } from '../text/title-above.ts';
import { dayLineOf, withoutBrackets } from './day-lines.ts';
import { isLabelled, labelsAmong, withPlainLabels } from './line-labels.ts';
import { type DayEntry, toGrids } from './list-grid.ts';

const FEWEST_DAYS = 3;
const FEWEST_FILLED = 0.6;
const FARTHEST_DAY = 20;
const MOST_BELOW_LAST = 4;
const MOST_BELOW_LABEL = 2;
/** In letters: what a line begins with stands before it. */
const LATE = 4;

/**
 * Lists of days as tables: each day with the lines below it is a row, and what stands in front of such a line, as in
 * "Due: Essay 1", is the name of its column.
 */
export function joinDayLists(nodes: readonly Node[], locale: Locale): Node[] {
  const joined: Node[] = [];
  let paragraphs: Paragraph[] = [];
  for (const node of nodes) {
    if (node.type === 'paragraph') {
      paragraphs.push(node);
      continue;
    }
    joined.push(...inText(paragraphs, locale), node);
    paragraphs = [];
  }
  return [...joined, ...inText(paragraphs, locale)];
}

function inText(written: readonly Paragraph[], locale: Locale): Node[] {
  const paragraphs = withPlainLabels(written, locale);
  const days = daysIn(paragraphs, locale);
  const heading = days.filter(({ heads }) => heads).map(({ at }) => at);
  const lists = clusters(heading).filter(({ length }) => length >= FEWEST_DAYS);
  const nodes: Node[] = [];
  let done = 0;
  for (const list of lists) {
    const [first = 0, end] = [list[0], endOf(list, paragraphs, locale)];
    const lines = paragraphs.slice(first, end);
    const toList = (of: readonly number[]) => toParts(lines, new Set(of.map((at) => at - first)), locale);
    const parts = toList(list);
    const isList =
      isFilled(parts, locale) &&
      !areNamedAbove(parts, paragraphs[first - 1], locale) &&
      !haveWeekdayHeads(lines, locale) &&
      !holdDueLists(lines, locale);
    const grids = isList ? toGrids(toList([...list, ...ofSeries(days)]), locale) : [];
    nodes.push(...written.slice(done, isList ? first : end), ...grids);
    done = end;
  }
  return [...nodes, ...written.slice(done)];
}

/** A line with its day, and whether what stands below says that it heads it. */
interface ListedDay {
  at: number;
  heads: boolean;
  form: string;
  /** Grows from day to day of a year. */
  day: number;
}

function daysIn(paragraphs: readonly Paragraph[], locale: Locale): ListedDay[] {
  const labels = labelsAmong(paragraphs, locale);
  return paragraphs.flatMap((paragraph, at): ListedDay[] => {
    const above = paragraphs[at - 1]?.passage.text ?? '';
    const isOfAbove =
      asksForDay(above, locale) ||
      isDayOfTest(paragraph, paragraphs[at - 1], locale) ||
      isDayOfTitle(paragraphs, at, locale);
    const line = isOfAbove ? undefined : dayLineOf(paragraph, locale);
    const next = paragraphs[at + 1];
    const isAbove = line === 'worded' && next !== undefined && isLabelled(next, labels, locale);
    return line ? [{ at, heads: line === 'bare' || isAbove, ...formOfDay(paragraph, locale) }] : [];
  });
}

/** How the day is written, and where: "9/14: " and "10/2: " alike. */
function formOfDay({ passage: { text }, heading, isListItem }: Paragraph, locale: Locale) {
  const [first] = findDates(text, locale);
  const written = withoutBrackets(text)
    .slice(0, (first?.end ?? 0) + 1)
    .replace(/\d+/gu, '0');
  const form = `${heading} ${isListItem} ${written.replace(/\p{L}+/gu, 'a').trimEnd()}`;
  return { form, day: (first?.month ?? 0) * 31 + (first?.day ?? 0) };
}

/** "2/3: Home visits", with nothing below that tells, between "1/27: …" and "2/10: …" that head the lines below them. */
const ofSeries = (days: readonly ListedDay[]): number[] =>
  days.flatMap(({ at, heads, form, day }, index) => {
    const isHead = (other: ListedDay) => other.heads && other.form === form;
    const before = days.slice(0, index).findLast(isHead);
    const after = days.slice(index + 1).find(isHead);
    return !heads && before && after && before.day < day && day < after.day ? [at] : [];
  });

/** "Term paper:", "Due" above its day; "Spring break: March 20:" has its own. */
const asksForDay = (text: string, locale: Locale): boolean =>
  (text.trimEnd().endsWith(':') && findDates(text, locale).length === 0) ||
  /^\W*(?:due|date)\W*$/iu.test(text);

const FARTHEST_TITLE = 3;

/** "Date: October 3" below "Essay 1 (20%)" and what is asked for it. */
function isDayOfTitle(paragraphs: readonly Paragraph[], at: number, locale: Locale): boolean {
  const words = vocabulary(locale);
  const isTitle = ({ passage, heading }: Paragraph) =>
    (heading !== undefined || isTitleLine(passage)) && namesOneWork(passage.text, words);
  return (
    words.label.test(paragraphs[at]?.passage.text ?? '') &&
    paragraphs.slice(Math.max(0, at - FARTHEST_TITLE), at).some(isTitle)
  );
}

/** "Thursday, May 13, 8:00" on a line of its own below the heading "Final exam": it heads nothing. */
const isDayOfTest = (own: Paragraph, above: Paragraph | undefined, locale: Locale): boolean =>
  own.heading === undefined &&
  above?.heading !== undefined &&
  above.heading < BOLD_LEVEL &&
  isOnlyTest(above.passage.text, vocabulary(locale));

function clusters(days: readonly number[]): number[][] {
  const found: number[][] = [];
  for (const at of days) {
    const last = found.at(-1);
    if (last && at - (last.at(-1) ?? 0) <= FARTHEST_DAY) last.push(at);
    else found.push([at]);
  }
  return found;
}

/**
 * Where the lines below the last day end: there are no more of them than below the others, and what has a day of its
 * own, or heads something else, is none of them; many are only those that begin with days of a week.
 */
function endOf(days: readonly number[], paragraphs: readonly Paragraph[], locale: Locale): number {
  const last = days.at(-1) ?? 0;
  const most = Math.max(...days.slice(1).map((at, index) => at - (days[index] ?? at) - 1));
  const labels = labelsAmong(paragraphs.slice(days[0], last), locale);
  const words = vocabulary(locale);
  // "Final exam", however large, right below the last day, or "Final project due" in bold anywhere below it.
  const isTest = ({ passage }: Paragraph) => isOnlyTest(passage.text, words);
  const isWork = ({ passage: { text }, heading = 0 }: Paragraph) =>
    heading >= BOLD_LEVEL &&
    text.length <= LONGEST_TITLE_ABOVE &&
    words.due.test(text) &&
    words.namesWork(text) &&
    findDates(text, locale).length === 0;
  let end = last + 1;
  let label = last;
  for (const paragraph of paragraphs.slice(end)) {
    if (end - last > most && !isLedByDay(paragraph, locale)) break;
    const isNamed = isLabelled(paragraph, labels, locale);
    const isOfDay = isNamed || (end === last + 1 && isTest(paragraph)) || isWork(paragraph);
    const isFar = end - last > MOST_BELOW_LAST && end - label > MOST_BELOW_LABEL;
    if (!isOfDay && isBehindList(paragraph, { isFar, locale })) break;
    if (isNamed) label = end;
    end += 1;
  }
  return end;
}

/** "Friday: Rivers", "Friday Rivers" */
const isLedByDay = ({ passage: { text } }: Pick<Paragraph, 'passage'>, locale: Locale): boolean =>
  labelsOf(text, locale).length > 0 || weekdayLead(text, locale) !== undefined;

const isBehindList = (
  { passage, heading }: Paragraph,
  { isFar, locale }: { isFar: boolean; locale: Locale },
): boolean =>
  heading !== undefined ||
  (isFar && !isLedByDay({ passage }, locale)) ||
  findDates(passage.text, locale).length > 0;

/** Entries, and what stands between them for itself, such as the heading of a unit. */
function toParts(
  paragraphs: readonly Paragraph[],
  days: ReadonlySet<number>,
  locale: Locale,
): (DayEntry | Paragraph)[] {
  const words = vocabulary(locale);
  const { noClass, due, namesWork } = words;
  // "No class: individual conferences" in bold, right below its day.
  const saysNoClass = ({ passage: { text } }: Paragraph, last: DayEntry | Paragraph | undefined) =>
    last?.type === 'entry' && last.below.length === 0 && (noClass.exec(text)?.index ?? LATE) < LATE;
  // "Essay 1 due" and "Midterm exam", in the type of the days.
  const isOfDay = ({ passage: { text } }: Paragraph) =>
    (text.length <= LONGEST_TITLE_ABOVE &&
      ((namesWork(text) && due.test(text)) || isOnlyTest(text, words))) ||
    saysDue(text);
  const level = Math.min(...paragraphs.flatMap(({ heading }, at) => (days.has(at) ? (heading ?? 7) : [])));
  // "Final exam", larger than the days, above a day of its own.
  const isTitleOfNext = (at: number) => {
    const { heading = level, passage } = paragraphs[at] ?? {};
    return (
      heading < Math.min(level, BOLD_LEVEL) && days.has(at + 1) && isOnlyTest(passage?.text ?? '', words)
    );
  };
  const parts: (DayEntry | Paragraph)[] = [];
  paragraphs.forEach((paragraph, at) => {
    if (isTitleOfNext(at)) return;
    const last = parts.at(-1);
    const isApart =
      isWeekHeading(paragraph.passage.text) ||
      (paragraph.heading !== undefined &&
        paragraph.heading <= level &&
        !isOfDay(paragraph) &&
        !saysNoClass(paragraph, last));
    const titles = isTitleOfNext(at - 1) ? paragraphs.slice(at - 1, at) : [];
    if (days.has(at)) parts.push({ type: 'entry', day: paragraph, below: titles });
    else if (last?.type === 'entry' && !isApart) last.below.push(paragraph);
    else parts.push(paragraph);
  });
  return parts;
}

/** Most days have lines below them, and none of these are for another day or begin with one. */
function isFilled(parts: readonly (DayEntry | Paragraph)[], locale: Locale): boolean {
  const entries = parts.filter((part) => part.type === 'entry');
  const below = entries.flatMap((entry) => entry.below);
  return (
    entries.filter(({ below: own }) => own.length > 0 && !own.some((line) => dayLineOf(line, locale)))
      .length >=
      FEWEST_FILLED * entries.length && !below.some(({ passage }) => isNextTime(passage.text))
  );
}

/**
 * "Midterm exam" above "October 15", and no line below the last of the days; or such a line above each of them, with
 * what else is said of the work below its day.
 */
function areNamedAbove(
  parts: readonly (DayEntry | Paragraph)[],
  above: Paragraph | undefined,
  locale: Locale,
): boolean {
  const { namesWork } = vocabulary(locale);
  const isWork = (line: Paragraph | undefined) =>
    line !== undefined && line.passage.text.length <= LONGEST_TITLE_ABOVE && namesWork(line.passage.text);
  const last = parts.at(-1);
  if (last?.type !== 'entry' || !isWork(above)) return false;
  if (last.below.length === 0) return above?.heading === undefined;
  const others = parts.slice(0, -1);
  const areAbove = others.every((part) => isWork(part.type === 'entry' ? part.below.at(-1) : part));
  return areAbove && !last.below.some(isWork);
}
