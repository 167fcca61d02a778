import { without } from '../text/patterns.ts';
import type { Head, Vocabulary } from './vocabulary.ts';
import { isTest } from './vocabulary.ts';
import { withoutPlace } from './without-place.ts';
import { beginsName } from './work-title.ts';

/** Characters around a head that are said of it. */
export const NEAR = 30;

interface Span {
  start: number;
  end: number;
}

/** A statement without the hours and the place that it begins with: "10 am to noon, Room 12: Midterm". */
export const besides = (text: string, cuts: readonly Span[]): string =>
  withoutPlace(without(text, cuts).replace(/^[^\p{L}\p{N}]+/u, ''));

/** The words in front of a head, without its day, hours and place. */
export const beforeHead = (text: string, { start }: Head, cuts: readonly Span[]): string =>
  besides(
    text.slice(0, start),
    cuts.filter(({ end }) => end <= start),
  );

/**
 * What a test covers says nothing of the test, "Quiz on the discussions in groups", and a title nothing of the work that
 * it is the title of: "HW1 – Interactive practice".
 */
export const endOfName = (text: string, head: Head, { covers }: Vocabulary): number => {
  const behind = text.slice(head.end);
  const covered = isTest(head) ? covers.exec(behind) : head.numbered ? TITLED.exec(behind) : null;
  return head.end + (covered ? covered[0].length : NEAR);
};

const TITLED = /^\s?#?\d{1,2}(?=\s[–—-]\s\p{Lu})/u;
/** "Exam 2", where a test is named first and what it covers behind it: "Exam 2 covering chapters 4 to 7". */
export function withoutCovered(text: string, head: Head | undefined, { covers }: Vocabulary): string {
  if (!head || !isNamedTest(text, head)) return text;
  const covered = covers.exec(text.slice(head.end));
  return covered ? text.slice(0, head.end + (covered.groups?.number?.length ?? 0)) : text;
}

/** "Midterm", where a test is named first and how it is held behind it: "Midterm, in the usual room, 50 minutes". */
export function nameOfTest(text: string, head: Head | undefined, words: Vocabulary): string {
  const name = withoutCovered(text, head, words);
  const said = head && isNamedTest(text, head) ? HOW_HELD.exec(name.slice(head.end)) : null;
  return said ? name.slice(0, (head?.end ?? 0) + said.index) : name;
}

const isNamedTest = (text: string, head: Head): boolean =>
  isTest(head) && beginsName(text.slice(0, head.start));

const HOW_HELD = /\s?(?:[,;–—[]|\s-)\s|\s(?:in|during)\sclass(?!\p{L})/iu;
