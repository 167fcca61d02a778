import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { aroundPrint } from './around-print';

/** Whether the page is being printed: what draws only what is in view draws all of it then. */
export function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(
    () =>
      aroundPrint(
        // The browser takes its picture as soon as the listeners are done.
        () => flushSync(() => setPrinting(true)),
        () => setPrinting(false),
      ),
    [],
  );
  return isPrinting;
}
