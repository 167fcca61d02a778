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

/**
 * The same at the end of the term, when every work still to come gets `future` of what it is worth. Of how many works
 * nobody knows, those to come may outweigh all that have a score.
 */
export function finalAverageOf(
  { works: expected, dropLowest }: Component,
  works: readonly Work[],
  future: number,
): number {
  if (works.length === 0 || expected === null) return future;
  const toCome = Math.max(0, expected - works.length);
  const outOf = works.reduce((sum, work) => sum + work.outOf, 0) / works.length;
  const rest = Array.from({ length: toCome }, () => ({ earned: future * outOf, outOf }));
  return averageOf([...works, ...rest], dropLowest) ?? future;
}

/**
 * What a bonus comes to so far, 1 for all of it: works without a score have earned nothing, and extra points in one
 * do not lift it above what it may add. Of an unknown number, those with a score are all there is to tell from.
 */
export function bonusOf(component: Component, works: readonly Work[]): number {
  const isCounted = component.works !== null;
  const reached = isCounted ? finalAverageOf(component, works, 0) : averageOf(works, component.dropLowest);
  return Math.min(1, reached ?? 0);
}

/** How much of a component has a score, 1 for all of it; nothing is known to be in where nobody knows how many works there are. */
export const shareIn = ({ works: expected }: Component, works: readonly Work[]): number =>
  expected === null ? 0 : Math.min(1, works.length / expected);

/** Whether something of a component is still to come, given the works in it that have a score. */
export const isOpen = ({ works: expected }: Component, works: readonly Work[]): boolean =>
  works.length === 0 || expected === null || works.length < expected;
