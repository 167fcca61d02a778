import type { PlacedDate } from '../../dates/date-book.ts';
import type { Vocabulary } from '../../items/vocabulary.ts';
import type { GridCell } from '../../structure/outline.ts';
import { toPassage } from '../../text/passage.ts';

/** A point of a list whose lines a paste has run together: "- Review - EXAM 1". */
const MARK = /(?:^|\s)[-–•]\s?(?=[\p{Lu}*“"])|(?<![-–•])\s(?=\*{2,3}\p{Lu})/gu;
/** Where what is due may begin, behind the topic: "(culture) Team homework due". */
const BEHIND_TOPIC = /(?<=[)!?.”"])\s(?=\p{Lu}[^()!?.]{2,60}$)/u;

interface Point {
  cell: GridCell;
  dates: PlacedDate[];
}

/**
 * The points of a cell with their days, where a row of several days has as many points as days, or one day more, on
 * which only something is due. Any other cell is one point on all days of its row.
 */
export function pointsByDay(cell: GridCell, dates: PlacedDate[], { due }: Vocabulary): Point[] {
  const text = cell.lines.length === 1 && dates.length > 1 ? (cell.lines[0]?.text ?? '') : '';
  const starts = [...text.matchAll(MARK)].map(({ index }) => index);
  if (starts[0] !== 0 || starts.length < 2) return [{ cell, dates }];
  if (starts.length === dates.length - 1)
    starts.push(startOfDue(text, starts.at(-1) ?? 0, due) ?? text.length);
  if (starts.length !== dates.length) return [{ cell, dates }];
  return starts.flatMap((start, index) => {
    const part = partOf(cell, start, starts[index + 1]);
    return part ? [{ cell: part, dates: dates.slice(index, index + 1) }] : [];
  });
}

function startOfDue(text: string, from: number, due: RegExp): number | undefined {
  const at = due.exec(text.slice(from))?.index;
  const topic = at === undefined ? undefined : BEHIND_TOPIC.exec(text.slice(from, from + at));
  return topic ? from + topic.index : undefined;
}

function partOf(cell: GridCell, from: number, to?: number): GridCell | undefined {
  const lines = cell.lines.map((line) => ({
    ...line,
    text: line.text.slice(from, to),
    start: line.start + from,
  }));
  return lines.some(({ text }) => text.trim() !== '')
    ? { ...cell, lines, passage: toPassage(lines) }
    : undefined;
}
