import { asksDate } from './dates/asks-date.ts';
import {
  beginsWithDate,
  beginsWithDayLabel,
  cutsDate,
  endsWithDate,
  hasDatesAhead,
  isDateAlone,
  isHeadLine,
} from './dates/dated-lines.ts';
import { withEnglishMonths } from './dates/english-months.ts';
import { withMisspeltMonths } from './dates/misspelt-months.ts';
import { readDates } from './dates/read-dates.ts';
import { withShortYear } from './dates/short-year.ts';
import { withWrittenOrder } from './dates/written-order.ts';
import type { Document } from './document.ts';
import type { ExtractOptions } from './extract-options.ts';
import type { CourseContext } from './findings/context.ts';
import { readGrading } from './grading/read-grading.ts';
import { withCourseWords } from './items/course-words.ts';
import { detectLocale } from './locales/detect.ts';
import { withEnglishWork } from './locales/english-work.ts';
import type { Locale } from './locales/locale.ts';
import { withSecondLanguage } from './locales/second-language.ts';
import { readMeetings } from './meetings/read-meetings.ts';
import { joinDayRows } from './schedule/calendars/day-rows.ts';
import { separateFirstWeek } from './schedule/calendars/month-grids.ts';
import { monthListDates } from './schedule/calendars/month-lists.ts';
import { daysAfterMonth } from './schedule/calendars/month-once.ts';
import { joinMonthWeekdays } from './schedule/calendars/month-weekdays.ts';
import { pairedDays } from './schedule/calendars/paired-days.ts';
import { joinSplitDays } from './schedule/calendars/split-days.ts';
import { weekdayLed } from './schedule/calendars/weekday-lines.ts';
import { collectOccasions } from './schedule/collect.ts';
import { withoutEntryKinds } from './schedule/columns/entry-kinds.ts';
import { joinDayLists } from './schedule/day-lists/day-lists.ts';
import { joinLabelledRows } from './schedule/day-lists/labelled-rows.ts';
import { unfoldBrief } from './schedule/lists/brief-tables.ts';
import { joinDueLabels } from './schedule/lists/due-label-above.ts';
import { onSaidDays } from './schedule/relative/said-later.ts';
import { IS_DUE, joinDueRows } from './schedule/table/due-rows-below.ts';
import { type Node, toOutline } from './structure/outline.ts';
import { readSessions } from './term/sessions.ts';

/**
 * Everything read from a document before anything is decided. Order is policy: the language gives the words, the
 * words the dates, the dates the year, and only then is it known what each date governs.
 */
export function understand(
  document: Document,
  options: ExtractOptions,
  language: Locale = languageOf(document.text),
): CourseContext {
  const isHead = hasDatesAhead(document, language)
    ? (text: string) => isHeadLine(text, language)
    : () => false;
  const days = new Map([
    ...daysAfterMonth(document, language),
    ...monthListDates(document, language),
    ...pairedDays(document, language),
  ]);
  const dayLines = new Set([...days.keys()].map(({ text }) => text));
  const isWeekdayLed = weekdayLed(document, language);
  const outline = toOutline(document, {
    isHead: (text) => isHead(text) || dayLines.has(text) || isWeekdayLed(text),
    startsAnew: (text) =>
      beginsWithDate(text, language) ||
      beginsWithDayLabel(text, language) ||
      dayLines.has(text) ||
      isWeekdayLed(text) ||
      IS_DUE.test(text),
    endsDated: (text) => endsWithDate(text, language),
    cutsDate: (above, below) => cutsDate(above, below, language),
    isOnlyDate: (text) => isDateAlone(text, language),
    asksDate: (text) => asksDate(text, language),
  })
    .flatMap((node) => unfoldBrief(node, language))
    .map((node) => joinDayRows(separateFirstWeek(asTable(node, language), language), language));
  const nodes = joinDueRows(joinDayLists(joinDueLabels(outline, language), language));
  const meetings = readMeetings(outline, language);
  const { term, book, weeks } = readDates({ document, nodes, days, meetings, locale: language }, options);
  const grading = readGrading(outline, language);
  const locale = withCourseWords(language, { grading, nodes: outline });
  const sessions = readSessions(nodes, book);
  const occasions = onSaidDays(collectOccasions(nodes, book, locale), { book, meetings, sessions, locale });
  return { document, nodes, occasions, book, locale, term, weeks, sessions, meetings, grading };
}

/** The language of a document, with the ways in which it writes its dates. */
export const languageOf = (text: string): Locale => asWritten(detectLocale(text), text);

/** A table with its days and its entries as others write them. */
const asTable = (node: Node, locale: Locale): Node =>
  joinLabelledRows(withoutEntryKinds(joinMonthWeekdays(joinSplitDays(node, locale), locale), locale), locale);

/** The language with English names of work, and with the ways in which this document writes its dates. */
const asWritten = (locale: Locale, text: string): Locale =>
  withShortYear(
    withWrittenOrder(
      withMisspeltMonths(withEnglishMonths(withSecondLanguage(withEnglishWork(locale), text), text), text),
      text,
    ),
    text,
  );
