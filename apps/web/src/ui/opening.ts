import { useEffect } from 'react';

/** What the opening of index.html says of the first page would be wrong of any other that it stands for later. */
export function forgetFirstWords() {
  for (const words of document.querySelectorAll('.opening .words i')) words.textContent = '';
}

/** A page for everyone is there. */
export function useTitleOutside(title: string) {
  useEffect(() => {
    document.title = `${title} · Syllabi`;
    forgetFirstWords();
  }, [title]);
}
