import { addDays } from '../../dates/civil.ts';
import { type PlacedDate, placeAt } from '../../dates/date-book.ts';
import type { Locale } from '../../locales/locale.ts';
import type { Node } from '../../structure/outline.ts';
import type { DatedPassage, TermWeeks } from '../../term/weeks.ts';
import type { Passage } from '../../text/passage.ts';
import { weekdayLead } from '../relative/led-by-weekdays.ts';
import { countDays } from '../table/weekdays-of-week.ts';
import { weekNumberOf } from '../text/entry.ts';

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
    if (node.type === 'paragraph' && weekNumberOf(node.passage.text) !== undefined)
      plans.push({ head: node.passage, days: 0 });
    const plan = plans.at(-1);
    if (plan) plan.days += daysIn(node, locale);
  }
  const ofDays = plans.filter(({ days }) => days > 0);
  const isPlan = ofDays.filter(({ days }) => days >= FEWEST_DAYS).length >= FEWEST_WEEKS;
  return isPlan
    ? ofDays.flatMap(({ head }) => (written.has(head) ? [] : (placeWeek(head, weeks) ?? [])))
    : [];
}

const daysIn = (node: Node, locale: Locale): number => {
  if (node.type === 'grid') return countDays(node, locale);
  return weekdayLead(node.passage.text, locale) ? 1 : 0;
};

/** From its Monday to its Friday. */
function placeWeek(passage: Passage, weeks: TermWeeks): PlacedDate | undefined {
  const { text } = passage;
  const begins = text.length <= LONGEST ? weeks.mondayOf(weekNumberOf(text) ?? 0) : undefined;
  const end = NUMBER.exec(text)?.[0].length ?? 0;
  if (!begins) return undefined;
  const { date, because } = begins;
  const until = addDays(date, TO_FRIDAY);
  const mention = { start: text.search(/\p{L}/u), end, ...date, until };
  return placeAt(passage, mention, { date, until, assumed: [{ field: 'date', because }] });
}

/** "Week 3" of "Week 3: Rivers". */
const NUMBER = /^\D*\d{1,2}/u;
