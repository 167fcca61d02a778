import { type RefObject, useState } from 'react';
import type { Task } from '@/api';
import { usePageKeys } from '@/lib/plan/use-page-keys';
import { toggledStatus } from '../model/task';
import type { TaskActions } from './TaskRow';

interface TaskKeys {
  shown: readonly Task[];
  actions: TaskActions;
  clearSelection: () => void;
  quickAdd: RefObject<HTMLInputElement | null>;
  search: RefObject<HTMLInputElement | null>;
}

/** J and K move; X selects, D is done, E or Enter opens, Delete deletes; C adds and / searches. */
export function useTaskKeys({
  shown,
  actions,
  clearSelection,
  quickAdd,
  search,
}: TaskKeys): string | undefined {
  const [activeId, setActiveId] = useState<string>();
  const active = shown.find(({ id }) => id === activeId);
  const move = (step: number) => {
    const at = active ? shown.indexOf(active) : -1;
    const next = shown[Math.min(shown.length - 1, Math.max(0, at + step))];
    if (next) setActiveId(next.id);
  };
  const onActive = (act: (task: Task) => void) => () => active && act(active);
  usePageKeys([
    ['j', () => move(1)],
    ['ArrowDown', () => move(1)],
    ['k', () => move(-1)],
    ['ArrowUp', () => move(-1)],
    ['x', onActive(actions.select)],
    ['d', onActive((task) => actions.setStatus(task, toggledStatus(task.status)))],
    ['e', onActive(actions.open)],
    ['Delete', onActive(actions.remove)],
    ['Escape', clearSelection, { preventDefault: false }],
    ['c', () => quickAdd.current?.focus()],
    ['/', () => search.current?.focus()],
  ]);
  return activeId;
}
