import { type Turned, turnedPage } from '@syllabi/extraction/turned-page';
import type { PDFPageProxy } from 'pdfjs-dist';
import { useEffect, useState } from 'react';

/** How to turn a page whose words are set along its side, as a wide table is, once it is near enough to be drawn. */
export function usePageTurn(page: PDFPageProxy, isNear: boolean): Turned | undefined {
  const [turned, setTurned] = useState<Turned>();
  useEffect(() => {
    if (!isNear) return;
    let isCurrent = true;
    page
      .getTextContent()
      .then((content) => isCurrent && setTurned(turnedPage(content, page.getViewport({ scale: 1 }))))
      // A page that cannot be read is drawn as it is.
      .catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [page, isNear]);
  return turned;
}
