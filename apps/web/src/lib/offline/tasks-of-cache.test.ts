import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import type { CalendarTask } from '@/api';
import { findTask, showTask } from './tasks-of-cache';

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
