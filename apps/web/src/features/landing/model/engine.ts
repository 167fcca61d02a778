import type { DemoAnswer, DemoRequest, Numbered } from './demo-messages';

/** The engine in its worker, as a function: one answer for each question. */
export function startEngine() {
  const worker = new Worker(new URL('./demo.worker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, (answer: DemoAnswer) => void>();
  let last = 0;

  worker.addEventListener('message', ({ data }: MessageEvent<Partial<Numbered<DemoAnswer>>>) => {
    if (data.number === undefined || !data.message) return;
    waiting.get(data.number)?.(data.message);
    waiting.delete(data.number);
  });
  worker.addEventListener('error', () => {
    for (const answer of waiting.values()) answer({ type: 'failed', message: NOT_STARTED });
    waiting.clear();
  });

  return {
    ask: (message: DemoRequest) =>
      new Promise<DemoAnswer>((resolve) => {
        last += 1;
        waiting.set(last, resolve);
        worker.postMessage({ number: last, message } satisfies Numbered<DemoRequest>);
      }),
    stop: () => worker.terminate(),
  };
}

const NOT_STARTED = 'This browser could not start the reader. A newer one can.';
