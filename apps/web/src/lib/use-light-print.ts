import { useEffect } from 'react';
import { aroundPrint } from './around-print';

const SCHEME = 'data-mantine-color-scheme';

/** Paper is white: while a page is printed it is drawn in the light theme. */
export function useLightPrint(): void {
  useEffect(() => {
    const root = document.documentElement;
    let shown: string | null = null;
    return aroundPrint(
      () => {
        shown = root.getAttribute(SCHEME);
        root.setAttribute(SCHEME, 'light');
      },
      () => shown && root.setAttribute(SCHEME, shown),
    );
  }, []);
}
