import { type PointerEvent as ReactPointerEvent, useEffect, useRef, useState } from 'react';
import type { Clock, Day } from '@/lib/plan/days';
import type { TaskOfCalendar } from '../model/entry';
import { snap } from '../model/move';
import { leadOf, toClock } from '../model/time-grid';

/** Where something would be dropped: a day, and a time of it over the hours. */
export interface Place {
  day: Day;
  time?: Clock;
}

export interface Drag {
  task: TaskOfCalendar;
  /** Whether its end is dragged, to make it longer or shorter. */
  isResize: boolean;
  x: number;
  y: number;
  place: Place | undefined;
}

/** Less is a click. */
const FIRST_STEP_PX = 5;
/** A finger that rests so long takes hold; one that goes on sooner scrolls. */
const HOLD_MS = 350;
/** A finger's click follows a moment after it has gone up. */
const CLICK_MS = 60;

interface UseDrag {
  isOn: boolean;
  onDrop: (drag: Drag & { place: Place }) => void;
}

/** Fingers scroll until one of them holds a task. */
function useStillPage(): (isStill: boolean) => void {
  const isStill = useRef(false);
  useEffect(() => {
    const hold = (event: Event) => isStill.current && event.preventDefault();
    // Browsers ask only listeners that stand before the finger comes down whether a page may scroll.
    window.addEventListener('touchmove', hold, { passive: false });
    window.addEventListener('contextmenu', hold);
    return () => {
      window.removeEventListener('touchmove', hold);
      window.removeEventListener('contextmenu', hold);
    };
  }, []);
  return (still) => {
    isStill.current = still;
  };
}

/**
 * Dragging by pointer, or by a finger that was held still, over anything that says which day it is (`data-day`) and, where
 * it has hours, from which to which minute (`data-from`, `data-to`). Escape lets go without dropping.
 */
export function useDrag({ isOn, onDrop }: UseDrag) {
  const [drag, setDrag] = useState<Drag>();
  const keepStill = useStillPage();
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);

  function start(event: ReactPointerEvent, task: TaskOfCalendar, { isResize = false } = {}) {
    if (!isOn || event.button !== 0) return;
    const isTouch = event.pointerType === 'touch';
    const from = { x: event.clientX, y: event.clientY };
    const box = event.currentTarget.getBoundingClientRect();
    /** The pointer holds the task somewhere; its beginning, or its end, is what is placed. */
    const held = isResize ? { offset: 0, lead: 0 } : { offset: from.y - box.top, lead: leadOf(task) };
    let current: Drag | undefined;

    const carryTo = ({ x, y }: { x: number; y: number }) => {
      current = { task, isResize, x, y, place: placeAt({ x, y, ...held }) };
      setDrag(current);
    };
    const takeHold = () => {
      keepStill(true);
      current = { task, isResize, ...from, place: undefined };
      setDrag(current);
    };
    const holding = isTouch ? setTimeout(takeHold, HOLD_MS) : undefined;
    const move = ({ clientX: x, clientY: y }: PointerEvent) => {
      if (current) return carryTo({ x, y });
      if (Math.hypot(x - from.x, y - from.y) < FIRST_STEP_PX) return;
      if (isTouch) cancel();
      else carryTo({ x, y });
    };
    const end = () => {
      stop.current?.();
      setDrag(undefined);
      return current;
    };
    const drop = () => {
      const dragged = end();
      if (dragged) swallowClick();
      if (dragged?.place) onDrop({ ...dragged, place: dragged.place });
    };
    const cancel = () => void (end() && swallowClick());
    /** The pointer is still down. */
    const letGo = ({ key }: KeyboardEvent) => {
      if (key === 'Escape' && end()) window.addEventListener('pointerup', swallowClick, { once: true });
    };
    stop.current?.();
    stop.current = () => {
      clearTimeout(holding);
      keepStill(false);
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', drop);
      window.removeEventListener('pointercancel', cancel);
      window.removeEventListener('keydown', letGo);
    };
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', drop);
    window.addEventListener('pointercancel', cancel);
    window.addEventListener('keydown', letGo);
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
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }), CLICK_MS);
}

interface Held {
  /** Pixels from the top of what is dragged to the pointer. */
  offset: number;
  /** Minutes from the top of what is dragged to its time. */
  lead: number;
}

function placeAt({ x, y, offset, lead }: { x: number; y: number } & Held): Place | undefined {
  const target = document
    .elementsFromPoint(x, y)
    .find((element): element is HTMLElement => element instanceof HTMLElement && 'day' in element.dataset);
  const { day, from, to } = target?.dataset ?? {};
  if (!target || !day) return undefined;
  if (from === undefined || to === undefined) return { day };
  const box = target.getBoundingClientRect();
  const share = (y - offset - box.top) / box.height;
  return { day, time: toClock(snap(Number(from) + share * (Number(to) - Number(from))) + lead) };
}
