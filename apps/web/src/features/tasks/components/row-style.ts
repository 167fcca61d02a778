import type { VirtualItem } from '@tanstack/react-virtual';
import type { CSSProperties } from 'react';

interface Drawing {
  /** How far the list begins below the top of what scrolls, in pixels. */
  margin: number;
  isPrinting: boolean;
}

/** Where a row of a virtual list stands; on paper rows follow one another. */
export const rowStyle = ({ size, start }: VirtualItem, { margin, isPrinting }: Drawing): CSSProperties => ({
  height: size,
  ...(!isPrinting && { transform: `translateY(${start - margin}px)` }),
});
