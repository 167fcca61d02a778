import { expect, test } from 'vitest';
import type { Overview, Task, TaskCard, WorkloadWeek } from '@/api';
import { withoutTask, withTask } from './overview-task';

const card = (id: string, dueOn: string, dueTime: string | null = null) =>
  ({ id, dueOn, dueTime, title: id, isComing: false }) as TaskCard;

const aWeek = (startsOn: string, endsOn: string, rest: Partial<WorkloadWeek> = {}) =>
  ({
    ...{ startsOn, endsOn, percent: 20, tasks: 1 },
    ...{ byCourse: [{ course: null, percent: 20, tasks: 1 }], largest: [], conflicts: [] },
    ...rest,
  }) as unknown as WorkloadWeek;

const overview = {
  today: '2027-02-10',
  openTasks: 2,
  overdue: [card('late', '2027-02-09')],
  overdueTasks: 1,
  next: [card('quiz', '2027-02-12', '09:00')],
  workload: [
    aWeek('2027-02-08', '2027-02-14', { conflicts: [{ date: '2027-02-12', tasks: 3 }] }),
    aWeek('2027-02-15', '2027-02-21'),
  ],
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

test('its week in the chart weighs more, and its full day is fuller', () => {
  const task = { ...aTask('2027-02-12'), course: { id: 'bio' }, weight: 15 } as Task;
  const [itsOwn, next] = withTask(overview, task).workload;
  expect(itsOwn).toMatchObject({
    ...{ percent: 35, tasks: 2, largest: [{ id: 'new' }] },
    byCourse: [
      { percent: 20, tasks: 1 },
      { course: { id: 'bio' }, percent: 15, tasks: 1 },
    ],
    conflicts: [{ date: '2027-02-12', tasks: 4 }],
  });
  expect(next).toBe(overview.workload[1]);
});

test.each([['2027-02-11'], ['2027-02-12'], ['2027-02-08'], ['2027-06-01'], [null]])(
  'taken out again, a task of %s leaves the dashboard as it was',
  (dueOn) => expect(withoutTask(withTask(overview, aTask(dueOn)), aTask(dueOn))).toEqual(overview),
);
