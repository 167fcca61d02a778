import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { testApp } from '../../testing/index.ts';

const long = 'Notes of many words. '.repeat(200);

async function withLongTask() {
  const { signIn } = await testApp();
  const ada = await signIn();
  const [{ id }] = (await ada.ask('/api/v1/workspaces')).json().items;
  const tasks = `/api/v1/workspaces/${id}/tasks`;
  const headers = { 'idempotency-key': '0b7c1d4e-2f7a-4f0c-9a52-3d1f5c8e6a90' };
  const create = (encoding?: string) =>
    ada.ask({
      method: 'POST',
      url: tasks,
      payload: { title: 'Essay', notes: long },
      headers: { ...headers, ...(encoding ? { 'accept-encoding': encoding } : {}) },
    });
  return { ada, tasks, create };
}

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
])('an answer of some length comes as %s to whoever can read that', async (encoding, decompress) => {
  const { create } = await withLongTask();
  const answer = await create(encoding);
  expect(answer.headers['content-encoding']).toBe(encoding);
  expect(answer.headers.vary).toContain('accept-encoding');
  expect(answer.rawPayload.length).toBeLessThan(long.length / 4);
  expect(JSON.parse(decompress(answer.rawPayload).toString()).notes).toBe(long);
});

test('the answer to a repeated write is kept as words and sent as the second asker reads it', async () => {
  const { create } = await withLongTask();
  const first = JSON.parse(brotliDecompressSync((await create('br')).rawPayload).toString());
  const again = await create();
  expect(again.headers['content-encoding']).toBeUndefined();
  expect(again.json()).toEqual(first);
});

test('a short answer is sent as it is', async () => {
  const { ada } = await withLongTask();
  const answer = await ada.ask({ url: '/api/v1/workspaces', headers: { 'accept-encoding': 'br' } });
  expect([answer.statusCode, answer.headers['content-encoding']]).toEqual([200, undefined]);
});
