import type { ColumnRole } from '../../locales/locale.ts';
import type { Grid } from '../../structure/outline.ts';
import type { GridReading } from './grid-reading.ts';

/** Which week or unit: "Week 3", "IV", "2a". */
const NUMBERED = /\d|^\W*[IVX]{1,5}\W*$|^\W*\p{L}\W*$/u;
const MOST_NUMBERED = 0.4;
const FEWEST = 3;

/** "Class" above "Lecture", "Discussion" and "Exam" says what there is on the days, and not which class it is. */
export const withTopicsOfClass = (
  grid: Grid,
  { header, roles, dates }: Omit<GridReading, 'names' | 'locale'>,
) =>
  roles.map((role, column): ColumnRole | undefined => {
    if (role !== 'week' || dates.includes(column)) return role;
    const filled = grid.rows
      .slice(header + 1)
      .flatMap(({ cells }) => cells[column]?.passage.text.trim() || []);
    const numbered = filled.filter((text) => NUMBERED.test(text));
    return filled.length >= FEWEST && numbered.length <= MOST_NUMBERED * filled.length ? 'topic' : role;
  });
