import {
  createContext,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  use,
  useEffect,
  useRef,
} from 'react';
import { usePlanSettings } from '@/lib/plan/settings';
import { toDayText, toTimeText } from '@/lib/plan/wording';
import { useWorkspace } from '@/lib/workspace';
import type { TaskOfCalendar } from '../model/entry';
import { type Dates, datesOf, dropped, isSame, movedByKey } from '../model/move';
import { useMoveTask } from '../queries';
import classes from './MoveContext.module.css';
import { type Drag, useDrag } from './use-drag';

interface Moving {
  canMove: boolean;
  drag: Drag | undefined;
  /** Begins a drag of a task, or of its end. */
  grab: (event: PointerEvent, task: TaskOfCalendar, options?: { isResize?: boolean }) => void;
  /** Alt and the arrows move a task by days and weeks, over the hours by half hours; with Shift its end. */
  onKeyDown: (event: KeyboardEvent, task: TaskOfCalendar, options?: { hasHours?: boolean }) => void;
  /** The task that keys moved last. */
  moved: RefObject<string | undefined>;
}

const MovingContext = createContext<Moving | undefined>(undefined);

export const useMoving = (): Moving | undefined => use(MovingContext);

/** On another day a task is another line: the focus goes there with the task that keys have moved. */
export function useFocusOfMoved(taskId: string): RefObject<HTMLAnchorElement | null> {
  const line = useRef<HTMLAnchorElement>(null);
  const moved = useMoving()?.moved;
  useEffect(() => {
    if (moved?.current === taskId && document.activeElement === document.body) line.current?.focus();
  }, [moved, taskId]);
  return line;
}

/** What is below can move tasks to other days and times, by pointer and by keyboard. */
export function MoveProvider({ children }: { children: ReactNode }) {
  const { role } = useWorkspace();
  const { move, latestOf } = useMoveTask();
  const canMove = role !== 'viewer';
  const moved = useRef<string>(undefined);
  const put = (task: TaskOfCalendar, dates: Dates | undefined) => {
    if (dates && !isSame(dates, datesOf(task))) move(task, dates);
  };
  const { drag, start } = useDrag({
    isOn: canMove,
    onDrop: (drop) => put(drop.task, dropped(drop.task, drop)),
  });

  function onKeyDown(event: KeyboardEvent, drawn: TaskOfCalendar, options?: { hasHours?: boolean }) {
    if (!canMove || !event.altKey) return;
    const task = latestOf(drawn);
    const dates = movedByKey(task, event, options);
    if (!dates) return;
    event.preventDefault();
    moved.current = task.taskId;
    put(task, dates);
  }

  return (
    <MovingContext value={{ canMove, drag, grab: start, onKeyDown, moved }}>
      {children}
      {drag && <Ghost drag={drag} />}
    </MovingContext>
  );
}

/** What hangs on the pointer: the task, and where it would go. */
function Ghost({ drag: { task, isResize, place, x, y } }: { drag: Drag }) {
  const { style, today } = usePlanSettings();
  const time = place?.time && `${isResize ? 'until ' : ''}${toTimeText(place.time, style)}`;
  const words =
    place && [!isResize && toDayText(place.day, { style, today }), time].filter(Boolean).join(', ');
  return (
    <div className={classes.ghost} style={{ left: x + 12, top: y + 8 }} aria-hidden="true">
      <b>{task.title}</b>
      {words && <span>{words}</span>}
    </div>
  );
}
