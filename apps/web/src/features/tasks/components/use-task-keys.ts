import type { HotkeyItem } from '@mantine/hooks';
import { type RefObject, useState } from 'react';
import type { Task, TaskBulkChange } from '@/api';
import { useMayEdit } from '@/lib/plan/use-may-edit';
import { usePageKeys } from '@/lib/plan/use-page-keys';
import { toggledStatus } from '../model/task';
import type { TaskActions } from './TaskRow';

interface TaskKeys {
  shown: readonly Task[];
  actions: TaskActions;
  /** Those that are selected; what a key does, it does to them, and where none is, to the row it stands on. */
  selected: ReadonlySet<string>;
  clearSelection: () => void;
  onBulk: (change: TaskBulkChange) => void;
  quickAdd: RefObject<HTMLInputElement | null>;
  search: RefObject<HTMLInputElement | null>;
  /** Table, board, by course, and round again. */
  nextLayout: () => void;
}

/** J and K move, and select on the way with Shift; X selects, D is done, E or Enter opens, O opens the page, Delete deletes; C adds, / searches, V is another layout. */
export function useTaskKeys({
  shown,
  actions,
  selected,
  clearSelection,
  onBulk,
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
  const onChosen = (bulk: (taskIds: string[]) => TaskBulkChange, act: (task: Task) => void) =>
    selected.size > 0 ? () => onBulk(bulk([...selected])) : onActive(act);
  const openByEnter = (event: KeyboardEvent) => {
    if (!active || isControl(event.target)) return;
    event.preventDefault();
    actions.open(active);
  };
  const mayEdit = useMayEdit();
  const looks: HotkeyItem[] = [
    ['j', () => move(1)],
    ['ArrowDown', () => move(1)],
    ['k', () => move(-1)],
    ['ArrowUp', () => move(-1)],
    ['e', onActive(actions.open)],
    ['Enter', openByEnter, { preventDefault: false }],
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
    [
      'd',
      onChosen(
        (taskIds) => ({ action: 'status', taskIds, status: 'done' }),
        (task) => actions.setStatus(task, toggledStatus(task.status)),
      ),
    ],
    ['Delete', onChosen((taskIds) => ({ action: 'delete', taskIds }), actions.remove)],
    ['c', () => quickAdd.current?.focus()],
  ];
  usePageKeys(mayEdit ? [...looks, ...changes] : looks);
  return activeId;
}

/** Has Enter for itself. */
const isControl = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('a, button, input') !== null;
