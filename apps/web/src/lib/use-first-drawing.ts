import { useDeferredValue } from 'react';

const WHOLE = Symbol('whole');

/**
 * What was asked for, as soon as the page that stands without it gave way: where it comes later than the page does, the
 * first drawing of it is done in slices, between which the browser answers. What changes afterwards is drawn at once. Of
 * a long answer that is told from its beginning, the rest is drawn in slices as well.
 */
export function useFirstDrawing<Data>(
  data: Data | undefined,
  isWhole: (data: Data) => boolean = () => true,
): Data | undefined {
  const drawn = useDeferredValue(data !== undefined && isWhole(data) ? WHOLE : data);
  if (data === undefined || drawn === WHOLE) return data;
  return drawn as Data | undefined;
}
