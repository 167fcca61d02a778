import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { DemoRequest } from './demo-messages';
import { startEngine } from './engine';

const QUESTION: DemoRequest = { type: 'calendar', timeZone: 'Europe/Stockholm', now: '2027-01-04T08:00:00Z' };
const ANSWER = { type: 'calendar', text: 'BEGIN:VCALENDAR' };

/** Workers that do as they are told; the first one hangs. */
class FakeWorker extends EventTarget {
  static opened: FakeWorker[] = [];
  isEnded = false;
  readonly hangs = FakeWorker.opened.push(this) === 1;
  postMessage({ number }: { number: number }) {
    if (!this.hangs) this.dispatchEvent(new MessageEvent('message', { data: { number, message: ANSWER } }));
  }
  terminate() {
    this.isEnded = true;
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('Worker', FakeWorker);
  FakeWorker.opened = [];
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a document on which the reader hangs is given up in words, and the next one is read by a new reader', async () => {
  const engine = startEngine({ longestMs: 1000 });
  const hanging = [engine.ask(QUESTION), engine.ask(QUESTION)];
  vi.advanceTimersByTime(1000);
  for (const answer of await Promise.all(hanging))
    expect(answer).toEqual({ type: 'failed', message: expect.stringContaining('took too long') });
  expect(FakeWorker.opened.map(({ isEnded }) => isEnded)).toEqual([true]);
  expect(await engine.ask(QUESTION)).toEqual(ANSWER);
});

test('a browser that cannot start the reader says so', async () => {
  const engine = startEngine();
  const asked = engine.ask(QUESTION);
  FakeWorker.opened[0]?.dispatchEvent(new Event('error'));
  expect(await asked).toMatchObject({ type: 'failed', message: expect.stringContaining('could not start') });
});
