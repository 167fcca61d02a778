import type { PageWithoutText } from '../readers/pdf/recognize.ts';
import { isThere, runProgram } from './run-program.ts';

const DOTS_PER_INCH = 200;
const POINTS_PER_INCH = 72;
/** A poster is drawn coarser, so that no page needs more memory than this many pixels. */
const MOST_PIXELS = 12_000_000;

export interface Picture {
  png: Uint8Array;
  pixelsPerPoint: number;
}

export type DrawPage = (page: PageWithoutText, seconds: number) => Promise<Picture>;

const scaleOf = ({ width, height }: PageWithoutText): number =>
  Math.min(DOTS_PER_INCH / POINTS_PER_INCH, Math.sqrt(MOST_PIXELS / Math.max(1, width * height)));

/** Poppler draws in a process of its own, which is quicker and can be ended; pdf.js draws where there is none. */
export async function chooseDrawing(): Promise<DrawPage> {
  return (await isThere('pdftoppm', '-v')) ? drawWithPoppler : drawWithPdfjs;
}

async function drawWithPoppler(page: PageWithoutText, seconds: number): Promise<Picture> {
  const pixelsPerPoint = scaleOf(page);
  const number = String(page.page);
  const png = await runProgram('pdftoppm', {
    arguments: [
      '-r',
      String(pixelsPerPoint * POINTS_PER_INCH),
      '-f',
      number,
      '-l',
      number,
      '-gray',
      '-png',
      '-',
    ],
    input: page.bytes,
    seconds,
  });
  return { png, pixelsPerPoint };
}

interface Canvas {
  toBuffer(type: 'image/png'): Buffer;
}

/** What pdf.js offers in Node beyond its types: a canvas of `@napi-rs/canvas`. */
interface CanvasFactory {
  create(width: number, height: number): { canvas: Canvas & HTMLCanvasElement };
}

export async function drawWithPdfjs(page: PageWithoutText): Promise<Picture> {
  const { getDocument, VerbosityLevel } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  // pdf.js takes the bytes away from who hands them over.
  const task = getDocument({
    data: page.bytes.slice(),
    verbosity: VerbosityLevel.ERRORS,
  });
  try {
    const file = await task.promise;
    const pixelsPerPoint = scaleOf(page);
    const proxy = await file.getPage(page.page);
    const viewport = proxy.getViewport({ scale: pixelsPerPoint });
    const factory = file.canvasFactory as CanvasFactory;
    const { canvas } = factory.create(Math.ceil(viewport.width), Math.ceil(viewport.height));
    await proxy.render({ canvas, viewport }).promise;
    return { png: canvas.toBuffer('image/png'), pixelsPerPoint };
  } finally {
    await task.destroy().catch(() => undefined);
  }
}
