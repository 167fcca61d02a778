import { getDocument, type PDFDocumentProxy, PDFWorker } from 'pdfjs-dist';
import workerAddress from 'pdfjs-dist/build/pdf.worker.min.mjs?url';

/** Fonts that a PDF may name without holding them; fetched only when one does. */
const STANDARD_FONTS = import.meta.glob<string>(
  '../../../../../../node_modules/pdfjs-dist/standard_fonts/*.{pfb,ttf}',
  { query: '?url', import: 'default' },
);

class BundledFonts {
  async fetch({ filename }: { kind: string; filename: string }): Promise<Uint8Array> {
    const load = Object.entries(STANDARD_FONTS).find(([path]) => path.endsWith(`/${filename}`))?.[1];
    if (!load) throw new Error(`There is no font data called ${filename}`);
    const answer = await fetch(await load());
    return new Uint8Array(await answer.arrayBuffer());
  }
}

/** One for all documents; closing a document leaves it standing, since it is handed in. */
let worker: PDFWorker | undefined;

/** Reads the PDF in a worker; scripts and actions in it are never run, and nothing is fetched from elsewhere. */
export function openPdf(bytes: Uint8Array): { ready: Promise<PDFDocumentProxy>; close: () => void } {
  // The published types know the default of `port` only, which is null.
  worker ??= new PDFWorker({ port: new Worker(workerAddress, { type: 'module' }) as unknown as null });
  const task = getDocument({
    worker,
    // The worker takes the bytes away, and the page may be opened again.
    data: bytes.slice(),
    BinaryDataFactory: BundledFonts,
    standardFontDataUrl: '/',
    useWorkerFetch: false,
    useWasm: false,
    enableXfa: false,
    stopAtErrors: false,
  });
  return { ready: task.promise, close: () => void task.destroy() };
}
