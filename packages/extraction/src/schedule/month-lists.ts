import type { DateMention } from '../dates/mention.ts';
import type { Locale } from '../locales/locale.ts';
import type { Node, Paragraph } from '../structure/outline.ts';
import type { Passage } from '../text/passage.ts';
import { type Month, monthIn } from './month-grids.ts';

/** `8 First day`, `25-27 Thanksgiving`, `Th 12 – Quiz`, `3rd: essay due`; no numbered list (`1. Introduction`). */
const DAY_LINE =
  /^(?:\p{L}{1,3}\.?\s)?(?<day>\d{1,2})(?:st|nd|rd|th)?(?:\s?[-–—]\s?(?<last>\d{1,2})(?:st|nd|rd|th)?)?(?:\s?[:–—-]|,)?\s+(?=["“(]?\p{L})/u;
/** An amount and no day: `10 points`, `3 exams`. */
const AMOUNT = /^(?:points?|pts|percent|%|hours?|minutes?|weeks?|credits?|pages?|exams?|quizzes|of\b)/iu;
const FEWEST_DAYS = 2;
const MOST_BETWEEN = 2;

interface DayLine {
  passage: Passage;
  mention: DateMention;
}

/** The days of lists below the name of a month: "September" above "8 First day" and "11 Contract due". */
export function monthListDates(nodes: readonly Node[], locale: Locale): Map<Passage, DateMention> {
  const found = new Map<Passage, DateMention>();
  nodes.forEach((node, at) => {
    const month = node.type === 'paragraph' ? titleMonth(node, locale) : undefined;
    const days = month ? daysBelow(nodes.slice(at + 1), month, locale) : [];
    if (days.length >= FEWEST_DAYS) for (const { passage, mention } of days) found.set(passage, mention);
  });
  return found;
}

/** Nothing but the month, and its year. */
const titleMonth = ({ passage: { text } }: Paragraph, locale: Locale): Month | undefined =>
  /^\W*\p{L}+\.?,?(?:\s20\d{2})?\W*$/u.test(text) ? monthIn(text, locale) : undefined;

function daysBelow(nodes: readonly Node[], month: Month, locale: Locale): DayLine[] {
  const days: DayLine[] = [];
  let between = 0;
  for (const node of nodes) {
    if (node.type !== 'paragraph' || titleMonth(node, locale)) break;
    const mention = dayOf(node.passage.text, month, days.at(-1)?.mention);
    if (mention) days.push({ passage: node.passage, mention });
    else if (node.heading !== undefined || between >= MOST_BETWEEN) break;
    between = mention ? 0 : between + 1;
  }
  return days;
}

/** A day of the month, not before the one above it. */
function dayOf(text: string, month: Month, above: DateMention | undefined): DateMention | undefined {
  const match = DAY_LINE.exec(text);
  const day = Number(match?.groups?.day ?? 0);
  if (!match || day < (above?.day ?? 1) || day > 31 || AMOUNT.test(text.slice(match[0].length)))
    return undefined;
  const last = Number(match.groups?.last ?? 0);
  const start = match[0].search(/\d/);
  const end =
    start + (/^\d{1,2}(?:st|nd|rd|th)?(?:\s?[-–—]\s?\d{1,2})?/.exec(match[0].slice(start))?.[0].length ?? 0);
  return {
    start,
    end,
    day,
    ...month,
    ...(last > day && last <= 31 && { until: { month: month.month, day: last } }),
  };
}
