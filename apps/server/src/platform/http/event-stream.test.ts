import { PassThrough } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openStream } from './event-stream.ts';

/** The part of an answer that a stream is written to. */
function anAnswer() {
  const raw = Object.assign(new PassThrough(), { setHeader() {}, writeHead() {} });
  return { raw, reply: { raw, hijack() {}, getHeaders: () => ({}) } as unknown as FastifyReply };
}

test.each([
  ['is told that we live', async () => true, ':\n\n', false],
  ['hears the end when they may not listen any more', async () => false, null, true],
  [
    'hears the end when nobody knows whether they may',
    async () => {
      throw new Error('no database');
    },
    null,
    true,
  ],
])('who hears nothing for a while %s', async (_, mayGoOn, said, isOver) => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { raw, reply } = anAnswer();
  const stream = openStream(reply, { onClose() {}, mayGoOn });
  await vi.advanceTimersByTimeAsync(20_000);
  expect([raw.read()?.toString() ?? null, raw.writableEnded]).toEqual([said, isOver]);
  stream.close();
});
