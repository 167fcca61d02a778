import { useElementSize } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { lazy, type RefObject, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import type { Document } from '@/api';
import { LoadFailed } from '@/ui/LoadFailed';
import type { Mark } from '../model/marks';
import { contentQuery, fileQuery, type ReviewedDocument } from '../queries';
import classes from './DocumentViewer.module.css';
import { FlowView } from './FlowView';
import { PageBones } from './PageBones';
import { ViewerBar } from './ViewerBar';
import type { DocumentViewProps } from './view';

const PdfView = lazy(() => import('./PdfView'));

interface DocumentViewerProps extends DocumentViewProps {
  path: ReviewedDocument;
  document: Document;
  marks: readonly Mark[];
  viewer: RefObject<HTMLDivElement | null>;
  /** Wide screens show page and zoom controls and the legend. */
  hasBar?: boolean;
}

const MARGINS = 114;
/** As large as is pleasant to read; more is a matter of zooming. */
const WIDEST = 760;
/** On a phone the words stay legible, and the page is wider than the screen. */
const LEGIBLE = 620;
const STEPS = [0.5, 0.67, 0.8, 1, 1.25, 1.5, 2, 2.5, 3];

export function DocumentViewer({ path, document, viewer, hasBar = true, ...rest }: DocumentViewerProps) {
  const { ref: sizeRef, width } = useElementSize<HTMLDivElement>();
  const [zoom, setZoom] = useState<number>();
  const [scale, setScale] = useState(1);
  const { selectedId } = rest;
  const [isReady, setReady] = useState(false);
  const page = useShownPage(viewer, document.id);
  const markReady = useCallback(() => setReady(true), []);
  const hasScrolled = useRef(false);
  useEffect(() => {
    const mark =
      isReady && selectedId && viewer.current?.querySelector(`[data-mark="${CSS.escape(selectedId)}"]`);
    if (!mark || !viewer.current) return;
    showMark(viewer.current, mark, hasScrolled.current);
    hasScrolled.current = true;
  }, [isReady, selectedId, viewer]);
  const step = useCallback(
    (by: 1 | -1) => {
      const steps = by > 0 ? STEPS : STEPS.toReversed();
      setZoom(steps.find((one) => (by > 0 ? one > scale + 0.01 : one < scale - 0.01)) ?? scale);
    },
    [scale],
  );
  const isPdf = document.format === 'pdf';
  const fit = hasBar ? Math.max(240, Math.min(WIDEST, width - MARGINS)) : LEGIBLE;
  return (
    <div className={classes.viewer}>
      {hasBar && (
        <ViewerBar
          page={page}
          pages={isPdf ? (document.pages ?? 1) : 1}
          scale={isPdf ? scale : undefined}
          onPage={(number) =>
            viewer.current?.querySelector(`[data-page="${number}"]`)?.scrollIntoView({ block: 'start' })
          }
          onZoom={step}
        />
      )}
      {!hasBar && isPdf && (document.pages ?? 1) > 1 && (
        <span className={classes.place}>
          Page {page} of {document.pages}
        </span>
      )}
      <section ref={viewer} className={classes.scroll} aria-label={document.name} tabIndex={-1}>
        <div ref={sizeRef}>
          {isPdf && width > 0 && (
            <Pdf path={path} zoom={zoom} width={fit} onScale={setScale} onReady={markReady} {...rest} />
          )}
          {!isPdf && <Flow path={path} onReady={markReady} {...rest} />}
        </div>
      </section>
    </div>
  );
}

/** Into the middle, unless it is in view already. At first at once: there is nothing yet to follow with the eyes. */
function showMark(viewer: Element, mark: Element, isSmooth: boolean) {
  const [view, box] = [viewer.getBoundingClientRect(), mark.getBoundingClientRect()];
  if (isSmooth && box.top > view.top + 40 && box.bottom < view.bottom - 40) return;
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  viewer.scrollBy({
    top: (box.top + box.bottom) / 2 - (view.top + view.bottom) / 2,
    left:
      box.left < view.left || box.right > view.right
        ? (box.left + box.right - view.left - view.right) / 2
        : 0,
    behavior: isSmooth && !isCalm ? 'smooth' : 'instant',
  });
}

interface PdfProps extends DocumentViewProps {
  path: ReviewedDocument;
  zoom: number | undefined;
  width: number;
  onScale: (scale: number) => void;
}

function Pdf({ path, ...rest }: PdfProps) {
  const { data: bytes, error, refetch } = useQuery(fileQuery(path));
  if (error) return <LoadFailed error={error} what="The file" onRetry={refetch} />;
  if (!bytes) return <PageBones />;
  return (
    <Suspense fallback={<PageBones />}>
      <PdfView bytes={bytes} {...rest} />
    </Suspense>
  );
}

function Flow({ path, ...rest }: DocumentViewProps & { path: ReviewedDocument }) {
  const { data: content, error, refetch } = useQuery(contentQuery(path));
  if (error) return <LoadFailed error={error} what="The document" onRetry={refetch} />;
  if (!content) return <PageBones />;
  return <FlowView html={content.html} text={content.text} {...rest} />;
}

/** The page that holds the middle of the viewer. */
function useShownPage(viewer: RefObject<HTMLDivElement | null>, documentId: string): number {
  const [page, setPage] = useState(1);
  useEffect(() => {
    const element = viewer.current;
    if (!element || !documentId) return;
    const look = () => {
      const middle = element.getBoundingClientRect().top + element.clientHeight / 2;
      const sheets = [...element.querySelectorAll<HTMLElement>('[data-page]')];
      const shown = sheets.findLast((sheet) => sheet.getBoundingClientRect().top < middle);
      if (shown) setPage(Number(shown.dataset.page));
    };
    element.addEventListener('scroll', look, { passive: true });
    return () => element.removeEventListener('scroll', look);
  }, [viewer, documentId]);
  return page;
}
