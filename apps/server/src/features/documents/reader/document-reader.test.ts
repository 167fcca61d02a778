import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { unreadableFiles } from '@syllabi/extraction/testing';
import { expect, onTestFinished, test } from 'vitest';
import { createDocumentReader } from './document-reader.ts';

const limits = { pages: 200, fileBytes: 25_000_000, readingSeconds: 30, readingMebibytes: 512 };
const aTask = { bytes: new Uint8Array(), fileName: 'a.pdf', referenceDate: '2027-01-04' };

function openReader(options: Parameters<typeof createDocumentReader>[0] = {}) {
  const reader = createDocumentReader({ limits, ...options });
  onTestFinished(() => reader.close());
  return reader;
}

/** A thread that runs these lines instead of reading. */
async function threadThat(lines: string): Promise<URL> {
  const folder = await mkdtemp(path.join(tmpdir(), 'syllabi-thread-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = path.join(folder, 'thread.mjs');
  await writeFile(file, `export default async () => { ${lines} };`);
  return pathToFileURL(file);
}

test('every file that cannot be read gets a problem with words for the person who dropped it', {
  timeout: 30_000,
}, async () => {
  const reader = openReader();
  for (const { fileName, make, code } of unreadableFiles) {
    const outcome = await reader.read({ ...aTask, bytes: await make(), fileName });
    expect(outcome, fileName).toMatchObject({
      problem: { code: `document/${code}`, title: expect.stringMatching(/\S/) },
    });
  }
});

test('the year that was told is the year of its dates', async () => {
  const bytes = new TextEncoder().encode(
    'GEO 210 Rivers\n\nQuiz 1: September 18\nMidterm exam: October 14\n',
  );
  const outcome = await openReader().read({ ...aTask, bytes, fileName: 'rivers.txt', year: 2025 });
  expect(outcome).toMatchObject({
    reading: { extraction: { findings: [{ date: '2025-09-18' }, { date: '2025-10-14' }], warnings: [] } },
  });
});

test('a reading that hangs is ended and says so, and the next one is read', async () => {
  const hanging = openReader({
    worker: await threadThat('for (;;);'),
    limits: { ...limits, readingSeconds: 0.5 },
  });
  expect(await hanging.read(aTask)).toMatchObject({ problem: { code: 'document/too-slow' } });
  expect(await hanging.read(aTask)).toMatchObject({ problem: { code: 'document/too-slow' } });
});

test('a reading that devours memory ends its own thread and says so', async () => {
  const devouring = openReader({
    worker: await threadThat('const all = []; for (;;) all.push(new Array(1e6).fill(Math.random()));'),
    limits: { ...limits, readingMebibytes: 32 },
  });
  expect(await devouring.read(aTask)).toMatchObject({ problem: { code: 'document/too-much-memory' } });
});

test('a fault of the reader itself is told to the log, and the person is told what to do', async () => {
  const faults: unknown[] = [];
  const failing = openReader({
    worker: await threadThat("throw new Error('a bug')"),
    onFault: (fault) => faults.push(fault),
  });
  expect(await failing.read(aTask)).toMatchObject({ problem: { code: 'document/unreadable' } });
  expect(faults).toMatchObject([{ message: 'a bug' }]);
});

test('a thread that cannot start fails the documents that wait for it, at once', async () => {
  const faults: unknown[] = [];
  const worker = new URL('there-is-no-such-file.ts', import.meta.url);
  const missing = openReader({ worker, onFault: (fault) => faults.push(fault) });
  expect(await missing.read(aTask)).toMatchObject({ problem: { code: 'document/unreadable' } });
  expect(faults).not.toEqual([]);
});

test('the first document goes ahead, and those behind it have the thread that it began', async () => {
  const worker = await threadThat(
    "for (let step = 0; step < 1e7; step++); return { reading: (await import('node:worker_threads')).threadId };",
  );
  const reader = openReader({ worker });
  const outcomes = await Promise.all([reader.read(aTask), reader.read(aTask)]);
  const threads = outcomes.map((outcome) => ('reading' in outcome ? outcome.reading : undefined));
  expect(new Set(threads).size).toBe(1);
  expect(threads).not.toContain(undefined);
});

test('a first document that fails holds up none', async () => {
  const reader = openReader({ worker: await threadThat("throw new Error('a bug')") });
  expect(await Promise.all([reader.read(aTask), reader.read(aTask)])).toMatchObject([
    { problem: { code: 'document/unreadable' } },
    { problem: { code: 'document/unreadable' } },
  ]);
});
