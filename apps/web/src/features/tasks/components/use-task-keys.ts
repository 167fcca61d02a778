import type { HotkeyItem } from '@mantine/hooks';
import { type RefObject, useState } from 'react';
import type { Task } from '@/api';
import { useMayEdit } from '@/lib/plan/use-may-edit';
import { usePageKeys } from '@/lib/plan/use-page-keys';
import { toggledStatus } from '../model/task';
import type { TaskActions } from './TaskRow';

interface TaskKeys {
  shown: readonly Task[];
  actions: TaskActions;
  clearSelection: () => void;
  quickAdd: RefObject<HTMLInputElement | null>;
  search: RefObject<HTMLInputElement | null>;
  /** Table, board, by course, and round again. */
  nextLayout: () => void;
}

/** J and K move, and select on the way with Shift; X selects, D is done, E opens, O opens the page, Delete deletes; C adds, / searches, V is another layout. */
export function useTaskKeys({
  shown,
  actions,
  clearSelection,
  quickAdd,
  search,
  nextLayout,
}: TaskKeys): string | undefined {
  const [activeId, setActiveId] = useState<string>();
  const active = shown.find(({ id }) => id === activeId);
  const move = (step: number) => {
    const at = active ? shown.indexOf(active) : -1;
    const next = shown[Math.min(shown.length - 1, Math.max(0, at + step))];
    if (next) setActiveId(next.id);
    return next;
  };
  const selectOn = (step: number) => {
    const next = move(step);
    if (next) actions.selectUpTo(next, active ?? next);
  };
  const onActive = (act: (task: Task) => void) => () => active && act(active);
  const mayEdit = useMayEdit();
  const looks: HotkeyItem[] = [
    ['j', () => move(1)],
    ['ArrowDown', () => move(1)],
    ['k', () => move(-1)],
    ['ArrowUp', () => move(-1)],
    ['e', onActive(actions.open)],
    ['o', onActive(actions.openPage)],
    ['v', nextLayout],
    ['Escape', clearSelection, { preventDefault: false }],
    ['/', () => search.current?.focus()],
  ];
  const changes: HotkeyItem[] = [
    ['x', onActive(actions.select)],
    ['shift+j', () => selectOn(1)],
    ['shift+ArrowDown', () => selectOn(1)],
    ['shift+k', () => selectOn(-1)],
    ['shift+ArrowUp', () => selectOn(-1)],
    ['d', onActive((task) => actions.setStatus(task, toggledStatus(task.status)))],
    ['Delete', onActive(actions.remove)],
    ['c', () => quickAdd.current?.focus()],
  ];
  usePageKeys(mayEdit ? [...looks, ...changes] : looks);
  return activeId;
}
