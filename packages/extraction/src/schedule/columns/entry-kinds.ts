import { vocabulary } from '../../items/vocabulary.ts';
import type { Locale } from '../../locales/locale.ts';
import type { Grid, GridCell, Node } from '../../structure/outline.ts';
import { linesOf, slicePassage } from '../../text/passage.ts';

const KIND = /^\s*(?<kind>Assignment|Quiz|Discussion(?:\sTopic)?|Calendar\sEvent|Wiki\sPage):?\s(?=\S)/u;
const FEWEST = 4;
const MOSTLY = 0.8;

/**
 * The list of a learning platform, copied from its page, says in front of each entry what kind it is: "Assignment HW 1",
 * "Calendar Event Field trip". The entries without these words.
 */
export function withoutEntryKinds(node: Node, locale: Locale): Node {
  if (node.type !== 'grid') return node;
  const columns = new Set(
    Array.from({ length: node.columns }, (_, column) => column).filter(isOfKinds(node)),
  );
  if (columns.size === 0) return node;
  const cut = new Map<GridCell, GridCell>();
  const withoutKind = (cell: GridCell): GridCell => {
    const known = cut.get(cell) ?? withoutKindOf(cell, locale);
    cut.set(cell, known);
    return known;
  };
  return {
    ...node,
    rows: node.rows.map(({ cells }) => ({
      cells: cells.map((cell) => (cell && columns.has(cell.column) ? withoutKind(cell) : cell)),
    })),
  };
}

const isOfKinds =
  ({ rows }: Grid) =>
  (column: number): boolean => {
    const texts = [...new Set(rows.flatMap(({ cells }) => cells[column]?.passage.text ?? []))].filter(
      Boolean,
    );
    const kinds = texts.flatMap((text) => KIND.exec(text)?.groups?.kind ?? []);
    return kinds.length >= Math.max(FEWEST, MOSTLY * texts.length) && new Set(kinds).size > 1;
  };

/** "Quiz Chapter 2" is named by its kind all the same. */
const NAMES = /^(?:Quiz|Discussion)/u;

function withoutKindOf(cell: GridCell, locale: Locale): GridCell {
  const [words = '', kind = ''] = KIND.exec(cell.passage.text) ?? [];
  const rest = slicePassage(cell.passage, words.length);
  if (NAMES.test(kind) && !vocabulary(locale).namesWork(rest.text)) return cell;
  return { ...cell, passage: rest, lines: linesOf(rest) };
}
