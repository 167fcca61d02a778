import type { GridCell } from '../structure/outline.ts';
import type { Component } from './component.ts';

/** A part of the grade and the cell that its share stands in. */
interface Shared {
  component: Component;
  cell: GridCell;
}

const WHOLE = 100;
const NUMBERED = /^(?<name>.*\p{L})\s#?\d{1,2}$/u;

/**
 * "Discussion 1", "Discussion 2" and "Discussion 3" beside one cell that says 15%: a part of three works, where the shares
 * of all rows come nearer to the whole so.
 */
export function withMergedShares<T extends Shared>(rows: readonly T[]): T[] {
  const joined = [...Map.groupBy(rows, ({ cell }) => cell).values()].flatMap(joinRows);
  return missing(joined) < missing(rows) ? joined : [...rows];
}

function joinRows<T extends Shared>(rows: readonly T[]): T[] {
  const [first] = rows;
  if (!first || rows.length < 2 || first.component.weight === undefined) return [...rows];
  const names = rows.map(({ component }) => component.name);
  const bases = new Set(names.map((name) => NUMBERED.exec(name)?.groups?.name ?? name));
  const component: Component = {
    ...first.component,
    name: bases.size === 1 ? ([...bases][0] ?? '') : names.join(', '),
    works: rows.length,
    evidence: [
      ...rows.flatMap(({ component: { evidence } }) => evidence.slice(0, 1)),
      ...first.component.evidence.slice(1),
    ],
  };
  return [{ ...first, component }];
}

const missing = (rows: readonly Shared[]): number =>
  Math.abs(WHOLE - rows.reduce((sum, { component: { weight = 0 } }) => sum + weight, 0));
