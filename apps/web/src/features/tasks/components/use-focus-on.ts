import { type FocusEvent, type RefObject, useCallback, useEffect, useRef } from 'react';
import type { Task } from '@/api';
import type { TaskRow } from '../model/group-tasks';
import { rowInPlaceOf } from '../model/row-in-place';

/** The first row of a table is its head, and the first is 1. */
const ROWS_BEFORE = 2;

/** When the row that has the focus goes, the focus goes on to the one that takes its place. */
export function useFocusOn(body: RefObject<HTMLElement | null>, rows: readonly TaskRow<Task>[]) {
  const last = useRef<{ taskId: string; index: number }>(null);
  const shown = useRef(rows);
  useEffect(() => {
    shown.current = rows;
    if (!last.current || document.activeElement !== document.body) return;
    const index = rowInPlaceOf(last.current, rows);
    const row = body.current?.querySelector(`[aria-rowindex="${(index ?? -1) + ROWS_BEFORE}"]`);
    if (index !== undefined) row?.querySelector<HTMLElement>('td + td button')?.focus();
  }, [rows, body]);
  return useCallback(({ target }: FocusEvent) => {
    const index = Number(target.closest('tr')?.ariaRowIndex) - ROWS_BEFORE;
    const row = shown.current[index];
    last.current = row?.type === 'task' ? { taskId: row.task.id, index } : null;
  }, []);
}
