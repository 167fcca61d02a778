import { type RefObject, useLayoutEffect, useRef } from 'react';
import { type Edges, linesOf } from './FlowView';

const AIR = 8;

interface Beside {
  lines: readonly Edges[];
  /** The part of the page that is seen. */
  view: Edges;
  width: number;
  height: number;
}

/** Words that are higher would be left behind by what stands above them. */
const MOST_HEIGHTS = 3;

/**
 * The corner of something that stands below the end of chosen words; above a few of them where there is no room below, and
 * at the edge where their end has left the view.
 */
export function placeBeside({ lines, view, width, height }: Beside): { left: number; top: number } {
  const seen = lines.filter(({ top, bottom }) => bottom > view.top && top < view.bottom);
  const [first, last] = [seen[0] ?? lines[0], seen.at(-1) ?? lines.at(-1)];
  const below = (last?.bottom ?? view.bottom) + AIR;
  const above = (first?.top ?? view.top) - AIR - height;
  const hasRoomBelow = below + height + AIR <= view.bottom;
  const isAbove = !hasRoomBelow && below - above < (MOST_HEIGHTS + 1) * height && above >= view.top + AIR;
  return {
    left: within((last?.right ?? view.right) - width, view.left + AIR, view.right - AIR - width),
    top: within(isAbove ? above : below, view.top + AIR, view.bottom - AIR - height),
  };
}

const within = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));

/** Keeps an element beside words of the page, wherever that is scrolled. */
export function useBesideWords(words: Range, viewer: RefObject<HTMLElement | null>) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const put = () => {
      const [element, page] = [ref.current, viewer.current];
      if (!element || !page) return;
      const lines = linesOf([...words.getClientRects()]);
      const { width, height } = element.getBoundingClientRect();
      const { left, top } = placeBeside({ lines, view: seenOf(page), width, height });
      element.style.left = `${left}px`;
      element.style.top = `${top}px`;
    };
    put();
    const moved = { capture: true, passive: true };
    document.addEventListener('scroll', put, moved);
    window.addEventListener('resize', put);
    const sized = new ResizeObserver(put);
    if (viewer.current) sized.observe(viewer.current);
    return () => {
      document.removeEventListener('scroll', put, moved);
      window.removeEventListener('resize', put);
      sized.disconnect();
    };
  }, [words, viewer]);
  return ref;
}

function seenOf(page: HTMLElement): Edges {
  const { left, top } = page.getBoundingClientRect();
  return {
    left: Math.max(0, left),
    top: Math.max(0, top),
    right: Math.min(window.innerWidth, left + page.clientWidth),
    bottom: Math.min(window.innerHeight, top + page.clientHeight),
  };
}
