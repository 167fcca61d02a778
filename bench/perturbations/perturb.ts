import { extract } from '@syllabi/extraction';
import type { SyllabusLabels } from '@syllabi/extraction/testing';
import * as pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Document } from '../../packages/extraction/src/document.ts';
import { readDocument } from '../../packages/extraction/src/read-document.ts';
import type { Pdfjs, PdfPage } from '../../packages/extraction/src/readers/pdf/pdfjs.ts';
import { type Measured, measure } from '../measures.ts';
import { perturbations } from './index.ts';

export interface Perturbed {
  name: string;
  measured: Measured;
}

interface Written {
  name: string;
  document: Document;
  labels: SyllabusLabels;
}

const asPdfjs = pdfjs as unknown as Pdfjs; // its own types say less than it does

interface ToPerturb {
  bytes: Uint8Array;
  fileName: string;
  document: Document;
  labels: SyllabusLabels;
  referenceDate: string;
  /** Only the writings whose names hold one of these. */
  writings?: readonly string[];
}

/** One document in every other way of writing it, each measured as the document itself is. */
export async function perturb(one: ToPerturb): Promise<Perturbed[]> {
  const all: Perturbed[] = [];
  for await (const { name, document, labels } of writtenOtherwise(one)) {
    const extraction = extract(document, { referenceDate: one.referenceDate });
    all.push({ name, measured: measure(labels, extraction) });
  }
  return all;
}

/** One document in every other way of writing it. */
export async function* writtenOtherwise({
  bytes,
  fileName,
  document,
  labels,
  referenceDate,
  writings = [''],
}: ToPerturb): AsyncGenerator<Written> {
  const readAgain = {
    withoutRulings: () => readDocument({ bytes, fileName, pdfjs: async () => withoutDrawing(asPdfjs) }),
    asText: (text: string) => readWords(text, 'pasted.txt'),
    asPage: (html: string) => readWords(html, 'page.html'),
  };
  const wanted = perturbations.filter(({ name }) => writings.some((words) => name.includes(words)));
  for (const { name, change } of wanted) {
    const changed = await change({ document, labels, referenceDate, readAgain });
    if (changed) yield { name, document: changed.document, labels: changed.labels };
  }
}

const readWords = (words: string, fileName: string): Promise<Document> =>
  readDocument({ bytes: new TextEncoder().encode(words), fileName, pdfjs: async () => asPdfjs });

/** pdf.js that sees the words of a page and none of its lines. */
function withoutDrawing(real: Pdfjs): Pdfjs {
  const bare = (page: PdfPage): PdfPage => ({
    getViewport: (options) => page.getViewport(options),
    getTextContent: () => page.getTextContent(),
    getOperatorList: async () => ({ fnArray: [], argsArray: [] }),
    commonObjs: page.commonObjs,
    cleanup: () => page.cleanup(),
  });
  return {
    OPS: real.OPS,
    getDocument: (options) => {
      const task = real.getDocument(options);
      return {
        destroy: () => task.destroy(),
        promise: task.promise.then((file) => ({
          numPages: file.numPages,
          getMetadata: () => file.getMetadata(),
          getPage: async (number: number) => bare(await file.getPage(number)),
        })),
      };
    },
  };
}
