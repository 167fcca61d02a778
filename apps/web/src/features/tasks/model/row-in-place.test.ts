import { expect, test } from 'vitest';
import { rowInPlaceOf } from './row-in-place';

const group = { type: 'group' } as const;
const task = (id: string) => ({ type: 'task', task: { id } }) as const;

test.each([
  ['the next of its group', [group, task('b')], 1, 1],
  ['the first of the next group', [group, task('a'), group, task('c')], 2, 3],
  ['the last one where it was the last', [group, task('a')], 2, 1],
  ['nothing where none is left', [], 1, undefined],
  ['nothing while it is there', [group, task('gone')], 1, undefined],
])('in the place of a task that is gone comes %s', (_, rows, index, expected) => {
  expect(rowInPlaceOf({ taskId: 'gone', index }, rows)).toBe(expected);
});
