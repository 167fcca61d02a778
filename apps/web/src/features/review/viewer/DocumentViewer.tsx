import { useElementSize, useMergedRef } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { lazy, type RefObject, Suspense, useCallback, useEffect, useState } from 'react';
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
const STEPS = [0.5, 0.67, 0.8, 1, 1.25, 1.5, 2, 2.5, 3];

export function DocumentViewer({ path, document, viewer, hasBar = true, ...rest }: DocumentViewerProps) {
  const { ref: sizeRef, width } = useElementSize<HTMLDivElement>();
  const merged = useMergedRef(sizeRef, viewer);
  const [zoom, setZoom] = useState<number>();
  const [scale, setScale] = useState(1);
  const { selectedId } = rest;
  const page = useShownPage(viewer, document.id);
  useEffect(() => {
    const mark = selectedId && viewer.current?.querySelector(`[data-mark="${CSS.escape(selectedId)}"]`);
    if (mark) scrollTo(mark);
  }, [selectedId, viewer]);
  const step = useCallback(
    (by: 1 | -1) => {
      const steps = by > 0 ? STEPS : STEPS.toReversed();
      setZoom(steps.find((one) => (by > 0 ? one > scale + 0.01 : one < scale - 0.01)) ?? scale);
    },
    [scale],
  );
  const isPdf = document.format === 'pdf';
  const fit = Math.max(240, Math.min(WIDEST, width - (hasBar ? MARGINS : 18)));
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
      <section ref={merged} className={classes.scroll} aria-label={document.name} tabIndex={-1}>
        {isPdf && width > 0 && <Pdf path={path} zoom={zoom} width={fit} onScale={setScale} {...rest} />}
        {!isPdf && <Flow path={path} {...rest} />}
      </section>
    </div>
  );
}

function scrollTo(mark: Element) {
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  mark.scrollIntoView({ block: 'center', inline: 'nearest', behavior: isCalm ? 'auto' : 'smooth' });
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
