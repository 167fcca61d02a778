import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { unreadableFiles } from '@syllabi/extraction/testing';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createDocumentReader } from './document-reader.ts';

const limits = { pages: 200, fileBytes: 25_000_000, readingSeconds: 30, readingMebibytes: 512 };
const aTask = { bytes: new Uint8Array(), fileName: 'a.pdf', referenceDate: '2027-01-04' };

function openReader(options: Parameters<typeof createDocumentReader>[0] = {}) {
  const reader = createDocumentReader({ limits, ...options });
  onTestFinished(() => reader.close());
  return reader;
}

/** A process that runs these lines instead of reading. */
async function processThat(lines: string, before = ''): Promise<URL> {
  const folder = await mkdtemp(path.join(tmpdir(), 'syllabi-reading-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = path.join(folder, 'reading.mjs');
  await writeFile(file, `${before}\nexport default async (task) => { ${lines} };`);
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
    worker: await processThat('for (;;);'),
    limits: { ...limits, readingSeconds: 0.5 },
  });
  expect(await hanging.read(aTask)).toMatchObject({ problem: { code: 'document/too-slow' } });
  expect(await hanging.read(aTask)).toMatchObject({ problem: { code: 'document/too-slow' } });
});

test.each([
  ['bit by bit', 'const all = []; for (;;) all.push(new Array(1e5).fill(Math.random()));'],
  ['in pieces as large as the limit', 'const all = []; for (;;) all.push(new Array(3e6).fill({}));'],
])('a reading that devours memory %s ends its own process and says so', async (_, lines) => {
  const devouring = openReader({
    worker: await processThat(lines),
    limits: { ...limits, readingMebibytes: 32 },
  });
  expect(await devouring.read(aTask)).toMatchObject({ problem: { code: 'document/too-much-memory' } });
});

test('a reading under way when all processes are told to stop goes on until the server ends it', async () => {
  const read = new URL('reading-worker.ts', import.meta.url).href;
  const told = openReader({
    worker: await processThat(
      "const reading = read(task); for (const signal of ['SIGINT', 'SIGTERM']) process.kill(process.pid, signal); return reading;",
      `import read from '${read}';`,
    ),
  });
  const bytes = new TextEncoder().encode('GEO 210 Rivers, Fall 2026\n\nQuiz 1: September 18\n');
  expect(await told.read({ ...aTask, bytes, fileName: 'rivers.txt' })).toMatchObject({
    reading: { extraction: { findings: [{ title: 'Quiz 1' }] } },
  });
});

test('a reading knows nothing of the secrets of the server', async () => {
  vi.stubEnv('SECRET_KEY', 'of the server');
  onTestFinished(() => void vi.unstubAllEnvs());
  const curious = openReader({ worker: await processThat('return { reading: process.env };') });
  const outcome = await curious.read(aTask);
  expect(outcome).toMatchObject({ reading: { PATH: process.env.PATH } });
  expect(outcome).not.toMatchObject({ reading: { SECRET_KEY: expect.anything() } });
});

test('a fault of the reader itself is told to the log, and the person is told what to do', async () => {
  const faults: unknown[] = [];
  const failing = openReader({
    worker: await processThat("throw new Error('a bug')"),
    onFault: (fault) => faults.push(fault),
  });
  expect(await failing.read(aTask)).toMatchObject({ problem: { code: 'document/unreadable' } });
  expect(faults).toMatchObject([{ message: 'a bug' }]);
});

test('a process that cannot start fails the documents that wait for it, at once', async () => {
  const faults: unknown[] = [];
  const worker = new URL('there-is-no-such-file.ts', import.meta.url);
  const missing = openReader({ worker, onFault: (fault) => faults.push(fault) });
  expect(await missing.read(aTask)).toMatchObject({ problem: { code: 'document/unreadable' } });
  expect(faults).not.toEqual([]);
});

test('the first document goes ahead, and those behind it have the process that it began', async () => {
  const worker = await processThat(
    'for (let step = 0; step < 1e7; step++); return { reading: process.pid };',
  );
  const reader = openReader({ worker });
  const outcomes = await Promise.all([reader.read(aTask), reader.read(aTask)]);
  const processes = outcomes.map((outcome) => ('reading' in outcome ? outcome.reading : undefined));
  expect(new Set(processes).size).toBe(1);
  expect(processes).not.toContain(undefined);
});

test('a first document that fails holds up none', async () => {
  const reader = openReader({ worker: await processThat("throw new Error('a bug')") });
  expect(await Promise.all([reader.read(aTask), reader.read(aTask)])).toMatchObject([
    { problem: { code: 'document/unreadable' } },
    { problem: { code: 'document/unreadable' } },
  ]);
});
