import { beforeEach, expect, test, vi } from 'vitest';
import { sendWaitingChanges } from './send-waiting';
import { useWaitingChanges } from './waiting.store';
import { letWait } from './waiting-changes';
import type { WaitingChange } from './waiting-changes.rules';

/** What is written down in this browser. */
const rows = vi.hoisted(() => new Map<string, WaitingChange>());
vi.mock('./database', () => ({
  CHANGES: 'changes',
  readAll: async () => [...rows.values()].sort((a, b) => (a.id < b.id ? -1 : 1)),
  write: async (_: string, changes: WaitingChange[]) => {
    for (const change of changes) rows.set(change.id, change);
  },
  erase: async (_: string, keys: [string, string][]) => {
    for (const [, id] of keys) rows.delete(id);
  },
}));
vi.mock('../identity', () => ({ currentToken: async () => 'token' }));

/** What has arrived, and the answer that is still to come. */
const server = { sent: [] as [task: string, body: unknown][], answer: (): void => undefined };
beforeEach(() => {
  rows.clear();
  server.sent = [];
  useWaitingChanges.setState({ changes: [] });
  vi.stubGlobal('navigator', { locks: { request: (_: string, work: () => unknown) => work() } });
  vi.stubGlobal('fetch', (address: string, { body }: RequestInit) => {
    server.sent.push([address.split('/').at(-1) ?? '', JSON.parse(String(body))]);
    return new Promise((resolve) => {
      server.answer = () => resolve(Response.json({}));
    });
  });
});

const change = (id: string, taskId: string, after: WaitingChange['after']): WaitingChange => ({
  accountId: 'ada',
  id,
  workspaceId: 'w',
  taskId,
  title: taskId,
  version: 3,
  before: { status: 'todo', title: taskId },
  after,
});
const isSent = (count: number) => vi.waitFor(() => expect(server.sent).toHaveLength(count));

test('what is changed while an earlier change of the same task is on its way is sent after it', async () => {
  await letWait(change('1', 'essay', { status: 'done' }));
  const sending = sendWaitingChanges('ada');
  await isSent(1);
  await letWait(change('2', 'essay', { title: 'Essay draft' }));
  server.answer();
  await isSent(2);
  server.answer();
  await sending;
  expect(server.sent.at(-1)).toEqual(['essay', { status: 'done', title: 'Essay draft' }]);
  expect([...rows.values(), ...useWaitingChanges.getState().changes]).toEqual([]);
});

test('what is changed of another task meanwhile goes along', async () => {
  await letWait(change('1', 'essay', { status: 'done' }));
  const sending = sendWaitingChanges('ada');
  await isSent(1);
  await letWait(change('2', 'quiz', { status: 'doing' }));
  server.answer();
  await isSent(2);
  server.answer();
  await sending;
  expect(server.sent.map(([task]) => task)).toEqual(['essay', 'quiz']);
  expect(rows.size).toBe(0);
});

test('a new task is sent before what was changed of it since, under the id that it has here', async () => {
  const { before: _, ...essay } = change('1', 'essay', {});
  await letWait({ ...essay, before: {}, begins: { title: 'Essay', kind: 'assignment' } });
  await letWait(change('2', 'essay', { status: 'done' }));
  const sending = sendWaitingChanges('ada');
  await isSent(1);
  server.answer();
  await isSent(2);
  server.answer();
  await sending;
  expect(server.sent).toEqual([
    ['tasks', { id: 'essay', title: 'Essay', kind: 'assignment' }],
    ['essay', { status: 'done' }],
  ]);
  expect(rows.size).toBe(0);
});

test('two that are changed at once both wait', async () => {
  await Promise.all([
    letWait(change('1', 'essay', { status: 'done' })),
    letWait(change('2', 'quiz', { status: 'done' })),
  ]);
  expect(useWaitingChanges.getState().changes.map(({ taskId }) => taskId)).toEqual(['essay', 'quiz']);
});
