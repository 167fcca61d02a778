import type { GradeComponent } from '../extraction.ts';
import type { Locale } from '../locales/locale.ts';
import type { Node } from '../structure/outline.ts';
import { chooseScheme } from './choose-scheme.ts';
import { addDetail } from './detail.ts';
import { componentsInTable } from './read-table.ts';
import { componentsInText } from './read-text.ts';

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
  const found = nodes.flatMap((node, at) =>
    node.type === 'grid' ? componentsInTable(node, at, locale) : componentsInText(node.passage, at, locale),
  );
  const scheme = chooseScheme(found.slice(0, MOST_SHARES), locale).slice(0, MOST_COMPONENTS);
  return addDetail(scheme, nodes, locale);
}
