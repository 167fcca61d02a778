import type { CourseBadge } from '@/api/types.gen';
import classes from './CourseTile.module.css';

export type CourseColor = CourseBadge['color'];

/** In the order in which they are offered. */
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
] as const satisfies readonly CourseColor[];

interface CourseTileProps {
  /** Its first letter is shown; the name of the course always stands beside the tile. */
  name: string;
  color: CourseColor;
  size?: 16 | 20 | 32;
}

export function CourseTile({ name, color, size = 20 }: CourseTileProps) {
  return (
    <span className={classes.tile} data-size={size} style={courseColors(color)} aria-hidden="true">
      {[...name.trim()][0]?.toLocaleUpperCase() ?? '?'}
    </span>
  );
}

/** The course's colours as `--c-soft`, `--c-tint`, `--c-line`, `--c-solid`, `--c-text` and `--c-strong` for a style sheet. */
export function courseColors(color: CourseColor): React.CSSProperties {
  const parts = ['soft', 'tint', 'line', 'solid', 'text', 'strong'];
  return Object.fromEntries(parts.map((part) => [`--c-${part}`, `var(--course-${color}-${part})`]));
}

/** What a course is called where there is little room. */
export const courseName = ({ code, title }: { code: string | null; title: string }) => code || title;
