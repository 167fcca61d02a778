import { vocabulary } from '../../items/vocabulary.ts';
import type { ColumnRole } from '../../locales/locale.ts';
import { cellStatements } from '../../structure/clauses.ts';
import type { Grid } from '../../structure/outline.ts';
import type { GridReading } from './grid-reading.ts';

const FEWEST_ROWS = 3;
const FEWEST_NOUNS = 3;
const MOSTLY = 0.75;
const LONGEST_NAME = 60;
/** Beside the name of a work, what is to be known of it. */
const DESCRIBES = /^\W*(?:notes?|descriptions?|details?|comments?|events?)\W*$/iu;
const OF_PLAN: readonly (ColumnRole | undefined)[] = ['topic', 'reading', 'week', 'session', 'handedOut'];

/**
 * "What | When" above an essay, a quiz, an exam and a project: nearly each row names work, of several kinds, and no
 * column is one of a plan, so that the rest of the rows is work as well.
 */
export function namesWorks(
  { rows }: Grid,
  { header, names: heads, roles, dates, locale }: GridReading,
): boolean {
  const [day, ...others] = dates;
  const isOfPlan = roles.some(
    (role, column) => OF_PLAN.includes(role) && !DESCRIBES.test(heads[column] ?? ''),
  );
  if (day === undefined || others.length > 0 || isOfPlan) return false;
  const { works, dayOff } = vocabulary(locale);
  const names = rows
    .slice(header + 1)
    .map(({ cells }) =>
      cells.find((cell) => cell && cell.column !== day && /\p{L}{3}/u.test(cell.passage.text)),
    );
  const named = names.map((cell) => {
    const [first] = cell ? cellStatements(cell.lines, cell.width) : [];
    const text = first?.text ?? '';
    return text.length <= LONGEST_NAME && !dayOff.test(text) ? works(text)[0] : undefined;
  });
  const naming = named.filter((head) => head !== undefined);
  const nouns = new Set(naming.map(({ text }) => text.toLowerCase()));
  return names.length >= FEWEST_ROWS && naming.length >= MOSTLY * names.length && nouns.size >= FEWEST_NOUNS;
}
