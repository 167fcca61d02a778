import { expect, test } from 'vitest';
import { createRecent } from './recent.ts';

const change = (what: string, workspaceId = 'w1') => ({ what, workspaceId });

function recentAt(start: number) {
  const time = { now: start };
  const recent = createRecent(() => time.now);
  recent.begin();
  return { time, recent };
}

test('tells what a workspace went through lately', () => {
  const { time, recent } = recentAt(1_000);
  recent.add(change('tasks'));
  time.now = 5_000;
  recent.add(change('courses'));
  recent.add(change('tasks', 'w2'));
  recent.add(change('typing'));
  expect(recent.of('w1', 4_000)).toEqual([change('tasks'), change('courses')]);
  expect(recent.of('w1', 100)).toEqual([change('courses')]);
});

test('says so where it was not there, or has not kept all', () => {
  const { time, recent } = recentAt(1_000);
  time.now = 2_000;
  expect(recent.of('w1', 1_001)).toBeUndefined();
  recent.add(change('tasks'));
  time.now = 63_000;
  expect(recent.of('w1', 62_000)).toEqual([change('tasks')]);
  recent.add(change('courses'));
  expect(recent.of('w1', 61_500)).toBeUndefined();
  expect(recent.of('w1', 60_000)).toEqual([change('courses')]);
  recent.end();
  expect(recent.of('w1', 0)).toBeUndefined();
});

test('keeps so many and no more', () => {
  const { time, recent } = recentAt(0);
  for (time.now = 1; time.now <= 10_001; time.now += 1) recent.add(change('tasks'));
  expect(recent.of('w1', 10_001)).toBeUndefined();
  expect(recent.of('w1', 9_000)).toHaveLength(9_000);
});
