import { useDeferredValue } from 'react';

/** As many rows as a screen holds. */
const FIRST = 15;

/** The beginning of a long list at once; the rest is drawn in pieces, between which the page answers. */
export function useSoon<Row>(rows: Row[] | undefined): Row[] | undefined {
  return useDeferredValue(rows, rows?.slice(0, FIRST));
}
