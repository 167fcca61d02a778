import { expect, test } from 'vitest';
import type { TaskEntry } from './entry';
import { buildMonth } from './month';
import { spanOf, stepFrom } from './span';
import { summaryOf } from './summary';

test.each([
  ['month', { from: '2026-01-26', to: '2026-03-01' }, '2026-03-01'],
  ['week', { from: '2026-02-09', to: '2026-02-15' }, '2026-02-19'],
  ['agenda', { from: '2026-02-12', to: '2026-03-25' }, '2026-03-26'],
] as const)('the %s of 12 February', (view, span, next) => {
  expect(spanOf(view, '2026-02-12', 1)).toEqual(span);
  expect(stepFrom(view, '2026-02-12', 1)).toBe(next);
});

test.each(['month', 'week', 'day', 'agenda'] as const)('time ends with the year 9999: %s', (view) => {
  const { to } = spanOf(view, '9999-12-31', 1);
  expect([to, stepFrom(view, '9999-12-31', 1)]).toEqual(['9999-12-31', '9999-12-31']);
});

test('the last month is whole, though its last week reaches past the end', () => {
  const days = buildMonth({ month: '9999-12-01', entries: [], today: '2026-02-12' }).flatMap(
    (week) => week.days,
  );
  expect(days).toHaveLength(35);
  expect(new Set(days.map(({ day }) => day)).size).toBe(35);
});

test('the head says what the days hold', () => {
  const aTask = (kind: TaskEntry['kind']): TaskEntry => ({
    type: 'task',
    title: '',
    kind,
    status: 'todo',
    date: '2026-02-12',
    time: null,
  });
  expect(summaryOf([aTask('exam'), aTask('quiz'), aTask('assignment')], () => true)).toBe(
    'Two deadlines, one exam.',
  );
  expect(summaryOf([], () => true)).toBe('Nothing due.');
});
