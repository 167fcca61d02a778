import { expect, test } from 'vitest';
import { buildWeekStrip, weekShare } from './week-strip';
import { axisFor, buildWorkload } from './workload';

const term = { start: '2026-01-12', end: '2026-05-08' };
const today = '2026-02-12';
const aTask = (dueOn: string, weight: number | null = null, status: 'todo' | 'done' = 'todo') => ({
  id: `${dueOn}-${weight}`,
  title: 'Essay',
  courseId: 'h',
  dueOn,
  dueTime: null,
  weight,
  status,
});
const springBreak = { day: '2026-03-09', endDay: '2026-03-13', title: 'Spring break' };
const workload = (tasks: ReturnType<typeof aTask>[]) => buildWorkload({ tasks, daysOff: [springBreak], term, today });

test('each week of term sums the weights due in it', () => {
  const { weeks, unit } = workload([aTask('2026-02-18', 20), aTask('2026-02-20', 24)]);
  expect(unit).toBe('percent');
  expect(weeks).toHaveLength(17);
  expect(weeks[5]).toMatchObject({ number: 6, load: 44, when: 'coming', off: false });
  expect(weeks[4]).toMatchObject({ load: 0, when: 'now' });
});

test('without a single weight it counts what is due', () => {
  expect(workload([aTask('2026-02-18'), aTask('2026-02-20')])).toMatchObject({ unit: 'count', heavy: 5 });
});

test('a week mostly without class is off', () => expect(workload([]).weeks.filter(({ off }) => off).map(({ number }) => number)).toEqual([9]));

test('three things on one day clash', () => {
  const tasks = [aTask('2026-03-05', 20), aTask('2026-03-05', 15), aTask('2026-03-05', 5), aTask('2026-03-03', 2)];
  expect(workload(tasks).weeks[7]?.clash).toEqual({ day: '2026-03-05', count: 3 });
});

test.each([
  [72, 80, [0, 20, 40, 60, 80]],
  [7.5, 8, [0, 2, 4, 6, 8]],
  [130, 150, [0, 50, 100, 150]],
])('an axis for %d ends at %d', (highest, top, ticks) => expect(axisFor(highest)).toEqual({ top, ticks }));

test('the week strip holds what is due each day, its classes and its day off', () => {
  const days = buildWeekStrip({
    start: '2026-03-09',
    today: '2026-03-10',
    tasks: [aTask('2026-03-10', 5, 'done'), aTask('2026-03-15', 10)],
    classes: [{ day: '2026-03-15' }],
    daysOff: [springBreak],
  });
  expect(days.map(({ when }) => when)).toEqual(['past', 'today', 'coming', 'coming', 'coming', 'coming', 'coming']);
  expect(days[1]).toMatchObject({ classes: 0, off: springBreak });
  expect(days[6]).toMatchObject({ classes: 1, off: undefined });
  expect(weekShare(days)).toEqual({ due: 15, done: 5 });
});
