import { expect, test } from 'vitest';
import { buildAgenda } from './agenda';
import type { ClassEntry, PlanEntry, TaskEntry } from './entry';
import { addMonths, buildMonth, monthSpan } from './month';
import { summaryOf } from './summary';

const aTask = (day: string, title: string, rest: Partial<TaskEntry> = {}): TaskEntry => ({
  type: 'task',
  date: day,
  title,
  kind: 'assignment',
  time: null,
  status: 'todo',
  ...rest,
});
const aClass = (date: string, time: string): ClassEntry => ({ type: 'class', date, time });
const month = (entries: PlanEntry[]) =>
  buildMonth({
    month: '2026-02-01',
    entries,
    today: '2026-02-12',
    terms: [{ start: '2026-01-12', end: '2026-05-08' }],
  });
const dayOf = (entries: PlanEntry[], day: string) =>
  month(entries)
    .flatMap(({ days }) => days)
    .find((candidate) => candidate.day === day);

test('a month shows whole weeks, numbered as in the term', () => {
  expect(monthSpan('2026-02-12')).toEqual({ from: '2026-01-26', to: '2026-03-01' });
  expect(month([]).map(({ number, days }) => [number, days.length])).toEqual([
    [3, 7],
    [4, 7],
    [5, 7],
    [6, 7],
    [7, 7],
  ]);
});

test('a week may begin on Sunday', () => {
  expect(monthSpan('2026-02-12', 7)).toEqual({ from: '2026-02-01', to: '2026-02-28' });
});

test('exams stand first, then what is due, then classes by their time', () => {
  const entries = [
    aClass('2026-02-20', '11:00'),
    aClass('2026-02-20', '09:00'),
    aTask('2026-02-20', 'Set 5'),
    aTask('2026-02-20', 'Exam 1', { kind: 'exam' }),
  ];
  expect(
    dayOf(entries, '2026-02-20')?.shown.map((entry) => (entry.type === 'task' ? entry.title : entry.time)),
  ).toEqual(['Exam 1', 'Set 5', '09:00', '11:00']);
});

test('what does not fit is counted', () => {
  const entries = ['08:00', '09:00', '10:00', '11:00', '12:00'].map((time) => aClass('2026-02-20', time));
  expect(dayOf(entries, '2026-02-20')).toMatchObject({ hidden: 2 });
  expect(dayOf(entries.slice(0, 4), '2026-02-20')).toMatchObject({ hidden: 0 });
});

test('what is due is counted where not all of it fits', () => {
  const six = ['A', 'B', 'C', 'D', 'E', 'F'].map((title) => aTask('2026-02-20', title));
  expect(dayOf([...six, aClass('2026-02-20', '09:00')], '2026-02-20')).toMatchObject({ due: 6, hidden: 4 });
});

test('three things due on a day clash, those done aside', () => {
  const three = ['A', 'B', 'C'].map((title) => aTask('2026-02-20', title));
  expect(dayOf(three, '2026-02-20')?.clash).toBe(3);
  expect(
    dayOf([aTask('2026-02-20', 'D', { status: 'done' }), ...three.slice(1)], '2026-02-20')?.clash,
  ).toBeUndefined();
});

test('days off cover each of their days', () => {
  const off: PlanEntry = { type: 'dayOff', date: '2026-02-16', endDate: '2026-02-18' };
  expect(['2026-02-15', '2026-02-17', '2026-02-18'].map((day) => dayOf([off], day)?.off.length)).toEqual([
    0, 1, 1,
  ]);
});

test('the agenda lists the days that hold something, by the clock', () => {
  const entries = [aTask('2026-02-13', 'Lab'), aClass('2026-02-13', '09:00')];
  expect(
    buildAgenda(entries, { from: '2026-02-12', to: '2026-02-20' }).map(({ day, entries: rows }) => [
      day,
      rows.map(({ type }) => type),
    ]),
  ).toEqual([['2026-02-13', ['class', 'task']]]);
});

test('months follow each other', () => expect(addMonths('2026-01-31', 1)).toBe('2026-02-01'));

test('what will be due again counts among what is due', () => {
  const coming: PlanEntry = {
    type: 'coming',
    date: '2026-02-12',
    title: 'Reading',
    kind: 'reading',
    time: null,
  };
  const day = dayOf([coming, aTask('2026-02-12', 'Essay'), aTask('2026-02-12', 'Quiz')], '2026-02-12');
  expect(day?.clash).toBe(3);
  expect(summaryOf([coming, aTask('2026-02-12', 'Midterm', { kind: 'exam' })], () => true)).toMatch(
    /^One deadline, one exam\./,
  );
});

test('days off are counted as days, each once, and only those that are shown', () => {
  const thanksgiving: PlanEntry = { type: 'dayOff', date: '2026-11-25', endDate: '2026-11-27' };
  const sameDay: PlanEntry = { type: 'dayOff', date: '2026-11-26', endDate: '2026-11-26' };
  const overTheEnd: PlanEntry = { type: 'dayOff', date: '2026-11-30', endDate: '2026-12-04' };
  const inNovember = (day: string) => day.startsWith('2026-11');
  expect(summaryOf([thanksgiving, sameDay, overTheEnd], inNovember)).toMatch(/^Four days off\./);
});
