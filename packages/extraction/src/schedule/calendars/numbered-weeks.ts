import { addDays } from '../../dates/civil.ts';
import { type PlacedDate, placeAt } from '../../dates/date-book.ts';
import type { Locale } from '../../locales/locale.ts';
import { perLocale } from '../../locales/per-locale.ts';
import type { Grid, Node, Paragraph } from '../../structure/outline.ts';
import type { DatedPassage, TermWeeks } from '../../term/weeks.ts';
import type { Passage } from '../../text/passage.ts';
import { oneOf } from '../../text/patterns.ts';
import { weekdayAlone } from '../columns/column-names.ts';
import { weekdayLead } from '../relative/led-by-weekdays.ts';
import { headsDays } from '../table/weekdays-of-week.ts';

const LONGEST = 100;
const FEWEST_WEEKS = 2;
const FEWEST_DAYS = 2;
const TO_FRIDAY = 4;

/**
 * The days of "Week 3" above "Monday: Rivers" and "Friday: Quiz 1", or above a table of its weekdays, where the weeks of
 * the term are known and the line has no date.
 */
export function numberedWeeks(
  nodes: readonly Node[],
  dated: readonly DatedPassage[],
  { weeks, locale }: { weeks: TermWeeks; locale: Locale },
): PlacedDate[] {
  const written = new Set(dated.flatMap(({ passage, dates }) => (dates.length > 0 ? [passage] : [])));
  const plans: { head: Passage; days: number }[] = [];
  for (const node of nodes) {
    if (node.type === 'paragraph' && weekPattern(locale).test(node.passage.text))
      plans.push({ head: node.passage, days: 0 });
    const plan = plans.at(-1);
    if (plan) plan.days += daysIn(node, locale);
  }
  const ofDays = plans.filter(({ days }) => days > 0);
  const isPlan = ofDays.filter(({ days }) => days >= FEWEST_DAYS).length >= FEWEST_WEEKS;
  return isPlan
    ? ofDays.flatMap(({ head }) => (written.has(head) ? [] : (placeWeek(head, weeks, locale) ?? [])))
    : [];
}

const weekPattern = perLocale(
  (locale) =>
    new RegExp(`^\\W{0,4}(?<name>${oneOf(locale.week)}\\s?#?(?<number>\\d{1,2}))(?!\\d|\\.\\d)`, 'iu'),
);

const daysIn = (node: Paragraph | Grid, locale: Locale): number =>
  node.type === 'paragraph' ? (isLed(node, locale) ? 1 : 0) : daysOfGrid(node, locale);

const isLed = ({ passage: { text } }: Paragraph, locale: Locale): boolean =>
  weekdayLead(text, locale) !== undefined;

const daysOfGrid = ({ rows, columns }: Grid, locale: Locale): number =>
  rows.slice(0, 2).some((row) => headsDays(row, locale))
    ? columns
    : rows.filter(({ cells }) => weekdayAlone(cells[0]?.passage.text ?? '', locale)).length;

/** From its Monday to its Friday. */
function placeWeek(passage: Passage, weeks: TermWeeks, locale: Locale): PlacedDate | undefined {
  const match = weekPattern(locale).exec(passage.text);
  const begins = weeks.mondayOf(Number(match?.groups?.number));
  if (!match || !begins || passage.text.length > LONGEST) return undefined;
  const { date, because } = begins;
  const until = addDays(date, TO_FRIDAY);
  const end = match.index + match[0].length;
  const mention = { start: end - (match.groups?.name?.length ?? 0), end, ...date, until };
  return placeAt(passage, mention, { date, until, assumed: [{ field: 'date', because }] });
}
