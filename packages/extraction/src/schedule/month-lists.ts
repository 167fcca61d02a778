import type { DateMention } from '../dates/mention.ts';
import { dateWords } from '../dates/words.ts';
import type { Locale } from '../locales/locale.ts';
import type { Node } from '../structure/outline.ts';
import type { Passage } from '../text/passage.ts';
import type { Month } from './month-grids.ts';
import { onlyMonth } from './month-rows.ts';

/**
 * `8 First day`, `25-27 Thanksgiving`, `Th 12 – Quiz`, `3rd: essay due`, `Monday 14: Essay`, `Monday 14` alone; no
 * numbered list (`1. Introduction`).
 */
function dayLine(locale: Locale): RegExp {
  const { weekday, ordinal } = dateWords(locale);
  const behind = `(?:st|nd|rd|th|${ordinal})?`;
  return new RegExp(
    `^(?:(?<name>${weekday})\\.?,?\\s|\\p{L}{1,3}\\.?\\s)?(?<day>\\d{1,2})${behind}(?:\\s?[-–—]\\s?(?<last>\\d{1,2})${behind})?(?:(?:\\s?[:–—-]|,)?\\s+(?=["“(]?\\p{L})|(?<=\\p{L}\\s\\d{1,2}):?$)`,
    'iu',
  );
}

/** An amount and no day: `10 points`, `3 exams`. */
const AMOUNT =
  /^(?:points?|pts|percent|%|hours?|minutes?|weeks?|credits?|pages?|exams?|quizzes|of)(?!\p{L})/iu;
const FEWEST_DAYS = 2;
const MOST_BETWEEN = 2;

interface DayLine {
  passage: Passage;
  mention: DateMention;
}

/** The days of lists below the name of a month: "September" above "8 First day" and "11 Contract due". */
export function monthListDates(nodes: readonly Node[], locale: Locale): Map<Passage, DateMention> {
  const found = new Map<Passage, DateMention>();
  const pattern = dayLine(locale);
  nodes.forEach((node, at) => {
    const month = node.type === 'paragraph' ? onlyMonth(node.passage, locale) : undefined;
    const days = month ? daysBelow(nodes.slice(at + 1), { month, pattern, locale }) : [];
    if (days.length >= FEWEST_DAYS) for (const { passage, mention } of days) found.set(passage, mention);
  });
  return found;
}

interface Reading {
  month: Month;
  pattern: RegExp;
  locale: Locale;
}

function daysBelow(nodes: readonly Node[], reading: Reading): DayLine[] {
  const days: DayLine[] = [];
  let between = 0;
  for (const node of nodes) {
    if (node.type !== 'paragraph' || onlyMonth(node.passage, reading.locale)) break;
    const mention = dayOf(node.passage.text, reading, days.at(-1)?.mention);
    if (mention) days.push({ passage: node.passage, mention });
    else if (node.heading !== undefined || between >= MOST_BETWEEN) break;
    between = mention ? 0 : between + 1;
  }
  return days;
}

/** A day of the month, not before the one above it. */
function dayOf(
  text: string,
  { month, pattern, locale }: Reading,
  above: DateMention | undefined,
): DateMention | undefined {
  const match = pattern.exec(text);
  const day = Number(match?.groups?.day ?? 0);
  if (!match || day < (above?.day ?? 1) || day > 31 || AMOUNT.test(text.slice(match[0].length)))
    return undefined;
  const last = Number(match.groups?.last ?? 0);
  const weekday = dateWords(locale).weekdayFrom(match.groups?.name ?? '');
  return {
    start: weekday ? 0 : match[0].search(/\d/),
    end: match[0].replace(/[^\p{L}\d]+$/u, '').length,
    day,
    ...(weekday && { weekday }),
    ...month,
    ...(last > day && last <= 31 && { until: { month: month.month, day: last } }),
  };
}
