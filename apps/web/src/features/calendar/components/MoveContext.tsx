import { createContext, type KeyboardEvent, type PointerEvent, type ReactNode, use, useMemo } from 'react';
import { addDays } from '@/lib/plan/days';
import { usePlanSettings } from '@/lib/plan/settings';
import { toDayText, toTimeText } from '@/lib/plan/wording';
import { useWorkspace } from '@/lib/workspace';
import type { TaskOfCalendar } from '../model/entry';
import { type Dates, datesOf, endAt, isSame, moveTo } from '../model/move';
import { toClock, toMinutes } from '../model/time-grid';
import { useMoveTask } from '../queries';
import classes from './MoveContext.module.css';
import { type Drag, useDrag } from './use-drag';

interface Moving {
  canMove: boolean;
  drag: Drag | undefined;
  /** Begins a drag of a task, or of its end. */
  grab: (event: PointerEvent, task: TaskOfCalendar, options?: { isResize?: boolean }) => void;
  /** Alt and the arrows move a task by days and weeks, over the hours by half hours. */
  onKeyDown: (event: KeyboardEvent, task: TaskOfCalendar, options?: { hasHours?: boolean }) => void;
}

const MovingContext = createContext<Moving | undefined>(undefined);

export const useMoving = (): Moving | undefined => use(MovingContext);

const KEY_DAYS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };
const KEY_MINUTES: Record<string, number> = { ArrowUp: -30, ArrowDown: 30 };

/** What is below can move tasks to other days and times, by pointer and by keyboard. */
export function MoveProvider({ children }: { children: ReactNode }) {
  const { role } = useWorkspace();
  const { mutate } = useMoveTask();
  const canMove = role !== 'viewer';
  const put = useMemo(
    () => (task: TaskOfCalendar, dates: Dates) => {
      if (!isSame(dates, datesOf(task))) mutate({ task, dates });
    },
    [mutate],
  );
  const { drag, start } = useDrag({
    isOn: canMove,
    onDrop: ({ task, isResize, place }) =>
      put(task, isResize && place.time ? endAt(task, place.time) : moveTo(task, place)),
  });

  function onKeyDown(event: KeyboardEvent, task: TaskOfCalendar, { hasHours = false } = {}) {
    if (!canMove || !event.altKey) return;
    const minutes = hasHours && task.time ? KEY_MINUTES[event.key] : undefined;
    const days = KEY_DAYS[event.key];
    if (minutes === undefined && days === undefined) return;
    event.preventDefault();
    if (minutes !== undefined)
      put(task, moveTo(task, { day: task.date, time: toClock(toMinutes(task.time ?? '') + minutes) }));
    else put(task, moveTo(task, { day: addDays(task.date, days ?? 0) }));
  }

  return (
    <MovingContext value={{ canMove, drag, grab: start, onKeyDown }}>
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
