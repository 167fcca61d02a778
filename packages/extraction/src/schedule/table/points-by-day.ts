import type { PlacedDate } from '../../dates/date-book.ts';
import type { Vocabulary } from '../../items/vocabulary.ts';
import type { GridCell } from '../../structure/outline.ts';
import { slicePassage, toPassage } from '../../text/passage.ts';

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
  const { text } = cell.passage;
  if (dates.length < 2) return [{ cell, dates }];
  const starts = cell.lines.length > 1 ? startsOfLines(cell) : startsInLine(text);
  if (starts[0] !== 0 || starts.length < 2) return [{ cell, dates }];
  if (starts.length === dates.length - 1)
    starts.push(startOfDue(text, starts.at(-1) ?? 0, due) ?? text.length);
  if (starts.length !== dates.length) return [{ cell, dates }];
  return starts.flatMap((start, index) => {
    const part = partOf(cell, start, starts[index + 1]);
    return part ? [{ cell: part, dates: dates.slice(index, index + 1) }] : [];
  });
}

const startsInLine = (text: string): number[] => [...text.matchAll(MARK)].map(({ index }) => index);

const MARKED = /^[-–•]\s?(?=[\p{Lu}*“"])/u;
const startsOfLines = ({ passage: { pieces, text } }: GridCell): number[] =>
  pieces.map(({ at }) => at).filter((at) => MARKED.test(text.slice(at)));

function startOfDue(text: string, from: number, due: RegExp): number | undefined {
  const at = due.exec(text.slice(from))?.index;
  const topic = at === undefined ? undefined : BEHIND_TOPIC.exec(text.slice(from, from + at));
  return topic ? from + topic.index : undefined;
}

function partOf(cell: GridCell, from: number, to?: number): GridCell | undefined {
  const { pieces, text } = slicePassage(cell.passage, from, to);
  const lines = pieces.map(({ line, from: at, length }) => ({
    ...line,
    text: line.text.slice(at, at + length),
    start: line.start + at,
  }));
  return text.trim() === '' ? undefined : { ...cell, lines, passage: toPassage(lines) };
}
