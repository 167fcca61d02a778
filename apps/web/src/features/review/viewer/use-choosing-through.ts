import { type RefObject, useEffect } from 'react';

/** So far a hand moves when it only presses. */
const PRESS_PX = 4;

interface Point {
  x: number;
  y: number;
}

/** Words under a box can be chosen as well: a mouse that is dragged over it goes through to them, one that presses does not. */
export function useChoosingThrough(viewer: RefObject<HTMLElement | null>) {
  useEffect(() => {
    let start: (Point & { isOnBox: boolean }) | undefined;
    const press = ({ target, pointerType, button, x, y }: PointerEvent) => {
      if (pointerType !== 'mouse' || button !== 0 || !(target instanceof Element)) return;
      if (viewer.current?.contains(target))
        start = { x, y, isOnBox: target.closest('[data-marks]') !== null };
    };
    const drag = ({ x, y }: PointerEvent) => {
      if (!start || Math.hypot(x - start.x, y - start.y) < PRESS_PX) return;
      viewer.current?.setAttribute('data-choosing', '');
      // The browser begins no choice of words on a button.
      if (start.isOnBox) choose(caretAt(start), caretAt({ x, y }));
    };
    const release = () => {
      start = undefined;
      viewer.current?.removeAttribute('data-choosing');
    };
    /** What was just chosen would be carried away. */
    const stay = (event: DragEvent) => {
      if (start?.isOnBox) event.preventDefault();
    };
    document.addEventListener('dragstart', stay);
    const events = [
      ['pointerdown', press],
      ['pointermove', drag],
      ['pointerup', release],
      ['pointercancel', release],
    ] as const;
    for (const [name, listener] of events) document.addEventListener(name, listener);
    return () => {
      document.removeEventListener('dragstart', stay);
      for (const [name, listener] of events) document.removeEventListener(name, listener);
    };
  }, [viewer]);
}

interface Caret {
  node: Node;
  offset: number;
}

function choose(from: Caret | undefined, to: Caret | undefined) {
  if (from && to) document.getSelection()?.setBaseAndExtent(from.node, from.offset, to.node, to.offset);
}

function caretAt({ x, y }: Point): Caret | undefined {
  if (document.caretPositionFromPoint) {
    const caret = document.caretPositionFromPoint(x, y);
    return caret ? { node: caret.offsetNode, offset: caret.offset } : undefined;
  }
  const range = document.caretRangeFromPoint?.(x, y);
  return range ? { node: range.startContainer, offset: range.startOffset } : undefined;
}
