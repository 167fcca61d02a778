import { useCallback, useEffect, useRef } from 'react';

interface RowFocus {
  selectedId: string | undefined;
  editing: boolean;
}

/**
 * The focus goes along when a key chooses another row: to the row, or to its box while the keyboard is on the page. When
 * a form closes, it goes back to the row that the form was about.
 */
export function useRowFocus({ selectedId, editing }: RowFocus) {
  const wanted = useRef<string>(undefined);
  const wasEditing = useRef(false);
  useEffect(() => {
    const isFormGone = wasEditing.current && !editing && document.activeElement === document.body;
    if (selectedId && (wanted.current === selectedId || isFormGone)) {
      wanted.current = undefined;
      focusRow(selectedId);
    }
    wasEditing.current = editing;
  }, [selectedId, editing]);
  return useCallback((id: string) => {
    wanted.current = id;
  }, []);
}

function focusRow(id: string): void {
  const name = CSS.escape(id);
  const row = `[data-item="${name}"] > button`;
  const selector = document.activeElement?.matches('[data-mark]')
    ? `[data-mark="${name}"][tabindex="0"], ${row}`
    : row;
  // The list scrolls its rows into view, and the viewer its boxes.
  document.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true });
}
