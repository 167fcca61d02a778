import { readBox, type Turned } from '@syllabi/extraction/turned-page';
import { type PDFPageProxy, TextLayer } from 'pdfjs-dist';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import type { Mark } from '../model/marks';
import { MarkLayer } from './MarkLayer';
import { type PageWords, usePageWords } from './use-page-words';
import type { DocumentViewProps, PlacedMark, Rect } from './view';
import classes from './viewer.module.css';

interface PdfPageProps extends DocumentViewProps {
  page: PDFPageProxy;
  scale: number;
}

/** One page: its picture, its words (unseen, for choosing them), and the boxes over both. */
export function PdfPage({ page, scale, marks, selectedId, onPick }: PdfPageProps) {
  const frame = useRef<HTMLElement>(null);
  const isNear = useNearView(frame);
  const words = usePageWords(page, isNear);
  const turned = words?.turned;
  // A page that is turned on its side is as wide as the others.
  const { width: own } = page.getViewport({ scale: 1 });
  const size = turned ? (scale * own) / turned.width : scale;
  const view = useMemo(
    () => ({ scale: size, rotation: (page.rotate + (turned?.degrees ?? 0)) % 360 }),
    [page, size, turned],
  );
  const viewport = useMemo(() => page.getViewport(view), [page, view]);
  const placed = useMemo(() => marks.map((mark) => place(mark, size, turned)), [marks, size, turned]);
  return (
    <section
      ref={frame}
      className={classes.sheet}
      aria-label={`Page ${page.pageNumber}`}
      data-page={page.pageNumber}
      data-scale={size}
      data-turn={turned?.turn.join(' ')}
      style={{ width: viewport.width, height: viewport.height }}
    >
      {words && <Drawing page={page} content={words.content} view={view} />}
      <MarkLayer placed={placed} selectedId={selectedId} onPick={onPick} />
    </section>
  );
}

/** A little air around the words, as a pen would leave it. */
const AIR = 2;

function place(mark: Mark, scale: number, turned: Turned | undefined): PlacedMark {
  const boxes = (mark.evidence.boxes ?? []).map((box) => (turned ? readBox(box, turned.turn) : box));
  const rects = boxes.map(
    ([x0, y0, x1, y1]): Rect => [
      x0 * scale - AIR,
      y0 * scale - AIR,
      (x1 - x0) * scale + 2 * AIR,
      (y1 - y0) * scale + 2 * AIR,
    ],
  );
  return { mark, rects };
}

interface View {
  /** CSS pixels for a PDF point. */
  scale: number;
  /** In degrees, as hands of a clock go. */
  rotation: number;
}

interface DrawingProps {
  page: PDFPageProxy;
  content: PageWords['content'];
  view: View;
}

function Drawing({ page, content, view }: DrawingProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const words = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!canvas.current || !words.current) return;
    const viewport = page.getViewport({ ...view, scale: view.scale * window.devicePixelRatio });
    Object.assign(canvas.current, { width: Math.floor(viewport.width), height: Math.floor(viewport.height) });
    const picture = page.render({ canvas: canvas.current, viewport });
    words.current.replaceChildren();
    const text = new TextLayer({
      textContentSource: content ?? page.streamTextContent(),
      container: words.current,
      viewport: page.getViewport(view),
    });
    // Both reject when they are cancelled, which only happens on the way out.
    picture.promise.catch(() => undefined);
    text
      .render()
      .then(() =>
        words.current?.append(Object.assign(document.createElement('div'), { className: classes.rest })),
      )
      .catch(() => undefined);
    return () => {
      picture.cancel();
      text.cancel();
    };
  }, [page, content, view]);
  return (
    <>
      <canvas ref={canvas} className={classes.picture} />
      <div
        ref={words}
        className={classes.words}
        style={{ '--total-scale-factor': view.scale } as React.CSSProperties}
      />
    </>
  );
}

/** Pages far from view are not drawn; one that was near stays. */
function useNearView(ref: RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!ref.current || isNear) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: '600px 0px',
    });
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref, isNear]);
  return isNear;
}
