import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import fc from 'fast-check';
import type { FuzzCase, FuzzOutcome } from './fuzz-worker.ts';

/** Hard limits of one document: past them its thread is ended and the case counts as a fault. */
const SECONDS = 20;
const MEBIBYTES = 768;

/** Reads documents in a thread that can be ended, so that a hang is a fault and not the end of the run. */
export function createFuzzer() {
  let worker: Worker | undefined;
  const open = () =>
    new Worker(new URL('fuzz-worker.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: MEBIBYTES },
    });
  return {
    async read(one: FuzzCase): Promise<FuzzOutcome> {
      worker ??= open();
      const timer = new AbortController();
      const hang = setTimeout(() => timer.abort(), SECONDS * 1000);
      try {
        worker.postMessage(one);
        const [outcome] = (await once(worker, 'message', { signal: timer.signal })) as [FuzzOutcome];
        return outcome;
      } catch (error) {
        await worker.terminate();
        worker = undefined;
        return { fault: timer.signal.aborted ? `no answer in ${SECONDS} seconds` : String(error) };
      } finally {
        clearTimeout(hang);
      }
    },
    async close() {
      await worker?.terminate();
    },
  };
}

const share = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
const harm = fc.oneof(
  fc.record({ kind: fc.constant('cut' as const), at: share }),
  fc.record({ kind: fc.constant('set' as const), at: share, value: fc.nat(255) }),
  fc.record({ kind: fc.constant('drop' as const), at: share, length: fc.integer({ min: 1, max: 200 }) }),
  fc.record({
    kind: fc.constant('repeat' as const),
    at: share,
    length: fc.integer({ min: 1, max: 300 }),
    times: fc.integer({ min: 2, max: 30 }),
  }),
  fc.record({
    kind: fc.constant('write' as const),
    at: share,
    text: fc.string({ unit: 'binary', maxLength: 60 }),
  }),
);
type Harm = typeof harm extends fc.Arbitrary<infer H> ? H : never;

function harmed(bytes: Uint8Array, one: Harm): Uint8Array {
  const at = Math.floor(one.at * bytes.length);
  const [before, after] = [bytes.subarray(0, at), bytes.subarray(at)];
  switch (one.kind) {
    case 'cut':
      return before;
    case 'set':
      return joined(before, Uint8Array.of(one.value), after.subarray(1));
    case 'drop':
      return joined(before, after.subarray(one.length));
    case 'repeat':
      return joined(before, ...Array<Uint8Array>(one.times).fill(after.subarray(0, one.length)), after);
    case 'write':
      return joined(before, new TextEncoder().encode(one.text), after);
  }
}

/** A failing case in a line that can be pasted into a test. */
const shown = (one: FuzzCase): FuzzCase =>
  Object.defineProperty(one, fc.toStringMethod, {
    value: () => `${one.fileName} ${Buffer.from(one.bytes).toString('base64')}`,
  });

const joined = (...parts: Uint8Array[]): Uint8Array => Buffer.concat(parts);

/** A whole document with up to six harms done to it. */
export const harmedDocument = (documents: FuzzCase[]): fc.Arbitrary<FuzzCase> =>
  fc
    .tuple(fc.constantFrom(...documents), fc.array(harm, { minLength: 1, maxLength: 6 }))
    .map(([{ bytes, fileName }, harms]) => shown({ fileName, bytes: harms.reduce(harmed, bytes) }));

const STARTS = [
  '',
  '%PDF-1.7\n',
  'PK\x03\x04',
  '<!doctype html><body>',
  'BEGIN:VCALENDAR\r\n',
  '# Syllabus\n\n|a|b|\n|-|-|\n',
];
const NAMES = ['a.pdf', 'a.docx', 'a.html', 'a.md', 'a.txt', 'a.ics', 'a'];

/** Bytes of nobody's making, some of which begin as a document does. */
export const randomBytes: fc.Arbitrary<FuzzCase> = fc
  .tuple(fc.constantFrom(...STARTS), fc.uint8Array({ maxLength: 4_000 }), fc.constantFrom(...NAMES))
  .map(([start, bytes, fileName]) => shown({ fileName, bytes: joined(Buffer.from(start, 'latin1'), bytes) }));
