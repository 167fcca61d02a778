import { z } from 'zod';
import { id } from './values.ts';

/** The twelve colours of the design tokens; each keeps 4.5:1 against text in both themes. */
export const COURSE_COLORS = [
  'fern',
  'brick',
  'cobalt',
  'ochre',
  'plum',
  'lagoon',
  'iris',
  'rose',
  'moss',
  'umber',
  'slate',
  'graphite',
] as const;

export const courseColor = z.enum(COURSE_COLORS).meta({ id: 'CourseColor' });
export type CourseColor = z.infer<typeof courseColor>;

/** The colour least used so far; the first of the palette among equals. */
export function chooseColor(used: readonly CourseColor[]): CourseColor {
  const uses = (color: CourseColor) => used.filter((other) => other === color).length;
  return COURSE_COLORS.reduce((best, color) => (uses(color) < uses(best) ? color : best));
}

/** As much of a course as its tile needs. */
export const courseBadge = z
  .object({
    id,
    code: z.string().nullable(),
    title: z.string(),
    color: courseColor,
  })
  .meta({ id: 'CourseBadge' });
export type CourseBadge = z.infer<typeof courseBadge>;
