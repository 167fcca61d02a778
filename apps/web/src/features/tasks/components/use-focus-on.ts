import { type FocusEvent, type RefObject, useCallback, useEffect, useRef } from 'react';
import type { Task } from '@/api';
import type { TaskRow } from '../model/group-tasks';
import { rowInPlaceOf } from '../model/row-in-place';

/**
 * When the row that has the focus goes, the focus goes on to the one that takes its place, be it that a dialog lies over
 * the rows meanwhile. Rows say which they are (`data-row`), and inside them what opens the task does (`data-opens`).
 */
export function useFocusOn(
  list: RefObject<HTMLElement | null>,
  rows: readonly TaskRow<Task>[],
  { isCovered }: { isCovered: boolean },
) {
  const last = useRef<{ taskId: string; index: number }>(null);
  const shown = useRef(rows);
  useEffect(() => {
    shown.current = rows;
    if (isCovered || !last.current || document.activeElement !== document.body) return;
    const index = rowInPlaceOf(last.current, rows);
    list.current?.querySelector<HTMLElement>(`[data-row="${index}"] [data-opens]`)?.focus();
  }, [rows, list, isCovered]);
  return useCallback(({ target }: FocusEvent) => {
    const index = Number(target.closest<HTMLElement>('[data-row]')?.dataset.row);
    const row = shown.current[index];
    last.current = row?.type === 'task' ? { taskId: row.task.id, index } : null;
  }, []);
}
