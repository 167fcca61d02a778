import { type RefObject, useEffect, useState } from 'react';
import classes from './LinkLine.module.css';

interface LinkLineProps {
  /** What page and list stand in. */
  frame: RefObject<HTMLElement | null>;
  viewer: RefObject<HTMLElement | null>;
  itemId: string | undefined;
}

interface Line {
  path: string;
  from: { x: number; y: number };
  to: { x: number; y: number };
  /** The box is scrolled out of view: the line ends at the edge, pointing there. */
  away: 'up' | 'down' | undefined;
}

/** Ties the question in the list to its box on the page. Only for the eye: the box itself says what it belongs to. */
export function LinkLine({ frame, viewer, itemId }: LinkLineProps) {
  const [line, setLine] = useState<Line>();
  useEffect(() => {
    if (!itemId) return setLine(undefined);
    let request = 0;
    const draw = () => {
      cancelAnimationFrame(request);
      request = requestAnimationFrame(() => setLine(measure(frame.current, viewer.current, itemId)));
    };
    draw();
    const stop = new AbortController();
    frame.current?.addEventListener('scroll', draw, { capture: true, passive: true, signal: stop.signal });
    const observer = new ResizeObserver(draw);
    if (frame.current) observer.observe(frame.current);
    const item = frame.current?.querySelector(`[data-item="${CSS.escape(itemId)}"]`);
    if (item) observer.observe(item);
    const pages = new MutationObserver(draw);
    if (viewer.current) pages.observe(viewer.current, { childList: true, subtree: true });
    return () => {
      cancelAnimationFrame(request);
      stop.abort();
      observer.disconnect();
      pages.disconnect();
    };
  }, [frame, viewer, itemId]);
  if (!line) return null;
  return (
    <svg className={classes.line} aria-hidden="true">
      <path d={line.path} />
      <circle cx={line.to.x} cy={line.to.y} r="3.5" />
      {line.away ? (
        <path
          d={`M${line.from.x - 4} ${line.from.y}l4 ${line.away === 'up' ? -6 : 6} 4 ${line.away === 'up' ? 6 : -6}`}
        />
      ) : (
        <circle cx={line.from.x} cy={line.from.y} r="3.5" />
      )}
    </svg>
  );
}

const RADIUS = 6;

function measure(frame: HTMLElement | null, viewer: HTMLElement | null, itemId: string): Line | undefined {
  const mark = viewer?.querySelector(`[data-mark="${CSS.escape(itemId)}"]`);
  const box = mark?.getBoundingClientRect();
  const item = frame?.querySelector(`[data-item="${CSS.escape(itemId)}"]`)?.getBoundingClientRect();
  if (!frame || !viewer || !mark || !box || !item) return undefined;
  const corner = frame.getBoundingClientRect();
  const view = viewer.getBoundingClientRect();
  const to = { x: item.left - corner.left, y: Math.max(item.top + 22, view.top + 8) - corner.top };
  const turn = view.right - corner.left - 20;
  const middle = (box.top + box.bottom) / 2;
  const away = middle < view.top ? 'up' : middle > view.bottom ? 'down' : undefined;
  if (away) {
    const from = { x: turn, y: (away === 'up' ? view.top + 12 : view.bottom - 12) - corner.top };
    return { path: elbow(from, to, turn), from, to, away };
  }
  const right = Math.min(box.right, view.right - 32) - corner.left;
  if (!hasWordsBehind(mark)) {
    const from = { x: right + 4, y: middle - corner.top };
    return { path: elbow(from, to, turn), from, to, away };
  }
  const from = { x: right - 6, y: box.bottom - corner.top };
  const below = { x: from.x + RADIUS, y: from.y + GAP };
  const lead = `M${from.x} ${from.y}Q${from.x} ${below.y} ${below.x} ${below.y}`;
  return { path: lead + elbow(below, to, turn), from, to, away };
}

/** So far below a box the line runs between two lines of words. */
const GAP = 5;
/** What is left of a sheet behind its last word. */
const MARGIN = 100;

/** A line straight to the edge would strike out what stands behind the box. */
function hasWordsBehind(mark: Element): boolean {
  const sheet = mark.closest('[data-page]')?.getBoundingClientRect();
  return sheet !== undefined && mark.getBoundingClientRect().right < sheet.right - MARGIN;
}

function elbow(from: { x: number; y: number }, to: { x: number; y: number }, turn: number): string {
  const rise = to.y - from.y;
  const radius = Math.min(RADIUS, Math.abs(rise) / 2);
  const down = Math.sign(rise);
  return [
    `M${from.x} ${from.y}`,
    `H${Math.max(from.x, turn - radius)}`,
    `Q${turn} ${from.y} ${turn} ${from.y + down * radius}`,
    `V${to.y - down * radius}`,
    `Q${turn} ${to.y} ${turn + radius} ${to.y}`,
    `H${to.x}`,
  ].join('');
}
