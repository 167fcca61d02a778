import type { Document } from '../document.ts';
import type { Warning } from '../extraction.ts';

/** Names the pages on which nothing could be read. */
export function pagesWithoutText({ pages }: Document): Warning[] {
  const numbers = pages.filter(({ withoutText }) => withoutText).map(({ number }) => number);
  if (numbers.length === 0) return [];
  const [last, others] = [numbers.at(-1), numbers.slice(0, -1)];
  const message =
    others.length === 0
      ? `Page ${last} holds no text: it is empty or a picture.`
      : `Pages ${others.join(', ')} and ${last} hold no text: they are empty or pictures.`;
  return [{ code: 'pages-without-text', message }];
}
