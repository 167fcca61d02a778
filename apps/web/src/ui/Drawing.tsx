import type { ReactNode } from 'react';
import classes from './drawings.module.css';

/** Small drawings in one hand: strokes of 1.75 px, ink and pale lines, one part in indigo. */
export function Drawing({ children, width = 180 }: { children: ReactNode; width?: number }) {
  return (
    <svg
      className={classes.drawing}
      viewBox={`0 0 ${width} 120`}
      width={width}
      height={120}
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

export const ground = <path className={classes.pale} d="M1 118H179" />;
