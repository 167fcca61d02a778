import type { GradeComponent } from '../extraction.ts';
import type { Locale } from '../locales/locale.ts';
import type { Node } from '../structure/outline.ts';
import { componentsInBareNumbers } from './bare-numbers.ts';
import { chooseScheme } from './choose-scheme.ts';
import type { Component } from './component.ts';
import { addDetail } from './detail.ts';
import { countEach } from './each-of-many.ts';
import { fillWithEach } from './each-of-rest.ts';
import { componentsInTable } from './read-table.ts';
import { componentsInText } from './read-text.ts';
import { componentsBelowTitles, componentsOnLines } from './share-lines.ts';
import { componentsToldOfAbove } from './told-of-above.ts';
import { totalsIn } from './totals.ts';

const MOST_COMPONENTS = 40;
/** Groups of shares are compared with each other, so their number is bounded. */
const MOST_SHARES = 300;

/**
 * The parts of the grade with their weights in per cent, or their points, as the document writes them. The sum is
 * never forced to a hundred, and bonus work stays what it is. Empty where the document says nothing of weights.
 *
 * @example
 * readGrading(toOutline(document, { startsAnew: () => false }), english);
 * // [{ component: 'Midterm', weight: 30, evidence: [{ page: 2, quote: 'Midterm 30%', … }] }, …]
 */
export function readGrading(nodes: readonly Node[], locale: Locale): GradeComponent[] {
  const titled = [...componentsBelowTitles(nodes, locale), ...componentsToldOfAbove(nodes, locale)];
  const found = nodes.flatMap((node, at) => {
    if (titled.some((component) => component.at === at)) return [];
    return node.type === 'grid'
      ? componentsInTable(node, at, locale)
      : componentsInText(node.passage, at, locale);
  });
  const shares = [...found, ...titled, ...componentsOnLines(nodes, locale)]
    .sort((a, b) => a.at - b.at)
    .slice(0, MOST_SHARES);
  const totals = totalsIn(nodes);
  const schemes = [shares, countEach(shares, nodes, locale)].map((some) =>
    fillWithEach(chooseScheme(some, locale, totals).slice(0, MOST_COMPONENTS)),
  );
  const [asWritten = [], counted = []] = schemes;
  const scheme = missing(counted) < missing(asWritten) ? counted : asWritten;
  const isSure = scheme.length > 1 && makesWhole(scheme, totals);
  return addDetail(isSure ? scheme : orBareNumbers(scheme, nodes, locale), { said: shares, nodes, locale });
}

/** Numbers without signs make a whole, or are none: they go before fewer signs that make nothing. */
function orBareNumbers(signed: Component[], nodes: readonly Node[], locale: Locale): Component[] {
  const bare = componentsInBareNumbers(nodes, locale);
  return bare.length > 0 && bare.length >= signed.length ? bare : signed;
}

/** How far the weights are from making a whole. */
const missing = (scheme: readonly { weight?: number }[]): number =>
  Math.abs(100 - scheme.reduce((sum, { weight = 0 }) => sum + weight, 0));

const makesWhole = (scheme: readonly Component[], totals: ReadonlySet<number>): boolean =>
  missing(scheme) < 1 || totals.has(scheme.reduce((sum, { points = 0 }) => sum + points, 0));
