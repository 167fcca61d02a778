import { GROUP_WORDS } from '../../locales/group-words.ts';
import type { ColumnRole } from '../../locales/locale.ts';
import type { Grid } from '../../structure/outline.ts';
import { oneOf } from '../../text/patterns.ts';
import { namesOneKind } from '../cells/kind-cells.ts';
import type { GridReading } from './grid-reading.ts';

const GROUP = new RegExp(
  `^\\W*(?:${oneOf([...GROUP_WORDS, 'teams?', 'équipes?', 'equip[oe]s?', 'squadr[ae]'])}\\s?#?)?(?:\\p{Lu}?\\d{1,2}|\\p{Lu})(?:\\s?(?:[,&/+–-]|et|and|y|e|und|en)\\s?(?:\\p{Lu}?\\d{1,2}|\\p{Lu}))*\\W*$`,
  'iu',
);
const FEWEST = 2;
const MOSTLY = 0.6;

/** "Presentation" above "G8" and "Group 3": each group has one on its day, so the column is of what is due. */
export const withGroupColumns = (grid: Grid, { header, names, roles, dates, locale }: GridReading) =>
  roles.map((role, column): ColumnRole | undefined => {
    if (dates.length === 0 || dates.includes(column) || !namesOneKind(names[column] ?? '', locale))
      return role;
    const filled = grid.rows
      .slice(header + 1)
      .flatMap(({ cells }) => cells[column]?.passage.text.trim() || []);
    const groups = filled.filter((text) => GROUP.test(text));
    return groups.length >= FEWEST && groups.length >= MOSTLY * filled.length ? 'due' : role;
  });
