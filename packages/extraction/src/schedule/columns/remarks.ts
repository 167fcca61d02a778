import { vocabulary } from '../../items/vocabulary.ts';
import type { Grid } from '../../structure/outline.ts';
import { cellsBelow } from './cells-below.ts';
import type { GridReading } from './grid-reading.ts';

const REMARKS =
  /^\W*(?:notes?|remarks?|comments?|details|remarques?|commentaires?|notas?|observacion(?:es)?|observaç(?:ão|ões)|comentarios?|bemerkung(?:en)?|anmerkung(?:en)?|hinweise?|osservazion[ei]|opmerking(?:en)?)\W*$/iu;
const FEWEST = 3;
const MOSTLY = 0.75;

/**
 * "Date | Item | Notes" above works: what is to be known of them, as "moved up because of Exam 1", and no work of its own.
 * Beside topics such a column may have the work of the day.
 */
export function remarkColumns(grid: Grid, { header, names, dates, locale }: GridReading): number[] {
  const { namesWork } = vocabulary(locale);
  const isOfWorks = names.some((name, column) => {
    if (REMARKS.test(name) || dates.includes(column)) return false;
    const cells = cellsBelow(grid, header, column);
    const naming = cells.filter(({ passage }) => namesWork(passage.text));
    return naming.length >= FEWEST && naming.length >= MOSTLY * (grid.rows.length - header - 1);
  });
  return isOfWorks ? names.flatMap((name, column) => (REMARKS.test(name) ? [column] : [])) : [];
}
