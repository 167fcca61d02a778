import type { Season } from '../locales/locale.ts';

/** A term as the text names it. */
export interface NamedTerm {
  season: Season;
  year: number;
  name: string;
  /** Offset into the text: the first one named is most often the course's own. */
  at: number;
}
