import { without } from '../text/patterns.ts';
import type { Head } from './vocabulary.ts';
import { isTest } from './vocabulary.ts';
import { withoutPlace } from './without-place.ts';

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
export const endOfName = (text: string, head: Head): number => {
  const behind = text.slice(head.end);
  const covered = isTest(head) ? COVERS.exec(behind) : head.numbered ? TITLED.exec(behind) : null;
  return head.end + (covered ? covered[0].length : NEAR);
};

const TITLED = /^\s?#?\d{1,2}(?=\s[–—-]\s\p{Lu})/u;
const COVERS =
  /^(?:\s?#?\d{1,2})?\s(?:on|over|about|covering)(?=\s(?!(?:the\s)?(?:\d|(?:mon|tues|wednes|thurs|fri|satur|sun)day)))/iu;
