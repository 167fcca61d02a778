import { locks } from 'node:worker_threads';
import { onlineManager, QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CalendarEntries, TaskBulkChange, TaskCreate } from '@/api';
import { addUnheard, answerBulk } from './unheard-tasks';
import { useWaitingChanges } from './waiting.store';
import { letWait, SENDING } from './waiting-changes';
import type { NewChange } from './waiting-changes.rules';

vi.mock('./database', () => ({
  ANSWERS: 'answers',
  CHANGES: 'changes',
  write: async () => undefined,
  erase: async () => undefined,
  readAll: async () => [],
}));

const entriesKey = (workspaceId: string, from: string, to: string) => [
  { _id: 'listCalendarEntries', path: { workspaceId }, query: { from, to } },
];
const FEBRUARY = entriesKey('w', '2027-02-01', '2027-02-28');
const MARCH = entriesKey('w', '2027-03-01', '2027-03-31');
const ELSEWHERE = entriesKey('v', '2027-02-01', '2027-02-28');
const ESSAY: TaskCreate = { title: 'Essay', dueOn: '2027-02-19', dueTime: '17:00' };

let queryClient: QueryClient;
let essay: string;
const titlesIn = (key: unknown[]) =>
  queryClient
    .getQueryData<CalendarEntries>(key)
    ?.items.map((entry) => 'title' in entry && `${entry.title}, ${'status' in entry && entry.status}`);
const waiting = () => useWaitingChanges.getState().changes.map(({ id }) => id);
const sent = (change: TaskBulkChange) =>
  answerBulk(
    new Request('http://localhost/api/v1/workspaces/w/tasks/bulk', {
      method: 'POST',
      body: JSON.stringify(change),
    }),
    queryClient,
  );

/** Whether this page may send, or none while another does. */
const giveTurn = (turn: object | null) =>
  vi.stubGlobal('navigator', {
    locks: { request: (_: string, __: object, work: (turn: object | null) => unknown) => work(turn) },
  });

beforeEach(async () => {
  giveTurn({});
  queryClient = new QueryClient();
  for (const key of [FEBRUARY, MARCH, ELSEWHERE]) queryClient.setQueryData(key, { items: [] });
  useWaitingChanges.setState({ changes: [], takenOut: [] });
  const wait = (change: NewChange) => letWait({ ...change, id: '1', accountId: 'ada' });
  const task = await addUnheard(ESSAY, { queryClient, workspaceId: 'w', accountId: 'ada', wait });
  essay = task.id;
  for (const [id, taskId] of [
    ['2', essay],
    ['3', 'quiz'],
  ] as const) {
    const later = { workspaceId: 'w', title: taskId, version: 1, before: {}, after: { status: 'done' } };
    await letWait({ ...later, id, taskId, accountId: 'ada' });
  }
});

afterEach(() => {
  vi.unstubAllGlobals();
  onlineManager.setOnline(true);
});

test('a new task that waits stands in the calendar of its workspace, in the month that it is due', () => {
  expect(titlesIn(FEBRUARY)).toEqual(['Essay, todo']);
  expect(titlesIn(MARCH)).toEqual([]);
  expect(titlesIn(ELSEWHERE)).toEqual([]);
});

test('deleted, it goes out of what waits with all that was changed of it, and comes back as it was', async () => {
  const answer = await sent({ action: 'delete', taskIds: [essay] });
  expect(waiting()).toEqual(['3']);
  expect(titlesIn(FEBRUARY)).toEqual([]);
  if (!answer) throw new Error('nothing was deleted');
  const back = await sent(answer.undo);
  expect(back?.tasks).toMatchObject([{ id: essay, title: 'Essay', status: 'done' }]);
  expect(waiting()).toEqual(['3', '1', '2']);
  expect(titlesIn(FEBRUARY)).toEqual(['Essay, done']);
});

test('what was on its way once is deleted there too, unless it is wanted back', async () => {
  const { changes } = useWaitingChanges.getState();
  useWaitingChanges.setState({ changes: changes.map((one) => ({ ...one, isSent: one.id === '1' })) });
  const answer = await sent({ action: 'delete', taskIds: [essay] });
  expect(useWaitingChanges.getState().changes).toMatchObject([{ id: '3' }, { id: '1', isDeleted: true }]);
  expect(await sent({ action: 'delete', taskIds: [essay] })).toBeUndefined();
  if (!answer) throw new Error('nothing was deleted');
  await sent(answer.undo);
  expect(waiting()).toEqual(['3', '1', '2']);
  expect(useWaitingChanges.getState().changes.some(({ isDeleted }) => isDeleted)).toBe(false);
});

test.each([
  ['one that the server knows is among them', () => ({ action: 'delete', taskIds: [essay, 'quiz'] })],
  ['they were never taken out', () => ({ action: 'restore', taskIds: [essay] })],
  ['they are only changed', () => ({ action: 'status', taskIds: [essay], status: 'done' })],
] as [string, () => TaskBulkChange][])('it is for the server where %s', async (_, change) => {
  expect(await sent(change())).toBeUndefined();
  expect(waiting()).toEqual(['1', '2', '3']);
  expect(titlesIn(FEBRUARY)).toEqual(['Essay, todo']);
});

test('nothing is taken out of what is being sent', async () => {
  giveTurn(null);
  expect(await sent({ action: 'delete', taskIds: [essay] })).toBeUndefined();
  expect(waiting()).toEqual(['1', '2', '3']);
});

test('without a connection it waits until nothing is being sent any more', async () => {
  vi.stubGlobal('navigator', { locks });
  onlineManager.setOnline(false);
  const sending = Promise.withResolvers<void>();
  const isOver = locks.request(SENDING, () => sending.promise);
  const answer = sent({ action: 'delete', taskIds: [essay] });
  await vi.waitFor(async () => expect((await locks.query()).pending).toHaveLength(1));
  expect(waiting()).toEqual(['1', '2', '3']);
  sending.resolve();
  await isOver;
  expect(await answer).toMatchObject({ undo: { action: 'restore' } });
  expect(waiting()).toEqual(['3']);
});
