import { useLayoutEffect } from 'react';

/** The frame before it is known who is signed in. It stands in index.html, to be there before any script is. */
export function FrameBones() {
  useLayoutEffect(() => document.documentElement.setAttribute('data-opening', 'frame'), []);
  return null;
}
