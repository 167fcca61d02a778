import type { AssessedKind, Evidence, Finding, RecurringObligation, UndatedItem } from '../extraction.ts';
import { isSameThing } from '../items/merge.ts';
import { vocabulary } from '../items/vocabulary.ts';
import { toClauses } from '../structure/clauses.ts';
import type { Node } from '../structure/outline.ts';
import { evidenceOf } from '../text/passage.ts';
import type { CourseContext } from './context.ts';

/** What is graded and has no day in the document: the student asks, or waits for it to be announced. */
export function findUndated(
  { grading, locale, nodes }: CourseContext,
  findings: readonly Finding[],
  recurring: readonly RecurringObligation[],
): UndatedItem[] {
  const words = vocabulary(locale);
  const known = [
    ...findings.filter(({ kind }) => !['class', 'reading', 'holiday'].includes(kind)),
    ...recurring,
  ];
  return grading.flatMap(({ component, evidence }): UndatedItem[] => {
    const kind: AssessedKind | undefined = words.heads(component)[0]?.kind;
    if (!kind || known.some((one) => isSameThing(one.title, component) || one.kind === kind)) return [];
    const said = whenSaid(component, nodes);
    return [
      {
        kind,
        title: component,
        ...(said && { when: said.when }),
        evidence: [...evidence, ...(said ? [said.evidence] : [])],
      },
    ];
  });
}

const WHEN =
  /\b(?:TBA|TBD|to\sbe\s(?:announced|determined|scheduled|arranged)|(?:during\s)?finals?\sweek|(?:the\s)?(?:end|middle)\sof\s(?:the\s)?(?:term|semester|quarter|course)|(?:in\s)?weeks?\s\d{1,2}(?:\s?[-–&,]\s?\d{1,2}){0,3}|throughout\s(?:the\s)?(?:term|semester|quarter)|weekly|per\s(?:class\s)?schedule)\b/iu;
const LONGEST = 240;

/** The document's own words about when: "Final exam: TBA", a row whose date cell says "Week 7". */
function whenSaid(title: string, nodes: readonly Node[]): { when: string; evidence: Evidence } | undefined {
  const places = nodes.flatMap((node) => {
    if (node.type === 'paragraph')
      return toClauses(node.passage).map((passage) => ({ passage, beside: passage.text }));
    return node.rows.flatMap(({ cells }) => {
      const filled = [...new Set(cells)].flatMap((cell) => (cell?.passage.text ? [cell.passage] : []));
      const beside = filled.map(({ text }) => text).join(' | ');
      return filled.map((passage) => ({ passage, beside }));
    });
  });
  const place = places.find(
    ({ passage, beside }) =>
      beside.length <= LONGEST &&
      WHEN.test(passage.text) &&
      beside.toLowerCase().includes(title.toLowerCase()),
  );
  const when = place && WHEN.exec(place.passage.text)?.[0];
  return place && when ? { when, evidence: evidenceOf(place.passage) } : undefined;
}
