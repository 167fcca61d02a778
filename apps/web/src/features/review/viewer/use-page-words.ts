import { type Turned, turnedPage } from '@syllabi/extraction/turned-page';
import type { PDFPageProxy } from 'pdfjs-dist';
import { useEffect, useState } from 'react';

export interface PageWords {
  /** Missing where they could not be read: the page is drawn without them. */
  content?: Awaited<ReturnType<PDFPageProxy['getTextContent']>> | undefined;
  /** How to turn a page whose words are set along its side, as a wide table is. */
  turned?: Turned | undefined;
}

/** The words of a page and which way they run, once it is near enough to be drawn; undefined until they are read. */
export function usePageWords(page: PDFPageProxy, isNear: boolean): PageWords | undefined {
  const [words, setWords] = useState<PageWords>();
  useEffect(() => {
    if (!isNear) return;
    let isCurrent = true;
    page
      .getTextContent()
      .then((content) => ({ content, turned: turnedPage(content, page.getViewport({ scale: 1 })) }))
      .catch(() => ({}))
      .then((read: PageWords) => isCurrent && setWords(read));
    return () => {
      isCurrent = false;
    };
  }, [page, isNear]);
  return words;
}
