import { expect, test } from 'vitest';
import type { Course } from '@/api';
import { toNewTask } from './new-task';

const history = { id: 'h', code: 'HIST 210', title: 'The Atlantic World', color: 'fern' } as Course;
const made = { id: 't', courses: [history], now: '2027-02-11T12:00:00.000Z' };

test('a task that waits shows what it was given, and its course', () => {
  const task = toNewTask({ title: 'Essay', kind: 'assignment', dueOn: '2027-02-19', courseId: 'h' }, made);
  expect(task).toMatchObject({
    id: 't',
    title: 'Essay',
    kind: 'assignment',
    status: 'todo',
    dueOn: '2027-02-19',
    course: { code: 'HIST 210', color: 'fern' },
    repeat: null,
    version: 1,
  });
  expect(task).not.toHaveProperty('courseId');
});

test('what repeats has all that a repeat has', () => {
  expect(toNewTask({ title: 'Lab', repeat: { every: 'week', weekdays: ['TU'] } }, made).repeat).toEqual({
    every: 'week',
    interval: 1,
    weekdays: ['TU'],
    until: null,
  });
});
