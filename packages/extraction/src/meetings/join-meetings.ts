import type { Meeting } from '../extraction.ts';
import { inWeekOrder } from './days.ts';

/** A meeting as one place of the document names it. */
export interface Sighting extends Meeting {
  /** Index of its unit. */
  at: number;
  /** The number in front of it, where the sections of a course are listed. */
  section: string | undefined;
  /** Below office hours, where it may be more of these. */
  isDoubtful?: boolean;
}

const MOST_MEETINGS = 24;

/** What is said twice is one meeting; days on lines of their own with the same hours and place are one as well. */
export function joinMeetings(sightings: readonly Sighting[]): Meeting[] {
  const joined: Sighting[] = [];
  for (const sighting of sightings) {
    const index = joined.findIndex((earlier) => isSame(earlier, sighting) || goesOn(earlier, sighting));
    const earlier = joined[index];
    if (earlier) joined[index] = merge(earlier, sighting);
    else joined.push(sighting);
  }
  return joined
    .slice(0, MOST_MEETINGS)
    .map(({ at: _at, section: _section, isDoubtful: _isDoubtful, ...meeting }) => meeting);
}

const sameHours = (a: Sighting, b: Sighting) =>
  a.start === b.start && (a.end === b.end || a.end === undefined || b.end === undefined);

const isSame = (a: Sighting, b: Sighting) => sameHours(a, b) && a.days.join() === b.days.join();

const goesOn = (a: Sighting, b: Sighting) =>
  sameHours(a, b) &&
  a.section === undefined &&
  b.section === undefined &&
  a.kind === b.kind &&
  a.location === b.location &&
  b.at - a.at <= 2;

const merge = (a: Sighting, b: Sighting): Sighting => ({
  ...a,
  days: inWeekOrder([...a.days, ...b.days]),
  at: b.at,
  ...(a.end === undefined && b.end !== undefined && { end: b.end }),
  ...(a.location === undefined && b.location !== undefined && { location: b.location }),
  evidence: [...a.evidence, ...b.evidence],
});
