import type { DateBook } from '../dates/date-book.ts';
import { vocabulary } from '../items/vocabulary.ts';
import type { Locale } from '../locales/locale.ts';
import type { Grid, Node, Paragraph } from '../structure/outline.ts';
import { onDaysOfGroups } from './by-group.ts';
import { isItemName } from './columns/column-names.ts';
import type { Columns } from './columns/columns.ts';
import { kindAbove } from './lists/kind-above.ts';
import { numberedItems } from './lists/numbered-items.ts';
import { numberedWork } from './lists/numbered-work.ts';
import { onlyWorks } from './lists/only-works.ts';
import { asDue, isDeadlineTitle, isWorkTitle } from './lists/work-lists.ts';
import type { Occasion } from './occasion.ts';
import { onLabelledDays } from './relative/labelled-days.ts';
import { ledByWeekdays } from './relative/led-by-weekdays.ts';
import { belowWeek } from './table/below-week.ts';
import { occasionsOfDay, tableOccasions } from './table/table-occasions.ts';
import { tableBelowDay } from './table/table-of-day.ts';
import { weekdaysOfWeek } from './table/weekdays-of-week.ts';
import { footnotes } from './text/footnotes.ts';
import { textOccasions } from './text/text-occasions.ts';

/** Every statement that a date governs, in reading order: tables row by row, running text between them. */
export function collectOccasions(nodes: readonly Node[], book: DateBook, locale: Locale): Occasion[] {
  const occasions: Occasion[] = [];
  const words = vocabulary(locale);
  let paragraphs: Paragraph[] = [];
  let above: Columns | undefined;
  for (const node of nodes) {
    if (node.type === 'paragraph') {
      paragraphs.push(node);
      continue;
    }
    // A table that the page break cut goes on without its header.
    if (paragraphs.length > 6) above = undefined;
    const ofWeek = weekdaysOfWeek(node, paragraphs, { book, locale });
    if (ofWeek.length > 0) {
      occasions.push(...textOccasions(paragraphs, book, locale), ...ofWeek);
      paragraphs = [];
      continue;
    }
    const table = tableOccasions(node, book, locale, { above, kind: kindAbove(paragraphs, words) });
    const said = table.occasions.length > 0 ? undefined : belowDay(node, { paragraphs, table, book, locale });
    if (said) {
      occasions.push(...said);
      continue;
    }
    occasions.push(...textOccasions(paragraphs, book, locale));
    const title = paragraphs.at(-1)?.passage.text ?? '';
    const isBelowDeadlines =
      isDeadlineTitle(title) ||
      (isWorkTitle(title) && namesStandFirst(table.columns)) ||
      (isBelowWorkTitle(paragraphs) && listsItems(table.columns));
    paragraphs = [];
    if (table.columns.dates.length > 0) above = table.columns;
    occasions.push(...(isBelowDeadlines ? table.occasions.map(asDue) : table.occasions));
  }
  const items = numberedItems(nodes, book, locale);
  const daysOfItems = new Set(items.flatMap(({ dates }) => dates));
  const isOfItem = ({ dates }: Occasion) => dates.some((day) => daysOfItems.has(day));
  const all = [...occasions, ...textOccasions(paragraphs, book, locale), ...footnotes(nodes, book)];
  const others = [...all.filter((occasion) => !isOfItem(occasion)), ...numberedWork(nodes, book, locale)];
  const led = ledByWeekdays(onlyWorks([...others, ...items], words), locale);
  return onDaysOfGroups(onLabelledDays(led, book, locale));
}

interface Above {
  paragraphs: readonly Paragraph[];
  table: { columns: Columns };
  book: DateBook;
  locale: Locale;
}

/** What a table without days says of the day or the week above it; the lines there go on behind the table. */
function belowDay(grid: Grid, { paragraphs, table, book, locale }: Above): Occasion[] | undefined {
  const inWeek = belowWeek(grid, { paragraph: paragraphs.at(-1), columns: table.columns, book, locale });
  if (inWeek.length > 0) return inWeek;
  const ofDay = tableBelowDay(grid, paragraphs, { book, locale });
  if (ofDay) return occasionsOfDay(ofDay, book, locale).occasions;
  return isBelowDay(paragraphs, book) ? [] : undefined;
}

/** "Shell | Jan 23": names with their days behind them, where no head says what the columns are. */
const namesStandFirst = ({ dates, header }: Columns): boolean =>
  header < 0 && dates.length === 1 && dates[0] !== 0;

const FARTHEST_TITLE = 3;

/** "Assignments", and a few words on when they are due. */
const isBelowWorkTitle = (paragraphs: readonly Paragraph[]): boolean =>
  isWorkTitle(
    paragraphs.slice(-FARTHEST_TITLE).findLast(({ heading }) => heading !== undefined)?.passage.text ?? '',
  );

/** "Date | Item": nothing but a day and a name. */
function listsItems({ names, dates: [day, ...others] }: Columns): boolean {
  const named = names.flatMap((name, column) => (column === day || name.trim() === '' ? [] : [name]));
  return day !== undefined && others.length === 0 && named.length === 1 && isItemName(named[0] ?? '');
}

/** "Week 3 – Sept 14", and below it what is done for how long: what stands behind the table is of that week as well. */
function isBelowDay(paragraphs: readonly Paragraph[], book: DateBook): boolean {
  const heading = paragraphs.findLast((paragraph) => paragraph.heading !== undefined);
  return heading !== undefined && book.within(heading.passage).length > 0;
}
