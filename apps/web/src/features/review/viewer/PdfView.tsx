import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';
import { useEffect, useMemo, useState } from 'react';
import { LoadFailed } from '@/ui/LoadFailed';
import { openPdf } from './open-pdf';
import { PageBones } from './PageBones';
import { PdfPage } from './PdfPage';
import type { DocumentViewProps } from './view';
import classes from './viewer.module.css';

interface PdfViewProps extends DocumentViewProps {
  bytes: Uint8Array;
  /** CSS pixels for a PDF point; undefined fits the page into `width`. */
  zoom: number | undefined;
  width: number;
  onScale: (scale: number) => void;
}

export default function PdfView({ bytes, zoom, width, onScale, onReady, marks, ...rest }: PdfViewProps) {
  const { pages, error } = usePdfPages(bytes);
  const widest = useMemo(
    () => Math.max(1, ...(pages ?? []).map((page) => page.getViewport({ scale: 1 }).width)),
    [pages],
  );
  const scale = zoom ?? Math.max(0.4, Math.min(1.6, width / widest));
  useEffect(() => onScale(scale), [scale, onScale]);
  useEffect(() => {
    if (pages) onReady?.();
  }, [pages, onReady]);
  if (error) return <LoadFailed error={error} what="The page" onRetry={() => window.location.reload()} />;
  if (!pages) return <PageBones />;
  return (
    <div className={classes.pages}>
      {pages.map((page) => (
        <PdfPage
          key={page.pageNumber}
          page={page}
          scale={scale}
          marks={marks.filter(({ evidence }) => evidence.page === page.pageNumber)}
          {...rest}
        />
      ))}
    </div>
  );
}

function usePdfPages(bytes: Uint8Array) {
  const [opened, setOpened] = useState<{ bytes: Uint8Array; pages: PDFPageProxy[] }>();
  const [error, setError] = useState<unknown>();
  useEffect(() => {
    const { ready, close } = openPdf(bytes);
    let isCurrent = true;
    ready
      .then(allPages)
      .then((pages) => isCurrent && setOpened({ bytes, pages }))
      .catch((failure: unknown) => isCurrent && setError(failure));
    return () => {
      isCurrent = false;
      close();
    };
  }, [bytes]);
  // Pages of a file that was closed cannot be drawn any more.
  return { pages: opened?.bytes === bytes ? opened.pages : undefined, error };
}

const allPages = (pdf: PDFDocumentProxy) =>
  Promise.all(Array.from({ length: pdf.numPages }, (_, index) => pdf.getPage(index + 1)));
