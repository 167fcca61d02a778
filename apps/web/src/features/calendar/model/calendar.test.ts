import { expect, test } from 'vitest';
import { buildAgenda } from './agenda';
import type { CalendarEntry, ClassEntry, TaskEntry } from './entry';
import { addMonths, buildMonth, monthSpan } from './month';

const aTask = (day: string, title: string, rest: Partial<TaskEntry> = {}): TaskEntry => ({
  type: 'task',
  id: title,
  day,
  title,
  courseId: 'b',
  kind: 'assignment',
  time: null,
  done: false,
  ...rest,
});
const aClass = (day: string, time: string): ClassEntry => ({
  type: 'class',
  id: `${day}${time}`,
  day,
  title: 'BIO 101',
  courseId: 'b',
  time,
  endTime: null,
  location: null,
});
const month = (entries: CalendarEntry[]) =>
  buildMonth({ month: '2026-02-01', entries, today: '2026-02-12', term: { start: '2026-01-12', end: '2026-05-08' } });
const dayOf = (entries: CalendarEntry[], day: string) =>
  month(entries)
    .flatMap(({ days }) => days)
    .find((candidate) => candidate.day === day);

test('a month shows whole weeks, numbered as in the term', () => {
  expect(monthSpan('2026-02-12')).toEqual({ from: '2026-01-26', to: '2026-03-01' });
  expect(month([]).map(({ number, days }) => [number, days.length])).toEqual([[3, 7], [4, 7], [5, 7], [6, 7], [7, 7]]);
});

test('a week may begin on Sunday', () => {
  expect(monthSpan('2026-02-12', 7)).toEqual({ from: '2026-02-01', to: '2026-02-28' });
});

test('exams stand first, then what is due, then classes by their time', () => {
  const entries = [aClass('2026-02-20', '11:00'), aClass('2026-02-20', '09:00'), aTask('2026-02-20', 'Set 5'), aTask('2026-02-20', 'Exam 1', { kind: 'exam' })];
  expect(dayOf(entries, '2026-02-20')?.shown.map(({ title, id }) => (title === 'BIO 101' ? id : title))).toEqual([
    'Exam 1',
    'Set 5',
    '2026-02-2009:00',
    '2026-02-2011:00',
  ]);
});

test('what does not fit is counted', () => {
  const entries = ['08:00', '09:00', '10:00', '11:00', '12:00'].map((time) => aClass('2026-02-20', time));
  expect(dayOf(entries, '2026-02-20')).toMatchObject({ hidden: 2 });
  expect(dayOf(entries.slice(0, 4), '2026-02-20')).toMatchObject({ hidden: 0 });
});

test('three things due on a day clash, those done aside', () => {
  const three = ['A', 'B', 'C'].map((title) => aTask('2026-02-20', title));
  expect(dayOf(three, '2026-02-20')?.clash).toBe(3);
  expect(dayOf([aTask('2026-02-20', 'D', { done: true }), ...three.slice(1)], '2026-02-20')?.clash).toBeUndefined();
});

test('days off cover each of their days', () => {
  const off: CalendarEntry = { type: 'off', id: 'o', day: '2026-02-16', endDay: '2026-02-18', title: 'Break', courseId: null };
  expect(['2026-02-15', '2026-02-17', '2026-02-18'].map((day) => dayOf([off], day)?.off.length)).toEqual([0, 1, 1]);
});

test('the agenda lists the days that hold something, by the clock', () => {
  const entries = [aTask('2026-02-13', 'Lab'), aClass('2026-02-13', '09:00')];
  expect(buildAgenda(entries, { from: '2026-02-12', to: '2026-02-20' }).map(({ day, entries: rows }) => [day, rows.map(({ type }) => type)])).toEqual([
    ['2026-02-13', ['class', 'task']],
  ]);
});

test('months follow each other', () => expect(addMonths('2026-01-31', 1)).toBe('2026-02-01'));
