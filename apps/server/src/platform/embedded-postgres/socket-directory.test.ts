import { randomUUID } from 'node:crypto';
import { rmdir, stat } from 'node:fs/promises';
import { expect, test } from 'vitest';
import type { Launcher } from './launcher.ts';
import { makeSocketDirectory } from './socket-directory.ts';

const launcher = { handOver: async () => {} } as unknown as Launcher;
const TURNS = 300;

test('a predecessor may take the directory away at any moment', async () => {
  const cluster = `/nowhere/${randomUUID()}`;
  const directory = await makeSocketDirectory(cluster, launcher);
  for (let turn = 0; turn < TURNS; turn += 1) {
    const [made] = await Promise.all([
      makeSocketDirectory(cluster, launcher),
      rmdir(directory).catch(() => {}),
    ]);
    expect(made).toBe(directory);
  }
  expect((await stat(await makeSocketDirectory(cluster, launcher))).mode & 0o077).toBe(0);
  await rmdir(directory);
});
