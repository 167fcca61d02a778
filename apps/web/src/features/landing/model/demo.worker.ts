import { type Extraction, extract, readDocument, UnreadableDocument } from '@syllabi/extraction';
import workerAddress from 'pdfjs-dist/build/pdf.worker.min.mjs?url';
import type { DemoAnswer, DemoRequest, Numbered } from './demo-messages';
import { toReading } from './reading';
import { toFeed } from './to-feed';

/** The whole engine, in a thread of the browser: what is dropped here stays here. */
let last: Extraction | undefined;

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
    answer(await (message.type === 'read' ? read(message) : writeCalendar(message)));
  } catch (error) {
    answer({ type: 'failed', message: error instanceof UnreadableDocument ? error.message : UNEXPECTED });
  }
}

/** A document has its own words for what is wrong with it: what is left is a part of the reader that was not fetched. */
const UNEXPECTED =
  'A part of the reader could not be loaded. Check the connection, reload the page and try again.';

async function read({ bytes, fileName, today }: Extract<DemoRequest, { type: 'read' }>): Promise<DemoAnswer> {
  const startedAt = performance.now();
  const document = await readDocument({ bytes: new Uint8Array(bytes), fileName, pdfjs: loadPdfjs });
  last = extract(document, { referenceDate: today });
  const milliseconds = performance.now() - startedAt;
  return { type: 'read', reading: toReading({ document, extraction: last, fileName, milliseconds }) };
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
  const feed = toFeed({ extraction: last, timeZone, stamp: Temporal.Instant.from(now) });
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
