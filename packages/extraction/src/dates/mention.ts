import type { Weekday } from '../extraction.ts';

/** A date as the text writes it: nothing here is supplied by us, so the year is often missing. */
export interface DateMention {
  start: number;
  end: number;
  month: number;
  day: number;
  year?: number;
  weekday?: Weekday;
  /** The last day of a stated range. */
  until?: { month: number; day: number; year?: number };
  /** Numbers only, such as `3/4`. */
  numeric?: boolean;
  /** Both numbers could be the month, and nothing beside them tells. */
  swappable?: boolean;
  /** Its weekday is false in the year that is written behind it. */
  hasSlip?: boolean;
  /** Behind another day of the same month: the `8` of `Apr 5, 8`. */
  listed?: boolean;
}

export type DateReader = (text: string) => DateMention[];
