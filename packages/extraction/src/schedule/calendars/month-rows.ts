import type { DateMention } from '../../dates/mention.ts';
import { dateWords } from '../../dates/words.ts';
import type { Locale } from '../../locales/locale.ts';
import { perLocale } from '../../locales/per-locale.ts';
import type { Grid, GridRow, Node } from '../../structure/outline.ts';
import type { Passage } from '../../text/passage.ts';
import { oneOf } from '../../text/patterns.ts';
import { distinct } from '../columns/columns.ts';
import { type Month, monthIn, nextMonth } from './month-grids.ts';

const FEWEST_DAYS = 3;
/** From the end of a month to the beginning of the next. */
const TURN_OF_MONTH = 12;

interface Found {
  passage: Passage;
  mention: DateMention;
}

/**
 * The days of tables that name their month once: "Monday 14" and "Wed. 16" below "September", which stands above the
 * table, in its header or in a row of its own.
 */
export function monthRowDates(nodes: readonly Node[], locale: Locale): Map<Passage, DateMention> {
  const all: Found[] = [];
  let month: Month | undefined;
  for (const node of nodes) {
    if (node.type === 'paragraph') month = onlyMonth(node.passage, locale) ?? month;
    else {
      const read = readRows(node, month, locale);
      month = read.month;
      if (read.found.length >= FEWEST_DAYS) all.push(...read.found);
    }
  }
  return new Map(all.map(({ passage, mention }) => [passage, mention]));
}

/** Nothing but the month, and its year. */
export const onlyMonth = ({ text }: { text: string }, locale: Locale): Month | undefined =>
  /^\W*\p{L}+\.?,?(?:\s(?:de\s|del\s)?20\d{2})?\W*$/u.test(text) ? monthIn(text, locale) : undefined;

function readRows({ rows }: Grid, above: Month | undefined, locale: Locale) {
  const found: Found[] = [];
  let month = above;
  let last = 0;
  rows.forEach((row, at) => {
    const named = monthOfRow(row, at === 0, locale);
    if (named) [month, last] = [named, 0];
    const cell = distinct(row).find(({ passage }) => dayIn(passage.text, locale) !== undefined);
    const day = cell && dayIn(cell.passage.text, locale);
    if (!cell || !day || !month) return;
    if (day.day < last - TURN_OF_MONTH) month = nextMonth(month);
    last = day.day;
    found.push({
      passage: cell.passage,
      mention: { start: 0, end: cell.passage.text.length, ...day, ...month },
    });
  });
  return { found, month };
}

/** "October" alone in its row, or in a cell of the header. */
function monthOfRow(row: GridRow, isHeader: boolean, locale: Locale): Month | undefined {
  const cells = distinct(row).filter(({ passage }) => passage.text.trim() !== '');
  return isHeader || cells.length === 1
    ? cells.flatMap(({ passage }) => onlyMonth(passage, locale) ?? [])[0]
    : undefined;
}

/** "Monday 14", "Mon., 14th" or "14 (Mon)", and nothing else. */
function dayIn(text: string, locale: Locale) {
  if (!/\d/.test(text)) return undefined;
  const groups = dayPatterns(locale)
    .map((pattern) => pattern.exec(text)?.groups)
    .find((one) => one !== undefined);
  const day = groups && dateWords(locale).weekdayFrom(groups.name ?? '');
  return day ? { day: Number(groups.day), weekday: day } : undefined;
}

const THE = oneOf(['the', 'le', 'el', 'den', 'dia', 'día']);

const dayPatterns = perLocale((locale) => {
  const { weekday, ordinal } = dateWords(locale);
  const number = `(?<day>0?[1-9]|[12]\\d|3[01])(?:${ordinal})?\\.?`;
  const name = `(?<name>${weekday})`;
  return [`${name}\\.?,?\\s{1,2}(?:${THE}\\s)?${number}`, `${number},?\\s{0,2}\\(?${name}\\.?\\)?`].map(
    (written) => new RegExp(`^\\W{0,3}${written}[\\s:]*$`, 'iu'),
  );
});
