import type { Component, Score } from './scheme.ts';

type Work = Pick<Score, 'earned' | 'outOf'>;

/**
 * The weakest works, which do not count. One work always counts.
 *
 * @example
 * droppedOf([{ earned: 4, outOf: 10 }, { earned: 9, outOf: 10 }], 1); // [{ earned: 4, outOf: 10 }]
 */
export const droppedOf = <W extends Work>(works: readonly W[], dropLowest: number): W[] =>
  works
    .toSorted((a, b) => a.earned / a.outOf - b.earned / b.outOf || b.outOf - a.outOf)
    .slice(0, Math.max(0, Math.min(dropLowest, works.length - 1)));

/**
 * What the works of one component come to, 1 for all there is to earn: points earned of points possible, once the
 * weakest are dropped. Undefined without any.
 */
export function averageOf(works: readonly Work[], dropLowest: number): number | undefined {
  const dropped = new Set(droppedOf(works, dropLowest));
  const kept = works.filter((work) => !dropped.has(work));
  const outOf = kept.reduce((sum, work) => sum + work.outOf, 0);
  return outOf > 0 ? kept.reduce((sum, work) => sum + work.earned, 0) / outOf : undefined;
}

/** The same at the end of the term, when every work still to come gets `future` of what it is worth. */
export function finalAverageOf(
  { works: expected, dropLowest }: Component,
  works: readonly Work[],
  future: number,
): number {
  const soFar = averageOf(works, dropLowest);
  if (soFar === undefined) return future;
  const toCome = Math.max(0, (expected ?? 0) - works.length);
  const outOf = works.reduce((sum, work) => sum + work.outOf, 0) / works.length;
  const rest = Array.from({ length: toCome }, () => ({ earned: future * outOf, outOf }));
  return averageOf([...works, ...rest], dropLowest) ?? future;
}

/**
 * What a bonus comes to so far, 1 for all of it: works without a score have earned nothing, and extra points in one
 * do not lift it above what it may add.
 */
export const bonusOf = (component: Component, works: readonly Work[]): number =>
  Math.min(1, finalAverageOf(component, works, 0));

/** Whether something of a component is still to come, given the works in it that have a score. */
export const isOpen = ({ works: expected }: Component, works: readonly Work[]): boolean =>
  works.length === 0 || works.length < (expected ?? 0);
