import { saysOnlyOfWork, saysOnlyWhen } from '../../items/label-words.ts';
import type { Vocabulary } from '../../items/vocabulary.ts';

const BY =
  /(?<!\p{L})(?:by|before|until|avant(?:\sle)?|pour\sle|antes\sdel?|hasta(?:\sel)?|bis(?:\szum)?|vor|entro|até|vóór)\s+(?:\p{L}{3,6}day,?\s)?$/iu;

/** What is due on the one day of a line that names nothing: "Due May 4" says it of anything, "Homework (due May 4)" of all work. */
export function whatIsDue(
  text: string,
  dates: readonly { start: number; end: number }[],
  { due }: Vocabulary,
): 'anything' | 'work' | undefined {
  if (dates.length !== 1 || (!due.test(text) && !BY.test(text.slice(0, dates[0]?.start)))) return undefined;
  if (saysOnlyOfWork(text, dates)) return 'work';
  return saysOnlyWhen(text, dates) ? 'anything' : undefined;
}
