import type { Box } from '@syllabi/extraction';
import { shownBox } from '@syllabi/extraction/turned-page';
import { type RefObject, useEffect, useState } from 'react';
import type { Evidence } from '@/api';
import { endOnWords, offsetOf } from '../model/flow-text';
import { linesOf } from './FlowView';
import { useChoosingThrough } from './use-choosing-through';
import { type PageSelection, tidyQuote } from './view';

/** A choice settles a moment after the last change of it. */
const SETTLED_MS = 200;

/** The words chosen on the page, once the person has stopped moving the ends. */
export function usePageSelection(viewer: RefObject<HTMLElement | null>) {
  const [selection, setSelection] = useState<PageSelection>();
  useChoosingThrough(viewer);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const settle = () => {
      // Whoever still drags has not chosen yet, however slowly.
      if (!viewer.current?.hasAttribute('data-choosing')) setSelection(readSelection(viewer.current));
    };
    const read = () => {
      clearTimeout(timer);
      timer = setTimeout(settle, SETTLED_MS);
    };
    const events = ['selectionchange', 'pointerup', 'pointercancel'];
    for (const event of events) document.addEventListener(event, read);
    return () => {
      clearTimeout(timer);
      for (const event of events) document.removeEventListener(event, read);
    };
  }, [viewer]);
  const clear = () => {
    document.getSelection()?.removeAllRanges();
    setSelection(undefined);
  };
  return { selection, clear };
}

function readSelection(viewer: HTMLElement | null): PageSelection | undefined {
  const selected = document.getSelection();
  if (!viewer || !selected || selected.isCollapsed || selected.rangeCount === 0) return undefined;
  const chosen = selected.getRangeAt(0);
  const sheet = elementOf(chosen.startContainer)?.closest<HTMLElement>('[data-page]');
  const goesOn = chosen.endOffset > 0 && !viewer.contains(chosen.endContainer);
  if (!sheet || !viewer.contains(sheet) || goesOn) return undefined;
  const range = endOnWords(chosen, viewer);
  const quote = tidyQuote(selected.toString());
  const lines = linesOf([...range.getClientRects()]);
  if (quote === '' || lines.length === 0) return undefined;
  const page = Number(sheet.dataset.page);
  const place = 'flow' in sheet.dataset ? spanOf(range) : { boxes: boxesOf(sheet, lines) };
  return place && { evidence: { page, quote, ...place }, words: range };
}

const elementOf = (node: Node) => (node instanceof Element ? node : node.parentElement);

function spanOf(range: Range): Pick<Evidence, 'span'> | undefined {
  const start = offsetOf(range.startContainer, range.startOffset);
  const end = offsetOf(range.endContainer, range.endOffset);
  return start !== undefined && end !== undefined && end > start ? { span: [start, end] } : undefined;
}

const rounded = (value: number) => Math.round(value * 10) / 10;

/** On the first page only: a quote stands on one page. */
function boxesOf(
  sheet: HTMLElement,
  lines: readonly { left: number; top: number; right: number; bottom: number }[],
) {
  const corner = sheet.getBoundingClientRect();
  const scale = Number(sheet.dataset.scale);
  const turn = sheet.dataset.turn?.split(' ').map(Number);
  const shown = (box: Box): Box => (turn ? shownBox(box, turn) : box);
  return lines
    .filter(({ top, bottom }) => bottom > corner.top && top < corner.bottom)
    .slice(0, 50)
    .map(
      ({ left, top, right, bottom }) =>
        shown([
          (left - corner.left) / scale,
          (top - corner.top) / scale,
          (right - corner.left) / scale,
          (bottom - corner.top) / scale,
        ]).map(rounded) as Box,
    );
}
