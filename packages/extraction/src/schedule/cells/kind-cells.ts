import { headsOfName, vocabulary } from '../../items/vocabulary.ts';
import type { Locale } from '../../locales/locale.ts';
import { isPartOfGrade } from '../../locales/part-of-grade.ts';
import type { GridCell } from '../../structure/outline.ts';
import type { Passage } from '../../text/passage.ts';
import type { Columns } from '../columns/columns.ts';
import { headsShares } from '../columns/share-heads.ts';
import { hasName } from './cell-words.ts';

const LONGEST_HEADER = 24;
const KINDS =
  /^(?:assessments?\s|work\s|item\s)?(?:types?|kinds?|categor(?:y|ies)|formats?|formatos?|modalit(?:y|ies)|modalidad(?:es)?|modalités?|tipo|art|typ|soort)$/iu;
/** Above work of any kind. */
const SAYS_LITTLE: readonly string[] = ['assignment', 'other'];
/** "Deliverables" and "Milestones" head columns of all that is handed in. */
const IS_PROJECT = /^(?:\p{L}+\s)?(?:projects?|projets?|proyectos?|projekte?|progett[oi]|projetos?)$/iu;

/** "Quiz" at the head of a column: what stands below it is a quiz, though it says no more than "Unit 1". */
export function kindOfColumn(
  { column }: GridCell,
  { columns, locale }: { columns: Columns; locale: Locale },
): Passage | undefined {
  const head = columns.heads[column];
  const saysKind = head && (namesOneKind(head.text, locale) || isPartOfGrade(head.text, locale));
  return saysKind && !columns.dates.includes(column) ? head : undefined;
}

/** "Quiz", "Presentations": nothing but one kind of work. */
export function namesOneKind(text: string, locale: Locale): boolean {
  const name = text.trim();
  const heads = headsOfName(vocabulary(locale), name);
  const last = heads.at(-1);
  return (
    name.length <= LONGEST_HEADER &&
    last !== undefined &&
    last.end === name.length &&
    heads.every(({ kind }) => kind === last.kind) &&
    !SAYS_LITTLE.includes(last.kind) &&
    (last.kind !== 'project' || IS_PROJECT.test(name))
  );
}

/** "Type", "Format": it tells the kinds of what the other columns name. */
export const headsKinds = (name: string): boolean => KINDS.test(name.trim());

/** The cell below "Type", which says of what kind is what the cell beside it names, where one does. */
export function typeCell(
  cells: readonly GridCell[],
  { columns, locale }: { columns: Columns; locale: Locale },
): GridCell | undefined {
  const cell = cells.find(({ column }) => headsKinds(columns.names[column] ?? ''));
  const isBesideName = cells.some(
    (other) => other !== cell && hasName(other) && !headsShares(columns.names[other.column] ?? '', locale),
  );
  return cell && isBesideName && vocabulary(locale).heads(cell.passage.text).length > 0 ? cell : undefined;
}
