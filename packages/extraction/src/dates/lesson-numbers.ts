import type { Passage } from '../text/passage.ts';
import { daysBetween } from './civil.ts';
import { inAYear } from './date-book.ts';
import type { DateMention } from './mention.ts';

interface Scan {
  passage: Passage;
  mentions: readonly DateMention[];
}

interface Span {
  mention: DateMention;
  /** The last day of what is written like several. */
  last: Pick<DateMention, 'month' | 'day'>;
  /** Where that day begins in its passage. */
  at: number;
}

const COUNTED = /^(?<number>\d{1,2})\s?[-–—]\s?(?=\d)/u;
const FEWEST = 3;
const LARGEST_STEP = 3;

/**
 * "1 – 10 sept.", "2 – 17 sept.", "3 – 24 sept.": the number of a week or a lesson in front of its day, and no days that
 * begin with the first, the second and the third of September.
 */
export function withoutLessonNumbers(scans: readonly Scan[]): readonly Scan[] {
  const spans = scans.flatMap(({ passage, mentions: [first] }) => spanOf(passage, first));
  if (spans.length < FEWEST || !areCounted(spans)) return scans;
  const days = new Map(spans.map((span) => [span.mention, dayOf(span)]));
  return scans.map(({ passage, mentions }) => ({
    passage,
    mentions: mentions.map((mention) => days.get(mention) ?? mention),
  }));
}

function spanOf({ text }: Passage, mention: DateMention | undefined): Span[] {
  if (!mention?.until || mention.start > 0) return [];
  const match = COUNTED.exec(text);
  return match && Number(match.groups?.number) === mention.day
    ? [{ mention, last: mention.until, at: match[0].length }]
    : [];
}

const areCounted = (spans: readonly Span[]): boolean =>
  spans.every((span, index) => {
    const before = spans[index - 1];
    if (!before) return true;
    const step = span.mention.day - before.mention.day;
    return step > 0 && step <= LARGEST_STEP && daysBetween(inAYear(before.last), inAYear(span.last)) > step;
  });

function dayOf({ mention: { until: _until, ...mention }, last, at }: Span): DateMention {
  return { ...mention, ...last, start: at };
}
