import { findDates } from '../../dates/find-dates.ts';
import { isGeneric, saysOnlyOfWork } from '../../items/label-words.ts';
import { isOnlyTest } from '../../items/only-test.ts';
import { vocabulary } from '../../items/vocabulary.ts';
import type { Locale } from '../../locales/locale.ts';
import type { Paragraph } from '../../structure/outline.ts';
import { isBold } from '../../text/passage.ts';
import { roleOf } from '../columns/columns.ts';
import { roleOfLabel } from '../lists/labelled-lists.ts';
import { labelsOf } from '../relative/labelled-days.ts';

/** What stands in front of a line and says what it holds: "Reading", "Work due (by 5 pm)". */
export interface LineLabel {
  name: string;
  /** Where the name begins and what it is said of. */
  start: number;
  end: number;
}

const LABEL =
  /^[^\p{L}\p{N}]{0,4}(?<name>\p{L}(?:[^:.!?;"“\n]|:(?=\d\d)){1,44}?)(?<mark>\s?:\**(?=\s|$)|\s[–—](?=\s))\s*/u;
const NUMBERED = /(?:\d|\s[IVX]{1,4})\W*$/u;

const LONGEST_ALONE = 45;
const IS_SENTENCE = /\p{Ll}[.!?]\s*$/u;

/** "Work due (by 5 pm): Essay 1", or "Readings" as a heading of its own. */
export function labelOf(paragraph: Paragraph, locale: Locale): LineLabel | undefined {
  const { text } = paragraph.passage;
  const found = LABEL.exec(text);
  const isAlone =
    !found && text.length <= LONGEST_ALONE && !IS_SENTENCE.test(text) && isSetApart(paragraph, locale);
  const name = isAlone ? text : found?.groups?.name;
  // "Lab 3: Gears" is one of many, "Tuesday: Gears" a day, "No class: Founders Day" a day off.
  if (name === undefined || isNumbered(name) || labelsOf(text, locale).length > 0) return undefined;
  if (isAlone && isOfDay(name, locale)) return undefined;
  // "Homework (due Mon 9/9): Essay 1" has a day of its own.
  if (vocabulary(locale).dayOff.test(name) || findDates(name, locale).length > 0) return undefined;
  return { name, start: text.indexOf(name), end: found ? found[0].length : text.length };
}

/** "Essay 1 due by 5 pm today" and "Midterm exam" are what the day has; "Work due by 5 pm" and "Exams" stand above it. */
function isOfDay(name: string, locale: Locale): boolean {
  const words = vocabulary(locale);
  return words.due.test(name)
    ? !isGeneric(name) && !saysOnlyOfWork(name, [])
    : isOnlyTest(name, words) && !SEVERAL.test(name);
}

const SEVERAL = /s\W*$/iu;

/** A heading, or the name of a kind of column in bold. */
const isSetApart = ({ passage, heading }: Paragraph, locale: Locale): boolean =>
  heading !== undefined ||
  (passage.pieces.every(({ line }) => isBold(line)) && roleOf(passage.text, locale) !== undefined);

/** Deeper than any heading, and than the lines of days that are set like any other. */
const DEEPEST = 8;

/**
 * "Readings" above several lists, and "Assignments due" above what is due, on lines of their own and set like any other, as
 * headings.
 */
export function withPlainLabels(paragraphs: readonly Paragraph[], locale: Locale): Paragraph[] {
  const plain = paragraphs.filter((_, at) => isPlainLabel(paragraphs, at, locale));
  const counted = Map.groupBy(plain, ({ passage }) => keyOf(passage.text));
  const words = vocabulary(locale);
  const labels = new Set(
    plain.filter(
      ({ passage: { text } }) =>
        (counted.get(keyOf(text))?.length ?? 0) >= FEWEST || roleOfLabel(text, words) === 'due',
    ),
  );
  return paragraphs.map((paragraph) =>
    labels.has(paragraph) ? { ...paragraph, heading: DEEPEST } : paragraph,
  );
}

function isPlainLabel(paragraphs: readonly Paragraph[], at: number, locale: Locale): boolean {
  const [line, below] = [paragraphs[at], paragraphs[at + 1]];
  if (!line || line.isListItem || line.heading !== undefined || below?.heading !== undefined) return false;
  const { text } = line.passage;
  if (text.length > LONGEST_ALONE || /[:\d]/u.test(text)) return false;
  const isAbove = below?.isListItem === true || roleOfLabel(text, vocabulary(locale)) === 'due';
  return isAbove && roleOf(text, locale) !== undefined && !isOfDay(text, locale);
}

const IN_BRACKETS = /\s?\([^()]*\)\s*$/u;
const IS_DUE = /[\s,–—-]+(?:is\s)?due$/iu;

/** "Lab 3 (due week 5)", "Lab 3 due"; "due (by 5 pm)" and "due @ 5 pm" end with an hour. */
function isNumbered(name: string): boolean {
  const whole = name.replace(IN_BRACKETS, '').replace(IS_DUE, '');
  return NUMBERED.test(whole) && !/@|\b(?:by|at)\s/u.test(whole);
}

/** "Work due (by 5 pm)" and "WORK DUE – by 5 pm" are one label. */
export const keyOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const FEWEST = 2;
const MOST_WORDS_OF_COLUMN = 5;

/** The labels of a list: those that stand in front of several of its lines, and those that name a kind of column. */
export function labelsAmong(paragraphs: readonly Paragraph[], locale: Locale): ReadonlySet<string> {
  const names = paragraphs.flatMap((paragraph) => labelOf(paragraph, locale)?.name ?? []);
  return new Set(
    [...Map.groupBy(names, keyOf)].flatMap(([key, all]) =>
      all.length >= FEWEST || all.some((name) => namesColumn(name, locale)) ? [key] : [],
    ),
  );
}

/** "Work due (by 5 pm)" above a single line; "On the topic of last class" heads none. */
const namesColumn = (name: string, locale: Locale): boolean =>
  name.replace(IN_BRACKETS, '').split(/\s+/u).length <= MOST_WORDS_OF_COLUMN &&
  roleOf(name, locale) !== undefined;

/** Whether one of these labels stands in front of a line. */
export function isLabelled(paragraph: Paragraph, labels: ReadonlySet<string>, locale: Locale): boolean {
  const label = labelOf(paragraph, locale);
  return label !== undefined && labels.has(keyOf(label.name));
}
