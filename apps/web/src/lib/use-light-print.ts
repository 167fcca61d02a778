import { useEffect } from 'react';

const SCHEME = 'data-mantine-color-scheme';

/** Paper is white: while a page is printed it is drawn in the light theme. */
export function useLightPrint(): void {
  useEffect(() => {
    const root = document.documentElement;
    let shown: string | null = null;
    const lighten = () => {
      shown = root.getAttribute(SCHEME);
      root.setAttribute(SCHEME, 'light');
    };
    const putBack = () => shown && root.setAttribute(SCHEME, shown);
    window.addEventListener('beforeprint', lighten);
    window.addEventListener('afterprint', putBack);
    return () => {
      window.removeEventListener('beforeprint', lighten);
      window.removeEventListener('afterprint', putBack);
    };
  }, []);
}
