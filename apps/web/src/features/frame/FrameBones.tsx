import { useLayoutEffect } from 'react';

/** The frame before it is known who is signed in. It stands in index.html, to be there before any script is. */
export function FrameBones() {
  useLayoutEffect(() => document.documentElement.setAttribute('data-opening', ''), []);
  return null;
}

/** What it says of the first page would be wrong of any other that it stands for later. */
export function forgetFirstWords() {
  for (const words of document.querySelectorAll('#opening .words i')) words.textContent = '';
}
