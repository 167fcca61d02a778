import { describe, expect, test } from 'vitest';
import {
  buildCourseCards,
  buildWeek,
  buildWorkload,
  type PlanForOverview,
  termAt,
  weekAround,
  weekOf,
  workloadRange,
} from './overview.rules.ts';
import type { TaskCard } from './overview.schemas.ts';

const bio = { id: 'bio', code: 'BIO 101', title: 'Biology', color: 'fern' as const };
const spring = { start: '2027-01-14', end: '2027-05-07' };

let made = 0;
const aTask = (rest: Partial<TaskCard>): TaskCard => ({
  id: String(++made),
  title: 'Task',
  kind: 'assignment',
  status: 'todo',
  dueOn: '2027-02-12',
  dueTime: null,
  weight: null,
  course: bio,
  isComing: false,
  ...rest,
});
const aPlan = (rest: Partial<PlanForOverview> = {}): PlanForOverview => ({
  tasks: [],
  coming: [],
  classes: [],
  daysOff: [],
  terms: [],
  ...rest,
});

test.each([
  ['2027-02-12', 'MO', { from: '2027-02-08', to: '2027-02-14' }],
  ['2027-02-14', 'SU', { from: '2027-02-14', to: '2027-02-20' }],
  ['2027-02-14', 'SA', { from: '2027-02-13', to: '2027-02-19' }],
] as const)('the week around %s that begins on %s is %j', (date, firstDay, expected) => {
  expect(weekAround(date, firstDay)).toEqual(expected);
});

test('a week has seven days with what is due, how many classes and which days off', () => {
  const week = buildWeek(
    { from: '2027-02-08', to: '2027-02-14' },
    aPlan({
      tasks: [
        aTask({ weight: 5, status: 'done' }),
        aTask({ weight: 10 }),
        aTask({ dueOn: '2027-02-15', weight: 50 }),
      ],
      classes: [
        { date: '2027-02-08', courseId: 'bio' },
        { date: '2027-02-08', courseId: 'chem' },
      ],
      daysOff: [{ startsOn: '2027-02-13', endsOn: '2027-02-20', title: 'Break', courseId: 'bio' }],
    }),
  );
  expect(week).toMatchObject({ left: 1, percent: 15, percentDone: 5 });
  expect(week.days.map((day) => [day.tasks.length, day.classes, day.daysOff.length])).toEqual([
    [0, 2, 0],
    [0, 0, 0],
    [0, 0, 0],
    [0, 0, 0],
    [2, 0, 0],
    [0, 0, 1],
    [0, 0, 1],
  ]);
});

describe('the workload', () => {
  const options = { today: '2027-02-12', firstDay: 'MO' as const };
  const weekOfFeb = (plan: PlanForOverview) =>
    buildWorkload({ from: '2027-02-08', to: '2027-02-14' }, { plan, ...options })[0];

  test('adds the weights as written, by course, the heaviest first', () => {
    const chem = { ...bio, id: 'chem', code: 'CHEM 122' };
    const tasks = [
      aTask({ weight: 7.5 }),
      aTask({ weight: 20, course: chem }),
      aTask({ weight: null, course: null }),
    ];
    expect(weekOfFeb(aPlan({ tasks }))).toMatchObject({
      percent: 27.5,
      tasks: 3,
      byCourse: [
        { course: { code: 'CHEM 122' }, percent: 20 },
        { course: { code: 'BIO 101' }, percent: 7.5 },
        { course: null, percent: 0, tasks: 1 },
      ],
    });
  });

  test.each([
    [3, 0, [{ date: '2027-02-12', tasks: 3 }]],
    [3, 1, []],
    [2, 0, []],
  ])('%i things on one day of which %i are done: conflicts %j', (many, done, expected) => {
    const tasks = Array.from({ length: many }, (_, index) =>
      aTask({ status: index < done ? 'done' : 'todo' }),
    );
    expect(weekOfFeb(aPlan({ tasks }))?.conflicts).toEqual(expected);
  });

  test('a week without any class because of days off is a week off', () => {
    const daysOff = [{ startsOn: '2027-02-08', endsOn: '2027-02-12', title: 'Break', courseId: 'bio' }];
    const classes = [{ date: '2027-02-15', courseId: 'bio' }];
    expect(weekOfFeb(aPlan({ daysOff, classes }))?.dayOff).toBe(true);
    expect(weekOfFeb(aPlan({ daysOff, classes: [{ date: '2027-02-09', courseId: 'chem' }] }))?.dayOff).toBe(
      false,
    );
  });

  test('counts the weeks of the running term, the first one from its own first day', () => {
    const plan = aPlan({ terms: [spring] });
    const weeks = buildWorkload({ from: '2027-01-04', to: '2027-01-24' }, { plan, ...options });
    expect(weeks.map(({ number }) => number)).toEqual([null, 1, 2]);
  });
});

test.each([
  [
    'from the term to the last deadline',
    [aTask({ dueOn: '2027-05-12' })],
    [spring],
    ['2027-01-11', '2027-05-16'],
  ],
  ['nothing at all', [], [], undefined],
  [
    'a forgotten deadline years ago',
    [aTask({ dueOn: '2020-01-01' })],
    [spring],
    ['2026-09-21', '2027-05-09'],
  ],
  [
    'no further for one deadline in years',
    [aTask({ dueOn: '2027-03-01' }), aTask({ dueOn: '9999-12-31' })],
    [spring],
    ['2027-01-11', '2027-05-09'],
  ],
] as const)('the chart goes %s', (_, tasks, terms, expected) => {
  const range = workloadRange({ tasks: [...tasks], terms: [...terms], ends: [] }, '2027-02-12', 'MO');
  expect(range && [range.from, range.to]).toEqual(expected);
});

test.each([
  ['its last day', '2027-03-31', ['2027-02-08', '2027-04-04']],
  ['two months where it goes on', null, ['2027-02-08', '2027-04-04']],
  ['no further than a person can look', '9999-12-31', ['2027-02-08', '2027-11-14']],
] as const)('what repeats stretches the chart to %s', (_, end, expected) => {
  const range = workloadRange({ tasks: [aTask({})], terms: [], ends: [end] }, '2027-02-12', 'MO');
  expect(range && [range.from, range.to]).toEqual(expected);
});

test.each([
  [[spring, { start: '2027-01-10', end: '2027-04-30' }], { start: '2027-01-10', end: '2027-05-07' }],
  [[{ start: '2027-08-30', end: '2027-12-17' }], { start: '2027-08-30', end: '2027-12-17' }],
  [[{ start: '2026-08-30', end: '2026-12-17' }], undefined],
])('of the terms %j the one that counts is %j', (terms, expected) => {
  expect(termAt(terms, '2027-02-12')).toEqual(expected);
});

test('today is a week of so many', () => {
  expect(weekOf([spring], '2027-02-12', 'MO')).toEqual({ week: 5, weeks: 17 });
  expect(weekOf([], '2027-02-12', 'MO')).toBeNull();
});

test('a course card counts what is done and names what comes next', () => {
  const tasks = [
    aTask({ title: 'Past', dueOn: '2027-02-01', weight: 10, status: 'done' }),
    aTask({ title: 'Missed', dueOn: '2027-02-10', weight: 5 }),
    aTask({ title: 'Next', dueOn: '2027-02-12', weight: 20 }),
  ];
  const plan = { tasks, today: '2027-02-12', grades: new Map([[bio.id, 88.5]]) };
  expect(buildCourseCards([{ ...bio, toReview: 3 }], plan)).toMatchObject([
    {
      course: { id: bio.id },
      grade: 88.5,
      tasks: { done: 1, total: 3 },
      percent: { done: 10, total: 35 },
      next: { title: 'Next' },
      toReview: 3,
    },
  ]);
});
