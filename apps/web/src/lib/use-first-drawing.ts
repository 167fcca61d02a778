import { useDeferredValue } from 'react';

/**
 * What was asked for, as soon as the page that stands without it gave way: where it comes later than the page does, the
 * first drawing of it is done in slices, between which the browser answers. What changes afterwards is drawn at once.
 */
export function useFirstDrawing<Data>(data: Data | undefined): Data | undefined {
  const isBegun = useDeferredValue(data !== undefined);
  return isBegun ? data : undefined;
}
