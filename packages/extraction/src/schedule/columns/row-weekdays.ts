import type { Weekday } from '../../extraction.ts';
import type { Locale } from '../../locales/locale.ts';
import type { Grid, Node } from '../../structure/outline.ts';
import type { Passage } from '../../text/passage.ts';
import { weekdayNamed } from './column-names.ts';
import { roleOf } from './columns.ts';

const FEWEST = 3;

/** The weekdays that have a column of their own, by the cells beside them: that of "24/02" in "| 24/02 | Monday |". */
export function rowWeekdays(nodes: readonly Node[], locale: Locale): ReadonlyMap<Passage, Weekday> {
  return new Map(
    nodes.flatMap((node) => (node.type === 'grid' ? columnsOf(node).flatMap(besideIn(node, locale)) : [])),
  );
}

const columnsOf = ({ columns }: Grid): number[] => Array.from({ length: columns }, (_, column) => column);

const besideIn =
  ({ rows }: Grid, locale: Locale) =>
  (column: number): [Passage, Weekday][] => {
    const head = rows[0]?.cells[column]?.passage.text ?? '';
    const named = rows.flatMap(({ cells }) => {
      const weekday = weekdayNamed(cells[column]?.passage.text ?? '', locale);
      return weekday ? [{ cells, weekday }] : [];
    });
    const isColumn = named.length >= FEWEST && new Set(named.map(({ weekday }) => weekday)).size > 1;
    if (!isColumn || roleOf(head, locale) === 'due') return [];
    return named.flatMap(({ cells, weekday }) =>
      [column - 1, column + 1].flatMap((index): [Passage, Weekday][] => {
        const passage = cells[index]?.passage;
        return passage ? [[passage, weekday]] : [];
      }),
    );
  };
