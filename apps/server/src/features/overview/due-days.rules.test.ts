import { expect, test } from 'vitest';
import { edgesOf, hasDay, nextDays, type TasksOfDay, totalOf } from './due-days.rules.ts';
import { aDay, bio } from './testing/a-plan.ts';

const chem = { ...bio, id: 'chem' };

test('what has no day counts as open, and on no day', () => {
  const rows: TasksOfDay[] = [aDay({ tasks: 2 }), { ...aDay(), dueOn: null }];
  expect(totalOf(rows, 'open')).toBe(3);
  expect(rows.filter(hasDay)).toEqual([aDay({ tasks: 2 })]);
});

test('the first and the last day on which anything is due', () => {
  expect(edgesOf([aDay({ dueOn: '2027-01-20' }), aDay(), aDay({ dueOn: '2027-03-01' })])).toEqual({
    first: '2027-01-20',
    last: '2027-03-01',
  });
  expect(edgesOf([])).toEqual({ first: null, last: null });
});

test('each course goes on with its first day from today on which something is open', () => {
  const days = [
    aDay({ dueOn: '2027-02-11' }),
    aDay({ dueOn: '2027-02-12', done: 1 }),
    aDay({ dueOn: '2027-02-12', course: null }),
    aDay({ dueOn: '2027-02-12', course: chem }),
    aDay({ dueOn: '2027-02-15' }),
    aDay({ dueOn: '2027-02-16' }),
  ];
  expect(nextDays(days, '2027-02-12')).toEqual([
    { courseId: 'chem', dueOn: '2027-02-12' },
    { courseId: 'bio', dueOn: '2027-02-15' },
  ]);
});
