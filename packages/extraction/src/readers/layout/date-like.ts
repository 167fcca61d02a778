import { beginsWithDay } from '../../text/begins-with-day.ts';
import type { VisualLine } from './lines.ts';

export const textOf = (line: VisualLine) => line.fragments.map(({ text }) => text).join(' ');
/** Begins with a day or the number of a week, as the words that lead the row of a schedule do. */
export const isDateLike = (line: VisualLine | undefined) => line !== undefined && beginsWithDay(textOf(line));

/** Begins with a day, or with the number of a class in front of its day: "12   Tu, Oct 12". */
export const isLedByDay = (line: VisualLine): boolean =>
  isDateLike(line) || beginsWithDay(textOf(line).replace(ROW_NUMBER, ''));

const ROW_NUMBER = /^\d{1,2}\.?\s+/;
