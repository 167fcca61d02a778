import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepAnswers, restoreAnswers } from './kept-answers';

interface Row {
  accountId: string;
  hash: string;
}

/** What is written down in this browser. */
const rows = vi.hoisted(() => [] as Row[]);
vi.mock('./database', () => ({
  ANSWERS: 'answers',
  readAll: async (_: string, accountId: string) => rows.filter((row) => row.accountId === accountId),
  write: async (_: string, answers: Row[]) => void rows.push(...answers),
}));

let idle: () => void;
beforeEach(() => {
  rows.length = 0;
  vi.useFakeTimers();
  vi.stubGlobal('requestIdleCallback', (work: () => void) => {
    idle = work;
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const LOG = [{ _id: 'chatLog', path: { workspaceId: 'w', chatId: 'c' } }];
const SESSIONS = [{ _id: 'listSessions' }];

test('the messages of a chat can be read again, and what is not named is not kept', async () => {
  const before = new QueryClient();
  const stop = keepAnswers(before, 'ada');
  before.setQueryData(LOG, { messages: ['Hello'] });
  before.setQueryData(SESSIONS, ['this one']);
  vi.runAllTimers();
  idle();
  stop();
  const after = new QueryClient();
  expect(await restoreAnswers(after, 'ada')).toBe(true);
  expect(after.getQueryData(LOG)).toEqual({ messages: ['Hello'] });
  expect(after.getQueryData(SESSIONS)).toBeUndefined();
});

test('of an answer of which the rest is on its way, nothing is written down until it came', async () => {
  const before = new QueryClient();
  const stop = keepAnswers(before, 'ada');
  const queryKey = [{ _id: 'listTasks' }];
  let finish = (_: string[]) => {};
  const whole = new Promise<string[]>((resolve) => {
    finish = resolve;
  });
  const asked = before.fetchQuery({ queryKey, queryFn: () => whole });
  before.setQueryData(queryKey, ['Essay']);
  vi.runAllTimers();
  idle();
  expect(rows).toEqual([]);
  finish(['Essay', 'Quiz']);
  await asked;
  vi.runAllTimers();
  idle();
  stop();
  expect(rows).toMatchObject([{ data: ['Essay', 'Quiz'] }]);
});

test('nothing is written down any more once somebody has signed out', () => {
  const queryClient = new QueryClient();
  const stop = keepAnswers(queryClient, 'ada');
  queryClient.setQueryData([{ _id: 'listTasks' }], ['Essay']);
  vi.runAllTimers();
  stop();
  idle();
  expect(rows).toEqual([]);
});
