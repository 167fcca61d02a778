import { averageOf, isOpen } from './average.ts';
import { finalGrade, gradeOf, scoresOf } from './grade.ts';
import type { Component, Score } from './scheme.ts';

/** What it takes to reach a grade; all in percent. */
export type Needed =
  | { kind: 'reached' }
  | { kind: 'possible'; percent: number }
  | { kind: 'out-of-reach'; highest: number }
  /** It has scores, and nobody knows how many works are still to come. */
  | { kind: 'unknown' }
  /** Nothing of that component is still to come. */
  | { kind: 'settled'; final: number };

interface Question {
  /** The component asked about. */
  on: string;
  /** The grade wished for, in percent. */
  target: number;
}

/** Halving the way between 0 and 1 this often leaves less than rounding shows. */
const HALVINGS = 40;

/**
 * What is needed on one component to end at `target`, when everything else to come goes as the grade so far without
 * its bonus; without any score, as well as this component does. Bonus still to come counts as nothing, and what is made
 * of nobody knows how many works goes on as it went.
 *
 * @example
 * neededOn(components, scores, { on: 'final', target: 90 }); // { kind: 'possible', percent: 86.5 }
 */
export function neededOn(
  components: readonly Component[],
  scores: readonly Score[],
  { on, target }: Question,
): Needed {
  const asked = components.find(({ id }) => id === on);
  const regular = components.filter(({ isBonus }) => !isBonus);
  const { percent } = gradeOf(regular, scores);
  const soFar = percent === null ? undefined : percent / 100;
  const endsAt = (reached: number) =>
    finalGrade(components, scores, (component) => {
      if (component.id === on) return reached;
      const own = averageOf(scoresOf(component, scores), component.dropLowest);
      if (component.works === null && own !== undefined) return own;
      return component.isBonus ? 0 : (soFar ?? reached);
    });
  if (asked?.works === null && scoresOf(asked, scores).length > 0) return { kind: 'unknown' };
  if (!asked || !isOpen(asked, scoresOf(asked, scores))) return { kind: 'settled', final: endsAt(0) };
  if (endsAt(0) >= target - EPSILON) return { kind: 'reached' };
  if (endsAt(1) < target - EPSILON) return { kind: 'out-of-reach', highest: endsAt(1) };
  return { kind: 'possible', percent: Math.round(leastReaching(endsAt, target) * 1e8) / 1e6 };
}

/** Sums of decimal fractions may miss a whole number by a hair. */
const EPSILON = 1e-9;

/** The grade only rises with what is reached, though not in one straight line where works are dropped. */
function leastReaching(endsAt: (reached: number) => number, target: number): number {
  let [low, high] = [0, 1];
  for (let halving = 0; halving < HALVINGS; halving++) {
    const middle = (low + high) / 2;
    if (endsAt(middle) >= target - EPSILON) high = middle;
    else low = middle;
  }
  return high;
}
