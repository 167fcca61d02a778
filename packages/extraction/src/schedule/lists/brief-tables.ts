import { isOnlyLabel } from '../../items/label-words.ts';
import type { Locale } from '../../locales/locale.ts';
import type { GridRow, Node, Paragraph } from '../../structure/outline.ts';
import { linesOf, toPassage } from '../../text/passage.ts';
import { isLabelOfBrief } from '../text/brief-lines.ts';
import { isDueLabel, isOnlyDay } from './due-label-above.ts';

const FEWEST_ROWS = 2;
const NAMES = /^\W*(?:assignment|title|name|project|task|work|activity)\W*$/iu;
const NAME_LEVEL = 6;

/**
 * A table that describes one work, "Assignment | Field report", "Weight | 20%", "Due | October 5", as the lines that others
 * write: its name, when it is due, and what else there is to know.
 */
export function unfoldBrief(node: Node, locale: Locale): Node[] {
  if (node.type !== 'grid' || node.columns !== 2) return [node];
  const rows = node.rows.filter(({ cells }) => cells.some((cell) => cell && cell.passage.text.trim() !== ''));
  const [due, ...others] = rows.filter((row) => saysWhenDue(row, locale));
  if (!due || others.length > 0 || rows.length < FEWEST_ROWS || !rows.every(isOfBrief)) return [node];
  const name = rows.find((row) => NAMES.test(labelOf(row)));
  const rest = rows.filter((row) => row !== due && row !== name);
  return [...(name ? [nameIn(name)] : []), inOneLine(due), ...rest.map(inOneLine)];
}

const labelOf = ({ cells }: GridRow): string => cells[0]?.passage.text ?? '';
const toldIn = ({ cells }: GridRow): string => cells[1]?.passage.text ?? '';

const isOfBrief = (row: GridRow): boolean =>
  NAMES.test(labelOf(row)) || isLabelOfBrief(labelOf(row)) || isOnlyLabel(labelOf(row));

const saysWhenDue = (row: GridRow, locale: Locale): boolean =>
  isDueLabel(`${labelOf(row)}:`, locale) && isOnlyDay(toldIn(row), locale);

const nameIn = ({ cells }: GridRow): Paragraph => ({
  type: 'paragraph',
  passage: toPassage(cells[1] ? linesOf(cells[1].passage) : []),
  heading: NAME_LEVEL,
  isListItem: false,
});

const inOneLine = ({ cells }: GridRow): Paragraph => ({
  type: 'paragraph',
  passage: toPassage(cells.flatMap((cell) => (cell ? linesOf(cell.passage) : []))),
  isListItem: false,
});
