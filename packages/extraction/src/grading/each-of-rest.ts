import type { Component } from './component.ts';

const WHOLE = 100;
const MOST_WORKS = 6;

/** "Midterms 15% each" beside parts that make 70: there are two of them, which the whole has room for. */
export function fillWithEach(scheme: readonly Component[]): Component[] {
  const counted = scheme.filter(({ bonus }) => !bonus);
  const [each, ...others] = counted.filter(({ isOfEach }) => isOfEach);
  const sum = counted.reduce((total, { weight = 0 }) => total + weight, 0);
  const works = each?.weight ? (WHOLE - sum) / each.weight + 1 : 0;
  const isFilled = others.length === 0 && Number.isInteger(works) && works >= 2 && works <= MOST_WORKS;
  if (!each?.weight || !isFilled) return [...scheme];
  return scheme.map((one) => (one === each ? { ...one, weight: works * (each.weight ?? 0), works } : one));
}
