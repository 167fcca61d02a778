import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { freshDatabase } from '../../testing/index.ts';
import { defineJob } from './jobs.ts';
import { createPgBossJobs } from './pg-boss-jobs.ts';

const greet = defineJob<{ name: string }>('test/greet', { retryDelaySeconds: 1 });

async function greeter({ failures = 0, pollSeconds = 0.5, gate = Promise.resolve() } = {}) {
  const { db, url } = await freshDatabase();
  const greeted: string[] = [];
  let left = failures;
  const jobs = createPgBossJobs({ url, log: pino({ level: 'silent' }), pollSeconds });
  jobs.handle(greet, async ({ name }) => {
    if (left-- > 0) throw new Error('not in the mood');
    greeted.push(name);
    await gate;
  });
  await jobs.start();
  onTestFinished(jobs.stop);
  return { db, jobs, greeted };
}

test('a job runs soon after it was enqueued', async () => {
  const { jobs, greeted } = await greeter();
  await jobs.enqueue(greet, { name: 'Ada' });
  await expect.poll(() => greeted).toEqual(['Ada']);
});

test('many jobs are done one after the other, without a pause between them', async () => {
  const { jobs, greeted } = await greeter({ pollSeconds: 60 });
  const names = ['Ada', 'Ben', 'Cleo', 'Dora'];
  for (const name of names) await jobs.enqueue(greet, { name });
  await expect.poll(() => greeted.toSorted()).toEqual(names);
});

test('a job of a transaction runs only if it commits', async () => {
  const { db, jobs, greeted } = await greeter();
  await expect(
    db.transaction(async (tx) => {
      await jobs.enqueue(greet, { name: 'Nobody' }, { tx });
      throw new Error('undone');
    }),
  ).rejects.toThrow('undone');
  await db.transaction((tx) => jobs.enqueue(greet, { name: 'Ada' }, { tx }));
  await expect.poll(() => greeted).toEqual(['Ada']);
});

test('a run that fails is tried again', async () => {
  const { jobs, greeted } = await greeter({ failures: 1 });
  await jobs.enqueue(greet, { name: 'Ada' });
  await expect.poll(() => greeted).toEqual(['Ada']);
});

test('one waiting run per key is enough', async () => {
  const gate = Promise.withResolvers<void>();
  const { jobs, greeted } = await greeter({ gate: gate.promise });
  await jobs.enqueue(greet, { name: 'at work' });
  await expect.poll(() => greeted).toEqual(['at work']);
  for (const name of ['first', 'second']) await jobs.enqueue(greet, { name }, { key: 'once' });
  await jobs.enqueue(greet, { name: 'last' });
  gate.resolve();
  await expect.poll(() => greeted.at(-1)).toBe('last');
  expect(greeted).toEqual(['at work', 'first', 'last']);
});

test('a run waits for its time', async () => {
  const { jobs, greeted } = await greeter();
  const startAfter = new Date(Date.now() + 1500);
  await jobs.enqueue(greet, { name: 'later' }, { startAfter });
  await expect.poll(() => greeted).toEqual(['later']);
  expect(Date.now()).toBeGreaterThanOrEqual(startAfter.getTime());
});
