import type { Locale } from '../locales/locale.ts';
import { distinct } from '../schedule/columns/columns.ts';
import type { Grid, GridRow, Node } from '../structure/outline.ts';
import { type Passage, toPassage } from '../text/passage.ts';
import { findDays } from './days.ts';
import { findHours } from './hours.ts';

/** Words that are understood together: a paragraph, a cell, or a row whose cells complete each other. */
export interface Unit {
  passage: Passage;
  heading?: boolean;
  /** The header of the column the words stand under. */
  column?: string;
  /** One of several cells in a row: what it names is said of its row, and not of those below. */
  isCell?: boolean;
}

const LONGEST_HEADER = 40;
const LONGEST_CELL = 900;
/** Meetings stand in the first part of a document; a long tail of schedules and readings is not searched. */
const MOST_NODES = 500;
const MOST_ROWS = 80;

/** The pieces of a document in which a meeting is told at once: lines, cells and rows. */
export const toUnits = (nodes: readonly Node[], locale: Locale): Unit[] =>
  nodes.slice(0, MOST_NODES).flatMap((node): Unit[] => {
    if (node.type === 'grid') return gridUnits(node, locale);
    return [{ passage: node.passage, ...(node.heading !== undefined && { heading: true }) }];
  });

function gridUnits(grid: Grid, locale: Locale): Unit[] {
  const headers = grid.rows[0]?.cells.map((cell) => cell?.passage.text ?? '') ?? [];
  return grid.rows.slice(0, MOST_ROWS).flatMap((row, index): Unit[] => {
    if (!row.cells.some((cell) => cell && isComplete(cell.passage.text, locale)))
      return [{ passage: joined(row) }];
    return distinct(row)
      .filter((cell) => cell.row === index)
      .flatMap((cell) => {
        const header = index > 0 ? headers[cell.column] : undefined;
        const column =
          header !== undefined && header !== '' && header.length <= LONGEST_HEADER ? { column: header } : {};
        return isComplete(cell.passage.text, locale)
          ? [{ passage: cell.passage, isCell: true, ...column }]
          : cell.lines.map((line) => ({ passage: toPassage([line]), isCell: true, ...column }));
      });
  });
}

/** Names both the days and the hours. */
const isComplete = (text: string, locale: Locale) =>
  text.length <= LONGEST_CELL && findHours(text, locale).length > 0 && findDays(text, locale).length > 0;

/** A row read as one line. */
function joined(row: GridRow): Passage {
  let text = '';
  const pieces = distinct(row).flatMap(({ passage }) => {
    const offset = text === '' ? 0 : text.length + 3;
    text += text === '' ? passage.text : ` | ${passage.text}`;
    return passage.pieces.map((piece) => ({ ...piece, at: piece.at + offset }));
  });
  return { text, pieces };
}
