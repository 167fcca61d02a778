import { expect, test } from 'vitest';
import type { Overview, Task, TaskCard } from '@/api';
import { withoutTask, withTask } from './overview-task';

const card = (id: string, dueOn: string, dueTime: string | null = null) =>
  ({ id, dueOn, dueTime, title: id, isComing: false }) as TaskCard;

const overview = {
  today: '2027-02-10',
  openTasks: 2,
  overdue: [card('late', '2027-02-09')],
  overdueTasks: 1,
  next: [card('quiz', '2027-02-12', '09:00')],
  week: {
    left: 1,
    days: [
      { date: '2027-02-11', tasks: [] },
      { date: '2027-02-12', tasks: [card('quiz', '2027-02-12', '09:00')] },
    ],
  },
} as unknown as Overview;

const aTask = (dueOn: string | null, dueTime: string | null = null) =>
  ({ id: 'new', title: 'new', kind: 'other', status: 'todo', dueOn, dueTime, weight: null }) as Task;
const namesOf = (cards: TaskCard[]) => cards.map(({ id }) => id);

test('a task of this week stands among the next ones and on its day, by its time', () => {
  const { openTasks, next, overdue, week } = withTask(overview, aTask('2027-02-12', '08:00'));
  expect(openTasks).toBe(3);
  expect(namesOf(next)).toEqual(['new', 'quiz']);
  expect(namesOf(overdue)).toEqual(['late']);
  expect(week.left).toBe(2);
  expect(week.days.map(({ tasks }) => namesOf(tasks))).toEqual([[], ['new', 'quiz']]);
});

test('what has no time comes at the end of its day', () =>
  expect(namesOf(withTask(overview, aTask('2027-02-12')).next)).toEqual(['quiz', 'new']));

test('what was due before today is overdue, and what is due some day is only counted', () => {
  expect(withTask(overview, aTask('2027-02-08'))).toMatchObject({
    overdueTasks: 2,
    overdue: [{ id: 'new' }, { id: 'late' }],
    next: overview.next,
    week: overview.week,
  });
  expect(withTask(overview, aTask(null))).toEqual({ ...overview, openTasks: 3 });
});

test.each([['2027-02-11'], ['2027-02-12'], ['2027-02-08'], ['2027-06-01'], [null]])(
  'taken out again, a task of %s leaves the dashboard as it was',
  (dueOn) => expect(withoutTask(withTask(overview, aTask(dueOn)), 'new')).toEqual(overview),
);
