import DOMPurify from 'dompurify';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { type FlowLine, flowLines, rangeOf } from '../model/flow-text';
import type { Mark } from '../model/marks';
import { keepShortCells, levelHeadings } from '../model/tidy-flow';
import { MarkLayer } from './MarkLayer';
import type { DocumentViewProps, PlacedMark, Rect } from './view';
import classes from './viewer.module.css';

interface FlowViewProps extends DocumentViewProps {
  html: string | null;
  text: string;
}

/**
 * Words and their order, nothing else: no link, picture, style, form or script of the document comes through, so
 * nothing in it can run and nothing is fetched. The server has cleaned it already; this does not trust that.
 */
const ALLOWED = {
  ALLOWED_TAGS: ['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'b', 'ul', 'li', 'table', 'tbody', 'tr', 'td'],
  ALLOWED_ATTR: ['data-start', 'data-furniture', 'colspan', 'rowspan'],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  RETURN_DOM_FRAGMENT: true as const,
};

/** A document without pages: Word, HTML, Markdown and plain text. */
export function FlowView({ html, text, marks, selectedId, onPick, onReady }: FlowViewProps) {
  const sheet = useRef<HTMLElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const [lines, setLines] = useState<FlowLine[]>([]);
  useLayoutEffect(() => {
    const drawn = html === null ? linesOfText(text) : DOMPurify.sanitize(html, ALLOWED);
    levelHeadings(drawn);
    keepShortCells(drawn);
    content.current?.replaceChildren(drawn);
    setLines(content.current ? flowLines(content.current) : []);
  }, [html, text]);
  const placed = usePlaced(sheet, lines, marks);
  const isPlaced = placed.length > 0;
  useLayoutEffect(() => {
    if (isPlaced) onReady?.();
  }, [isPlaced, onReady]);
  return (
    <div className={classes.pages}>
      <article ref={sheet} className={classes.sheet} data-flow data-page={1} aria-label="The document">
        <div ref={content} className={classes.flow} />
        <MarkLayer placed={placed} selectedId={selectedId} onPick={onPick} />
      </article>
    </div>
  );
}

function linesOfText(text: string): DocumentFragment {
  const fragment = document.createDocumentFragment();
  let start = 0;
  for (const line of text.split('\n')) {
    const paragraph = document.createElement('p');
    paragraph.dataset.start = String(start);
    paragraph.textContent = line;
    fragment.append(paragraph);
    start += line.length + 1;
  }
  return fragment;
}

/** Where each mark stands as the lines break now; measured again whenever they may break elsewhere. */
function usePlaced(
  sheet: RefObject<HTMLElement | null>,
  lines: readonly FlowLine[],
  marks: readonly Mark[],
): PlacedMark[] {
  const [placed, setPlaced] = useState<PlacedMark[]>([]);
  useLayoutEffect(() => {
    const element = sheet.current;
    if (!element) return;
    const measure = () => {
      const corner = element.getBoundingClientRect();
      setPlaced(marks.map((mark) => ({ mark, rects: rectsOf(mark, lines, corner) })));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [sheet, lines, marks]);
  return placed;
}

const AIR = 2;

function rectsOf(mark: Mark, lines: readonly FlowLine[], corner: DOMRect): Rect[] {
  const range = mark.evidence.span && rangeOf(lines, mark.evidence.span);
  return linesOf([...(range?.getClientRects() ?? [])]).map(({ left, top, right, bottom }) => [
    left - corner.left - AIR,
    top - corner.top - AIR,
    right - left + 2 * AIR,
    bottom - top + 2 * AIR,
  ]);
}

export interface Edges {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Bold words and plain ones on one line are one box. */
export function linesOf(rects: readonly Edges[]): Edges[] {
  const joined: Edges[] = [];
  for (const { left, top, right, bottom } of rects) {
    if (right - left < 1) continue;
    const last = joined.at(-1);
    const isSameLine = last && top < last.bottom - 4 && bottom > last.top + 4;
    if (!last || !isSameLine) joined.push({ left, top, right, bottom });
    else {
      last.left = Math.min(last.left, left);
      last.right = Math.max(last.right, right);
      last.top = Math.min(last.top, top);
      last.bottom = Math.max(last.bottom, bottom);
    }
  }
  return joined;
}
