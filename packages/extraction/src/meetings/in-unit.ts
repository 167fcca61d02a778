import type { Locale } from '../locales/locale.ts';
import type { Subject } from './subject.ts';
import type { Unit } from './units.ts';

/** Where nothing says that a time is that of the class, it is only read near the front. */
export const FRONT = 60;
export const LONGEST_LABEL = 80;
/** Days, hours and place on lines of their own stand this close together. */
export const NEAR_LINES = 4;

/** A unit, where it stands, and what the lines above it are about. */
export interface InUnit {
  unit: Unit;
  at: number;
  label: Subject | undefined;
  locale: Locale;
}

const SECTION =
  /(?:(?:section|sec|group|groupe|grupo|secci[oó]n|lab)\.?\s?#?(?:\d{1,3}|[A-D](?!\p{L}))|(?<![\d:])\d{2,6}(?!\d|:\d))(?!\p{L})/iu;

/** The section that the words in front of a meeting name. */
export const sectionIn = (lead: string): string | undefined => SECTION.exec(lead.slice(-40))?.[0];
