import type { DateBook, PlacedDate } from '../../dates/date-book.ts';
import { type Vocabulary, vocabulary } from '../../items/vocabulary.ts';
import type { Locale } from '../../locales/locale.ts';
import type { Paragraph } from '../../structure/outline.ts';
import type { Passage } from '../../text/passage.ts';
import { announcedDays } from '../lists/announced-days.ts';
import { daysOffLists } from '../lists/days-off-lists.ts';
import { belowDueLabel } from '../lists/due-label.ts';
import { dueLists } from '../lists/due-lists.ts';
import { inlineLists } from '../lists/inline-lists.ts';
import { type LabelledList, labelledLists } from '../lists/labelled-lists.ts';
import { type ListTitle, listTitles } from '../lists/listed-under.ts';
import { namedAbove } from '../lists/named-above.ts';
import { belowDeadlines, type DeadlineList, listedWork } from '../lists/work-lists.ts';
import type { Occasion } from '../occasion.ts';
import { dueNextTime } from '../relative/due-next-time.ts';
import { areWeeks } from '../table/weekly-rows.ts';
import { breaksInText } from './breaks-in-text.ts';
import { headingsOfDays } from './day-below-heading.ts';
import { dayTitles } from './day-titles.ts';
import { describedWorks } from './described-works.ts';
import type { Head } from './entry.ts';
import { isScheduled, isSentence, toHead } from './heads.ts';
import { sectionDays } from './section-days.ts';
import { stagesInText } from './stages-in-text.ts';
import { belowWeekHeads } from './week-heads.ts';
import { weekTitles } from './week-titles.ts';

/** What stands where in a running text; all maps are by the place of the paragraph. */
export interface TextPlan {
  paragraphs: readonly Paragraph[];
  book: DateBook;
  words: Vocabulary;
  /** Lines that their date leads or closes. */
  heads: ReadonlyMap<number, Head>;
  /** Those of them that are the entries of a schedule. */
  scheduled: readonly Head[];
  /** Those whose day closes what it is about, above what is done on it. */
  dayTitles: ReadonlySet<number>;
  /** Every entry is a week after the last. */
  isWeekly: boolean;
  /** Paragraphs that are read as a whole, whatever stands around them. */
  whole: ReadonlyMap<number, Occasion[]>;
  /** What stands below "Key dates". */
  deadlines: ReadonlyMap<number, DeadlineList>;
  /** What stands below "Due next class", with its day. */
  nextTime: ReadonlyMap<number, PlacedDate[]>;
  /** The titles of lists, by their items. */
  titles: ReadonlyMap<number, ListTitle>;
  /** What names a list below it, and so does not stand below the day above it. */
  listNames: ReadonlySet<Passage>;
  /** What says which week the day above is of. */
  weekTitles: ReadonlySet<number>;
  /** What stands below "Assignments due:". */
  lists: ReadonlyMap<number, LabelledList>;
}

/** Where the entries and the lists of a text are, before what each paragraph says is read. */
export function toTextPlan(paragraphs: readonly Paragraph[], book: DateBook, locale: Locale): TextPlan {
  const words = vocabulary(locale);
  const heads = paragraphs.flatMap((paragraph, at) =>
    words.refersUp.test(paragraph.passage.text) ? [] : (toHead(paragraph, at, book) ?? []),
  );
  const scheduled = heads.filter((head) => {
    const line = paragraphs[head.at];
    return isScheduled(heads, head) && (head.isLeading || !line || !isSentence(line, words));
  });
  const leading = scheduled.filter(({ isLeading }) => isLeading);
  const titles = listTitles(paragraphs, book, words);
  return {
    paragraphs,
    book,
    words,
    heads: new Map(heads.map((head) => [head.at, head])),
    scheduled,
    dayTitles: dayTitles(paragraphs, scheduled, words),
    isWeekly: areWeeks(leading.map(({ dates }) => ({ dates: dates.map(({ placed }) => placed) }))),
    whole: new Map([
      ...headingsOfDays(paragraphs, scheduled),
      ...breaksInText(paragraphs, { scheduled, book }, words),
      ...belowWeekHeads(paragraphs, { scheduled, book }, words),
      ...daysOffLists(paragraphs, book, words),
      ...namedAbove(paragraphs, { book, words }),
      ...announcedDays(paragraphs, book, words),
      ...inlineLists(paragraphs, book, words),
      ...sectionDays(paragraphs, book, words),
      ...describedWorks(paragraphs, book, words),
      ...stagesInText(paragraphs, book, words),
      ...dueLists(paragraphs, book, locale),
    ]),
    deadlines: new Map([
      ...belowDeadlines(paragraphs, heads, words),
      ...listedWork(paragraphs, heads, words).map((at) => [at, 'work'] as const),
      ...belowDueLabel(paragraphs, heads, words).map((at) => [at, 'work'] as const),
    ]),
    nextTime: dueNextTime(paragraphs, heads),
    titles,
    listNames: new Set([...titles.values()].map(({ title }) => title)),
    weekTitles: weekTitles(paragraphs, scheduled),
    lists: labelledLists(paragraphs, words),
  };
}
