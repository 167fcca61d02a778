import type { Weekday } from '../../extraction.ts';

/** What a language says around the times of a class; each is the source of a regular expression without captures. */
export interface MeetingWords {
  /** Times at which somebody is there, but no class meets: staff, services, examinations. */
  notClass: readonly string[];
  /** In front of a class that only tells the time of something else: "Tuesdays after class". */
  beside: readonly string[];
  /** In front of the weekdays or the hours, on a line of their own. */
  begins: readonly string[];
  ends: readonly string[];
  /** In front of days and hours: "Time: MW 3-4", which says nothing of what meets then. */
  times: readonly string[];
  place: readonly string[];
  /** Says in a sentence that a class takes place. */
  held: readonly string[];
  /** Between two weekdays that stand for all days from one to the other. */
  through: readonly string[];
  online: readonly string[];
  /** Weekdays as one or two letters, the longest first: `MWF`, `TuTh`. */
  letters: readonly (readonly [string, Weekday])[];
}
