import { type PointerEvent as ReactPointerEvent, useEffect, useRef, useState } from 'react';
import type { Task } from '@/api';
import { TASK_STATUSES, type TaskStatus } from '../model/task';

export interface BoardDrag {
  task: Task;
  x: number;
  y: number;
  over: TaskStatus | undefined;
}

/** Less is a click. */
const FIRST_STEP_PX = 5;

/** Dragging a card over the columns, which say what they are by `data-status`. Escape lets go without dropping. */
export function useBoardDrag({
  isOn,
  onDrop,
}: {
  isOn: boolean;
  onDrop: (task: Task, status: TaskStatus) => void;
}) {
  const [drag, setDrag] = useState<BoardDrag>();
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);

  function start(event: ReactPointerEvent, task: Task) {
    if (!isOn || event.button !== 0 || event.pointerType === 'touch') return;
    const from = { x: event.clientX, y: event.clientY };
    let current: BoardDrag | undefined;
    const listening = new AbortController();
    const { signal } = listening;
    stop.current = () => listening.abort();

    const move = ({ clientX: x, clientY: y }: PointerEvent) => {
      if (!current && Math.hypot(x - from.x, y - from.y) < FIRST_STEP_PX) return;
      current = { task, x, y, over: columnAt(x, y) };
      setDrag(current);
    };
    const end = () => {
      listening.abort();
      setDrag(undefined);
      return current;
    };
    const drop = () => {
      const dragged = end();
      if (dragged) swallowClick();
      if (dragged?.over && dragged.over !== task.status) onDrop(task, dragged.over);
    };
    const cancel = () => void (end() && swallowClick());
    /** The pointer is still down. */
    const letGo = ({ key }: KeyboardEvent) => {
      if (key === 'Escape' && end()) window.addEventListener('pointerup', swallowClick, { once: true });
    };
    window.addEventListener('pointermove', move, { signal });
    window.addEventListener('pointerup', drop, { signal });
    window.addEventListener('pointercancel', cancel, { signal });
    window.addEventListener('keydown', letGo, { signal });
  }
  return { drag, start };
}

/** The click that ends a drag would open what was dragged. */
function swallowClick() {
  const swallow = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }));
}

function columnAt(x: number, y: number): TaskStatus | undefined {
  const column = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-status-column]');
  return TASK_STATUSES.find((status) => status === column?.dataset.statusColumn);
}
