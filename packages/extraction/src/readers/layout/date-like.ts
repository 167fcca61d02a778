import { beginsWithDay } from '../../text/begins-with-day.ts';
import type { VisualLine } from './lines.ts';

export const textOf = (line: VisualLine) => line.fragments.map(({ text }) => text).join(' ');
/** Begins with a day or the number of a week, as the words that lead the row of a schedule do. */
export const isDateLike = (line: VisualLine | undefined) => line !== undefined && beginsWithDay(textOf(line));
