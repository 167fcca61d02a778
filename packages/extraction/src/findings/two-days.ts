import { isFull } from '../dates/date-book.ts';
import type { Box, Evidence, GradeComponent } from '../extraction.ts';
import { isSameThing } from '../items/merge.ts';
import type { Draft } from './draft.ts';

/** Until it is answered which of both days is meant, either may be wrong. */
const CONFIDENCE = 0.5;

/**
 * One thing that the schedule has on one day and the grading on another: one draft, on the day of the schedule, that
 * remembers the other one. What the grading names in the plural, or counts, may well be on several days.
 */
export function joinTwoDays(drafts: readonly Draft[], grading: readonly GradeComponent[]): Draft[] {
  const single = grading.filter(({ component, works = 1 }) => works === 1 && !/s\W*$/i.test(component));
  const isOfGrading = ({ title, evidence }: Draft) =>
    single.some((part) => isSameThing(part.component, title) && overlaps(part.evidence, evidence));
  const joined = new Map<Draft, Draft | undefined>();
  for (const graded of drafts.filter(isOfGrading)) {
    const namesakes = drafts.filter((draft) => draft !== graded && isNamesake(draft, graded));
    const [scheduled] = namesakes;
    if (!scheduled || namesakes.length > 1 || isOfGrading(scheduled)) continue;
    joined.set(graded, undefined).set(scheduled, join(scheduled, graded));
  }
  return drafts.flatMap((draft) => (joined.has(draft) ? (joined.get(draft) ?? []) : draft));
}

const overlaps = (some: readonly Evidence[], others: readonly Evidence[]): boolean =>
  some.some((one) => others.some((other) => one.page === other.page && isSamePlace(one, other)));

function isSamePlace({ span, boxes = [] }: Evidence, other: Evidence): boolean {
  if (span && other.span) return span[0] < other.span[1] && other.span[0] < span[1];
  return boxes.some((box) => other.boxes?.some((otherBox) => cross(box, otherBox)));
}

const cross = ([x0, y0, x1, y1]: Box, [left, top, right, bottom]: Box): boolean =>
  x0 < right && left < x1 && y0 < bottom && top < y1;

const isNamesake = (one: Draft, other: Draft): boolean =>
  one.kind === other.kind &&
  one.title.toLowerCase() === other.title.toLowerCase() &&
  [one, other].every(({ dates: [date, ...more] }) => date && isFull(date.date) && more.length === 0);

function join(scheduled: Draft, graded: Draft): Draft {
  const weight = scheduled.weight ?? graded.weight;
  return {
    ...scheduled,
    repeats: [...(scheduled.repeats ?? []), ...(graded.repeats ?? [])],
    ...(weight !== undefined && { weight }),
    confidence: Math.min(scheduled.confidence, CONFIDENCE),
    evidence: [...scheduled.evidence, ...graded.evidence],
    otherDay: graded.dates[0],
  };
}
