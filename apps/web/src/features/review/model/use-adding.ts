import { useCallback, useEffect, useRef, useState } from 'react';
import type { Evidence } from '@/api';

/** A finding that is being written; without words where none were chosen. */
export interface Adding {
  evidence?: Evidence | undefined;
}

/** While a finding is written the focus is in its form, and afterwards back where it was. */
export function useAdding() {
  const [adding, setAdding] = useState<Adding>();
  const from = useRef<Element>(null);
  useEffect(() => {
    if (adding || !from.current) return;
    if (document.activeElement === document.body) focusAgain(from.current);
    from.current = null;
  }, [adding]);
  const start = useCallback((evidence?: Evidence) => {
    from.current ??= document.activeElement;
    setAdding({ evidence });
  }, []);
  const stop = useCallback(() => setAdding(undefined), []);
  return { adding, start, stop };
}

/** The button beside the words is gone with them. */
function focusAgain(element: Element) {
  const isThere = element.isConnected && element !== document.body;
  const target = isThere ? element : document.querySelector('[data-add-finding]');
  if (target instanceof HTMLElement) target.focus({ preventScroll: true });
}
