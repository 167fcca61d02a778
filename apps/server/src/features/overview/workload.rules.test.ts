import { describe, expect, test } from 'vitest';
import { edgesOf } from './due-days.rules.ts';
import type { PlanForOverview } from './overview.rules.ts';
import type { TaskCard } from './overview.schemas.ts';
import { aDay, aPlan, aTask, bio, spring } from './testing/a-plan.ts';
import {
  buildWorkload,
  chartableDays,
  type DueInWeeks,
  largestDays,
  workloadRange,
} from './workload.rules.ts';

const someDue = (rest: Partial<DueInWeeks> = {}): DueInWeeks => ({ days: [], largest: [], ...rest });

describe('the workload', () => {
  const options = { firstDay: 'MO' as const };
  const weekOfFeb = (plan: PlanForOverview, due = someDue()) =>
    buildWorkload({ from: '2027-02-08', to: '2027-02-14' }, { plan, due, ...options })[0];
  const chem = { ...bio, id: 'chem', code: 'CHEM 122' };
  const coming = (rest: Partial<TaskCard>) => aTask({ isComing: true, ...rest });

  test('adds the weights as written, by course, the heaviest first', () => {
    const days = [
      aDay({ weight: 2.5, tasks: 3, done: 1 }),
      aDay({ course: chem, weight: 20 }),
      aDay({ course: null }),
    ];
    expect(weekOfFeb(aPlan(), someDue({ days }))).toMatchObject({
      percent: 27.5,
      percentDone: 2.5,
      tasks: 5,
      byCourse: [
        { course: { code: 'CHEM 122' }, percent: 20 },
        { course: { code: 'BIO 101' }, percent: 7.5 },
        { course: null, percent: 0, tasks: 1 },
      ],
    });
  });

  test('counts what will be due again to its course', () => {
    const plan = aPlan({ coming: [coming({ weight: 2 }), coming({ weight: 0.1, course: chem })] });
    const due = someDue({ days: [aDay({ tasks: 2, weight: 0.1 })] });
    expect(weekOfFeb(plan, due)).toMatchObject({
      percent: 2.3,
      tasks: 4,
      byCourse: [
        { course: bio, percent: 2.2, tasks: 3 },
        { course: chem, percent: 0.1, tasks: 1 },
      ],
    });
  });

  test('names of two courses with as much first the one that begins earlier', () => {
    const plan = aPlan({ coming: [coming({ dueOn: '2027-02-09' })] });
    const days = [
      aDay({ course: null, dueOn: '2027-02-08' }),
      aDay({ course: chem, dueOn: '2027-02-09' }),
      aDay({ course: null, dueOn: '2027-02-10' }),
    ];
    const week = weekOfFeb(plan, someDue({ days }));
    expect(week?.byCourse.map(({ course }) => course?.id ?? null)).toEqual([null, 'chem', 'bio']);
  });

  test('shows the three with the most weight, of equals the earlier, and what comes back after what is there', () => {
    const [early, heavy, late] = [
      aTask({ dueOn: '2027-02-08', weight: 5 }),
      aTask({ dueOn: '2027-02-09', weight: 10 }),
      aTask({ dueOn: '2027-02-11', weight: 5 }),
    ];
    const again = coming({ dueOn: '2027-02-08', weight: 5 });
    const week = weekOfFeb(aPlan({ coming: [again] }), someDue({ largest: [early, heavy, late] }));
    expect(week?.largest).toEqual([heavy, early, again]);
  });

  test('gives each week its own', () => {
    const due = someDue({
      days: [aDay(), aDay({ dueOn: '2027-02-15', tasks: 2 })],
      largest: [aTask({}), aTask({ dueOn: '2027-02-15' })],
    });
    const range = { from: '2027-02-08', to: '2027-02-21' };
    const weeks = buildWorkload(range, { plan: aPlan(), due, ...options });
    expect(weeks.map(({ tasks, largest }) => [tasks, largest.length])).toEqual([
      [1, 1],
      [2, 1],
    ]);
  });

  test.each([
    [3, 0, [{ date: '2027-02-12', tasks: 3 }]],
    [2, 1, [{ date: '2027-02-12', tasks: 3 }]],
    [2, 0, []],
  ])('%i things to do on one day to which %i come back: conflicts %j', (open, many, expected) => {
    const plan = aPlan({ coming: Array.from({ length: many }, () => coming({})) });
    const due = someDue({ days: [aDay({ tasks: 3, done: 3 - open })] });
    expect(weekOfFeb(plan, due)?.conflicts).toEqual(expected);
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
    const weeks = buildWorkload(
      { from: '2027-01-04', to: '2027-01-24' },
      { plan, due: someDue(), ...options },
    );
    expect(weeks.map(({ number }) => number)).toEqual([null, 1, 2]);
  });

  test('counts each week in the term that holds it, and none between two', () => {
    const plan = aPlan({ terms: [{ start: '2019-01-14', end: '2019-05-10' }, fall, spring] });
    const weeks = buildWorkload(
      { from: '2026-12-28', to: '2027-01-24' },
      { plan, due: someDue(), ...options },
    );
    expect(weeks.map(({ number }) => number)).toEqual([19, null, 1, 2]);
  });
});

const fall = { start: '2026-08-24', end: '2027-01-01' };
const summer = { start: '2027-06-07', end: '2027-08-13' };

/** The weeks that the chart shows of what is due on some days. */
function chart(
  days: readonly string[],
  { terms = [], ends = [] }: Partial<Parameters<typeof chartableDays>[0]>,
) {
  const today = '2027-02-12';
  const due = days.map((dueOn) => ({ dueOn }));
  const chartable = chartableDays({ ...edgesOf(due), terms, ends }, today);
  const range = chartable && workloadRange(chartable, { days: due, terms, ends }, { today, firstDay: 'MO' });
  return range && [range.from, range.to];
}

test.each([
  ['from the term to the last deadline', ['2027-05-12'], [spring], ['2027-01-11', '2027-05-16']],
  ['nothing at all', [], [], undefined],
  [
    'from the term also where something older is left',
    ['2020-01-01'],
    [spring],
    ['2027-01-11', '2027-05-09'],
  ],
  ['only what is over', ['2020-01-01'], [], ['2019-12-30', '2020-01-05']],
  [
    'from today where the next term is yet to come',
    ['2026-12-01'],
    [fall, summer],
    ['2027-02-08', '2027-08-15'],
  ],
  [
    'no further back than a person can look',
    [],
    [{ start: '2020-01-01', end: '2027-03-01' }],
    ['2026-09-21', '2027-03-07'],
  ],
  [
    'no further for one deadline in years',
    ['2027-03-01', '9999-12-31'],
    [spring],
    ['2027-01-11', '2027-05-09'],
  ],
])('the chart goes %s', (_, days, terms, expected) => {
  expect(chart(days, { terms })).toEqual(expected);
});

test.each([
  ['its last day', '2027-03-31', ['2027-02-08', '2027-04-04']],
  ['two months where it goes on', null, ['2027-02-08', '2027-04-04']],
  ['no further than a person can look', '9999-12-31', ['2027-02-08', '2027-11-14']],
])('what repeats stretches the chart to %s', (_, end, expected) => {
  expect(chart(['2027-02-12'], { ends: [end] })).toEqual(expected);
});

describe('the days with the three largest of each week', () => {
  const range = { from: '2027-02-08', to: '2027-02-21' };

  test('are those of most weight, of equals the earlier, and no more of them than it takes', () => {
    const light = aDay({ dueOn: '2027-02-08', weight: 2 });
    const heavy = aDay({ dueOn: '2027-02-10', weight: 20 });
    const next = aDay({ dueOn: '2027-02-11', weight: 5, tasks: 2 });
    const later = aDay({ dueOn: '2027-02-12', weight: 5 });
    expect(largestDays(range, [light, heavy, next, later])).toEqual([heavy, next]);
  });

  test('are looked for in every week of the range, and in no other', () => {
    const [first, last] = [aDay({ dueOn: '2027-02-08', tasks: 9 }), aDay({ dueOn: '2027-02-21' })];
    const days = [aDay({ dueOn: '2027-02-07' }), first, aDay(), last, aDay({ dueOn: '2027-02-22' })];
    expect(largestDays(range, days)).toEqual([first, last]);
  });
});
