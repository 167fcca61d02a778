import { findTimes, type TimeMention } from '../dates/find-times.ts';
import type { Evidence } from '../extraction.ts';
import type { CourseContext } from './context.ts';

const LABEL =
  /^\W{0,3}(?:(?:start(?:ing)?|exam|due)\s)?(?:times?|hours?|heures?|horas?|horario|hora|uhrzeit|zeit|ora|orario|tijd)\s?:/iu;
const LONGEST = 60;

/** "Time: 8:00–10:00 am" on the line below or above the one with the day: it belongs to what is on that day. */
export function labelledTime(
  evidence: readonly Evidence[],
  { nodes, locale, book }: CourseContext,
): TimeMention | undefined {
  const at = nodes.findIndex(
    (node) =>
      node.type === 'paragraph' &&
      book.within(node.passage).length > 0 &&
      evidence.some(({ quote }) => quote !== '' && node.passage.text.includes(quote)),
  );
  if (at < 0) return undefined;
  return [at + 1, at - 1].flatMap((index) => {
    const node = nodes[index];
    if (node?.type !== 'paragraph' || node.passage.text.length > LONGEST || !LABEL.test(node.passage.text))
      return [];
    return book.within(node.passage).length > 0 ? [] : findTimes(node.passage.text, locale);
  })[0];
}
