import {
  type Document,
  type Extraction,
  extract,
  readDocument,
  UnreadableDocument,
} from '@syllabi/extraction';
import { withAnswer } from '@syllabi/extraction/questions';
import workerAddress from 'pdfjs-dist/build/pdf.worker.min.mjs?url';
import type { DemoAnswer, DemoRequest, Numbered } from './demo-messages';
import { toReading } from './reading';
import { toFeed } from './to-feed';

interface LastRead {
  document: Document;
  fileName: string;
  milliseconds: number;
  extraction: Extraction;
}

/** The whole engine, in a thread of the browser: what is dropped here stays here. */
let last: LastRead | undefined;

/** One after the other: the document that was dropped last is also the one that is read last. */
let turn: Promise<void> = Promise.resolve();

self.addEventListener('message', ({ data }: MessageEvent<Partial<Numbered<DemoRequest>>>) => {
  const { number, message } = data;
  if (number !== undefined && message !== undefined) turn = turn.then(() => reply({ number, message }));
});

async function reply({ number, message }: Numbered<DemoRequest>): Promise<void> {
  const answer = (given: DemoAnswer) =>
    self.postMessage({ number, message: given } satisfies Numbered<DemoAnswer>);
  try {
    answer(await answerTo(message));
  } catch (error) {
    answer({ type: 'failed', message: error instanceof UnreadableDocument ? error.message : UNEXPECTED });
  }
}

/** A document has its own words for what is wrong with it: what is left is a part of the reader that was not fetched. */
const UNEXPECTED =
  'A part of the reader could not be loaded. Check the connection, reload the page and try again.';

function answerTo(message: DemoRequest): DemoAnswer | Promise<DemoAnswer> {
  if (message.type === 'read') return read(message);
  return message.type === 'settle' ? settle(message) : writeCalendar(message);
}

async function read({ bytes, fileName, today }: Extract<DemoRequest, { type: 'read' }>): Promise<DemoAnswer> {
  const startedAt = performance.now();
  const document = await readDocument({ bytes: new Uint8Array(bytes), fileName, pdfjs: loadPdfjs });
  const extraction = extract(document, { referenceDate: today });
  last = { document, fileName, extraction, milliseconds: performance.now() - startedAt };
  return { type: 'read', reading: toReading({ ...last, today }) };
}

/** The document that was read, with all that the visitor has told so far. */
function settle({ year, answers, today }: Extract<DemoRequest, { type: 'settle' }>): DemoAnswer {
  if (!last) throw new Error('Nothing was read yet');
  const asked = extract(last.document, { referenceDate: today, ...(year !== undefined && { year }) });
  last = { ...last, extraction: answers.reduce(withAnswer, asked) };
  return { type: 'read', reading: toReading({ ...last, today }) };
}

async function writeCalendar({
  timeZone,
  now,
}: Extract<DemoRequest, { type: 'calendar' }>): Promise<DemoAnswer> {
  if (!last) throw new Error('Nothing was read yet');
  const [{ buildFeed }, { Temporal }] = await Promise.all([
    import('@syllabi/calendar'),
    import('temporal-polyfill'),
  ]);
  const feed = toFeed({ extraction: last.extraction, timeZone, stamp: Temporal.Instant.from(now) });
  return { type: 'calendar', text: buildFeed(feed) };
}

/** Inside a worker pdf.js runs its own worker's code in place, from the one file that the review has too. */
async function loadPdfjs() {
  const [pdfjs, pdfjsWorker] = await Promise.all([
    import('pdfjs-dist'),
    import(/* @vite-ignore */ workerAddress),
  ]);
  Object.assign(globalThis, { pdfjsWorker });
  return pdfjs as unknown as Awaited<ReturnType<Parameters<typeof readDocument>[0]['pdfjs']>>;
}
