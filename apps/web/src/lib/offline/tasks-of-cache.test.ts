import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import type { CalendarTask } from '@/api';
import { findTask, keepAnsweredTasks, showTask } from './tasks-of-cache';

const entry = {
  type: 'task',
  taskId: 't',
  title: 'Essay',
  status: 'todo',
  date: '2027-02-10',
  time: '10:00',
  endDate: null,
  endTime: '11:00',
  version: 4,
} as CalendarTask;
const other = { ...entry, taskId: 'u' };
const KEY = [{ _id: 'listCalendarEntries' }];

test('a task that only the calendar has shown is known by it', () =>
  expect(findTask([undefined, [], { items: [other, entry] }], 't')).toEqual({
    id: 't',
    title: 'Essay',
    status: 'todo',
    dueOn: '2027-02-10',
    dueTime: '10:00',
    endOn: null,
    endTime: '11:00',
    version: 4,
  }));

test('where its list is known as well, the whole task is taken', () => {
  const whole = { id: 't', title: 'Essay', version: 4, notes: '' };
  expect(findTask([{ items: [entry] }, [whole]], 't')).toBe(whole);
  expect(findTask([{ items: [entry] }, { items: [whole] }], 't')).toBe(whole);
});

test('what the server said first of a long list is an answer, and what a screen shows before it is sent is none', () => {
  const queryClient = new QueryClient();
  const answered = keepAnsweredTasks(queryClient);
  const queryKey = [{ _id: 'listTasks' }];
  const begun = { items: [{ id: 't', title: 'Essay', version: 4 }], nextCursor: 'more' };
  void queryClient.fetchQuery({
    queryKey,
    queryFn: () => {
      queryClient.setQueryData(queryKey, begun);
      return new Promise(() => undefined);
    },
  });
  void queryClient.cancelQueries({ queryKey });
  showTask(queryClient, { id: 't', fields: { title: 'Essay, shown' } });
  expect(findTask(answered.all(), 't')?.title).toBe('Essay');
  answered.stop();
});

test.each([
  [
    'on its new day',
    { dueOn: '2027-02-12', dueTime: null },
    [{ ...entry, date: '2027-02-12', time: null }, other],
  ],
  ['not any more', { dueOn: null }, [other]],
])('what waits is shown in the calendar %s', (_, fields, expected) => {
  const queryClient = new QueryClient();
  queryClient.setQueryData(KEY, { items: [entry, other] });
  showTask(queryClient, { id: 't', fields });
  expect(queryClient.getQueryData(KEY)).toEqual({ items: expected });
});
