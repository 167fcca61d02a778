import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const here = (file) => JSON.stringify(new URL(file, import.meta.url).href);

/** Runs something for ever that puts away what it made, but only when it is told as Ctrl+C does. */
async function startRun() {
  const folder = await mkdtemp(path.join(tmpdir(), 'syllabi-run-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const made = path.join(folder, 'made');
  const child = path.join(folder, 'child.mjs');
  const parent = path.join(folder, 'parent.mjs');
  await writeFile(
    child,
    `import { rmSync, writeFileSync } from 'node:fs';
     process.on('SIGINT', () => { rmSync(${JSON.stringify(made)}); process.exit(); });
     writeFileSync(${JSON.stringify(made)}, 'a database');
     console.log('made');
     setInterval(() => {}, 1000);`,
  );
  await writeFile(
    parent,
    `import { listenForTheEnd } from ${here('ending.mjs')};
     import { run } from ${here('project.mjs')};
     const { endedBy } = listenForTheEnd();
     await run(process.execPath, [${JSON.stringify(child)}]);
     process.exit(endedBy());`,
  );
  const run = spawn(process.execPath, [parent], { stdio: ['ignore', 'pipe', 'inherit'] });
  const end = once(run, 'exit');
  await once(run.stdout, 'data');
  return { run, end, exists: () => readFile(made).then(Boolean, () => false) };
}

test.each([
  ['SIGTERM', 143],
  ['SIGINT', 130],
  ['SIGHUP', 129],
])('a run that is ended by %s leaves nothing behind', async (signal, exitCode) => {
  const { run, end, exists } = await startRun();
  expect(await exists()).toBe(true);
  run.kill(signal);
  expect(await end).toEqual([exitCode, null]);
  expect(await exists()).toBe(false);
});
