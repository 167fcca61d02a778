import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '@syllabi/identity/testing/free-port';
import { expect, onTestFinished, test } from 'vitest';
import { startEmbeddedPostgres } from './platform/embedded-postgres/index.ts';
import { PROJECT } from './project.ts';
import { runToEnd, startProcess } from './testing/server-process.ts';

async function dataFolder(): Promise<string> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'syllabi data '));
  onTestFinished(async () => {
    await stopDatabase(dataDir);
    await rm(dataDir, { recursive: true, force: true });
  });
  return dataDir;
}

/** Adopts the database of a server that was killed, to end it. */
async function stopDatabase(dataDir: string): Promise<void> {
  const log = { info: () => {}, warn: () => {} };
  await (await startEmbeddedPostgres({ dataDir, database: 'syllabi', log })).stop();
}

async function ask<Answer>(
  url: string,
  { token, body }: { token?: string; body?: object } = {},
): Promise<Answer> {
  const answer = await fetch(url, {
    method: body ? 'POST' : 'GET',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`);
  return answer.json() as Promise<Answer>;
}

/** Adds tasks one after the other until the server is gone; says which ones it acknowledged. */
async function addTasksUntilGone({
  tasks,
  token,
  round,
}: {
  tasks: string;
  token: string;
  round: number;
}): Promise<string[]> {
  const acknowledged: string[] = [];
  for (let number = 1; ; number++) {
    const title = `Read chapter ${round}.${number}`;
    const isKept = await ask(tasks, { token, body: { title } }).then(
      () => true,
      () => false,
    );
    if (!isKept) return acknowledged;
    acknowledged.push(title);
  }
}

test('a server killed again and again while people write loses nothing that it acknowledged', async () => {
  const environment = { DATA_DIR: await dataFolder(), PORT: String(await freePort()) };
  let server = await startProcess(environment);
  const person = { email: 'ada@example.org', password: 'Kestrel-over-9-hills', returnSecureToken: true };
  const { idToken: token } = await ask<{ idToken: string }>(
    `${server.url}/v1/accounts:signUp?key=${PROJECT.apiKey}`,
    { body: person },
  );
  const { items } = await ask<{ items: { id: string }[] }>(`${server.url}/api/v1/workspaces`, { token });
  const tasks = `${server.url}/api/v1/workspaces/${items[0]?.id}/tasks`;

  const acknowledged: string[] = [];
  for (const round of [1, 2, 3]) {
    const writing = addTasksUntilGone({ tasks, token, round });
    await expect.poll(() => countTasks(tasks, token)).toBeGreaterThan(acknowledged.length + 10 * round);
    expect(await server.end('SIGKILL')).toMatchObject({ signal: 'SIGKILL' });
    acknowledged.push(...(await writing));
    server = await startProcess(environment);
  }

  const { items: found } = await ask<{ items: { title: string }[] }>(`${tasks}?limit=1000`, { token });
  const titles = new Set(found.map(({ title }) => title));
  expect(acknowledged.filter((title) => !titles.has(title))).toEqual([]);
  expect(await server.end('SIGTERM')).toEqual({ code: 0, signal: null });
}, 120_000);

async function countTasks(tasks: string, token: string): Promise<number> {
  const { items } = await ask<{ items: unknown[] }>(`${tasks}?limit=1000`, { token });
  return items.length;
}

test('a start with wrong settings lists every fault and ends', async () => {
  const { code, output } = await runToEnd({ PORT: 'three', LOG_LEVEL: 'loud' });
  expect(code).toBe(1);
  expect(output).toContain('  - PORT must be a number\n  - LOG_LEVEL must be one of');
});

test('a port that is taken is named, and nothing is left running', async () => {
  const stranger = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void stranger.close());
  await once(stranger, 'listening');
  const address = stranger.address();
  const PORT = String(typeof address === 'object' && address?.port);
  const { code, output } = await runToEnd({ PORT, DATA_DIR: await dataFolder() });
  expect(code).toBe(1);
  expect(output).toContain(`Port ${PORT} is taken: is Syllabi running already?`);
});
