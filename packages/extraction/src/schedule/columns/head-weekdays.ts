import { dateWords } from '../../dates/words.ts';
import type { Weekday } from '../../extraction.ts';
import type { Locale } from '../../locales/locale.ts';
import type { Grid, Node } from '../../structure/outline.ts';
import type { Passage } from '../../text/passage.ts';
import { isSection } from './column-names.ts';

/** The weekdays that the heads of groups name, by the cells below: that of "24/02" below "Group 1 (Monday)". */
export const headWeekdays = (nodes: readonly Node[], locale: Locale): ReadonlyMap<Passage, Weekday> =>
  new Map(nodes.flatMap((node) => (node.type === 'grid' ? belowHeads(node, locale) : [])));

function belowHeads({ rows }: Grid, locale: Locale): [Passage, Weekday][] {
  const [heads, ...below] = rows;
  return (heads?.cells ?? []).flatMap((head, column): [Passage, Weekday][] => {
    const weekday =
      head && isSection(head.passage.text) ? onlyWeekdayIn(head.passage.text, locale) : undefined;
    if (!weekday) return [];
    return below.flatMap(({ cells }): [Passage, Weekday][] => {
      const cell = cells[column];
      return cell && cell.columnSpan === 1 ? [[cell.passage, weekday]] : [];
    });
  });
}

function onlyWeekdayIn(text: string, locale: Locale): Weekday | undefined {
  const { weekday, weekdayFrom } = dateWords(locale);
  const names = [...text.matchAll(new RegExp(`(?<!\\p{L})${weekday}(?!\\p{L})`, 'giu'))];
  const days = new Set(names.flatMap(([name]) => weekdayFrom(name) ?? []));
  return days.size === 1 ? [...days][0] : undefined;
}
