import { useCallback, useEffect, useRef } from 'react';

/**
 * The focus goes along when a key chooses another row: to the row, or to its box while the keyboard is on the page. When
 * what had it is gone, as an answered question is, a closed form or a pressed button, it goes to the row that is chosen.
 */
export function useRowFocus(selectedId: string | undefined) {
  const wanted = useRef<string>(undefined);
  const last = useRef<Element>(undefined);
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      last.current = target instanceof Element && target.closest('main') ? target : undefined;
    };
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, []);
  useEffect(() => {
    const isLost = document.activeElement === document.body && last.current?.isConnected === false;
    if (isLost || (selectedId && wanted.current === selectedId)) {
      wanted.current = undefined;
      last.current = undefined;
      focusRow(selectedId);
    }
  });
  return useCallback((id: string) => {
    wanted.current = id;
  }, []);
}

function focusRow(id: string | undefined): void {
  const name = CSS.escape(id ?? '');
  const row = document.querySelector<HTMLElement>(`[data-item="${name}"] > button`);
  const isOnPage = document.activeElement?.matches('[data-mark]');
  const box = isOnPage && document.querySelector<HTMLElement>(`[data-mark="${name}"][tabindex="0"]`);
  const tab = document.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]');
  // The list scrolls its rows into view, and the viewer its boxes.
  (box || row || tab)?.focus({ preventScroll: true });
}
