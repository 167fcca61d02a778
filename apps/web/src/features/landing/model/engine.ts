import type { DemoAnswer, DemoRequest, Numbered } from './demo-messages';

interface Waiting {
  answer: (answer: DemoAnswer) => void;
  timer: ReturnType<typeof setTimeout>;
}

/** As long as a server gives a document. */
const LONGEST_MS = 60_000;

/** The engine in its worker, as a function: one answer for each question. A worker that hangs is ended, and says so. */
export function startEngine({ longestMs = LONGEST_MS }: { longestMs?: number } = {}) {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  let last = 0;

  function open(): Worker {
    const opened = new Worker(new URL('./demo.worker.ts', import.meta.url), { type: 'module' });
    opened.addEventListener('message', ({ data }: MessageEvent<Partial<Numbered<DemoAnswer>>>) => {
      if (data.number === undefined || !data.message) return;
      const asked = waiting.get(data.number);
      waiting.delete(data.number);
      clearTimeout(asked?.timer);
      asked?.answer(data.message);
    });
    opened.addEventListener('error', () => end(NOT_STARTED));
    return opened;
  }

  /** The next question gets a new worker. */
  function end(message: string) {
    worker?.terminate();
    worker = undefined;
    for (const { answer, timer } of waiting.values()) {
      clearTimeout(timer);
      answer({ type: 'failed', message });
    }
    waiting.clear();
  }

  return {
    ask: (message: DemoRequest) =>
      new Promise<DemoAnswer>((answer) => {
        worker ??= open();
        last += 1;
        waiting.set(last, { answer, timer: setTimeout(() => end(TOO_SLOW), longestMs) });
        worker.postMessage({ number: last, message } satisfies Numbered<DemoRequest>);
      }),
    stop: () => {
      worker?.terminate();
      for (const { timer } of waiting.values()) clearTimeout(timer);
    },
  };
}

const NOT_STARTED = 'This browser could not start the reader. A newer one can.';
const TOO_SLOW =
  'Reading this file took too long, so it was stopped. Save it as a PDF again and drop that one.';
