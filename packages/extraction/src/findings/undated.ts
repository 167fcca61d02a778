import type { AssessedKind, Finding, RecurringObligation, UndatedItem } from '../extraction.ts';
import { isSameThing } from '../items/merge.ts';
import { vocabulary } from '../items/vocabulary.ts';
import type { CourseContext } from './context.ts';

/** What is graded and has no day in the document: the student asks, or waits for it to be announced. */
export function findUndated(
  { grading, locale }: CourseContext,
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
    return [{ kind, title: component, evidence }];
  });
}
