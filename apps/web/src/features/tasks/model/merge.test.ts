import { expect, test } from 'vitest';
import { decided, mergeEdits } from './merge';
import { aTask } from './testing/a-task';

const base = aTask({ title: 'Essay', dueOn: '2027-02-05', labelIds: ['a', 'b'] });

test('what only I changed is kept, what only they changed stays theirs', () => {
  const theirs = { ...base, title: 'Essay 1', version: 2 };
  expect(mergeEdits({ base, mine: { dueOn: '2027-02-06' }, theirs })).toEqual({
    rest: { dueOn: '2027-02-06' },
    conflicts: [],
  });
});

test('a field that both changed is asked about, the others are merged', () => {
  const theirs = { ...base, title: 'Essay, first draft', weight: 10, version: 2 };
  const { rest, conflicts } = mergeEdits({ base, mine: { title: 'Long essay', notes: 'x' }, theirs });
  expect(rest).toEqual({ notes: 'x' });
  expect(conflicts).toEqual([{ field: 'title', mine: 'Long essay', theirs: 'Essay, first draft' }]);
});

test('the same change by both is none', () => {
  const theirs = { ...base, labelIds: ['b', 'a', 'c'], version: 2 };
  expect(mergeEdits({ base, mine: { labelIds: ['c', 'a', 'b'] }, theirs })).toEqual({
    rest: {},
    conflicts: [],
  });
});

test('the course is told by its id, and the scope goes along', () => {
  const course = { id: 'h', code: 'HIST 210', title: 'History', color: 'fern' as const };
  const theirs = { ...base, course, version: 2 };
  expect(mergeEdits({ base, mine: { courseId: 'b', scope: 'following' }, theirs })).toEqual({
    rest: { scope: 'following' },
    conflicts: [{ field: 'courseId', mine: 'b', theirs: 'h' }],
  });
});

test('mine is written where I say so, and nothing else', () => {
  const conflicts = [
    { field: 'title' as const, mine: 'A', theirs: 'B' },
    { field: 'dueOn' as const, mine: null, theirs: '2027-02-06' },
  ];
  expect(decided({ notes: 'x' }, conflicts, { title: 'theirs', dueOn: 'mine' })).toEqual({
    notes: 'x',
    dueOn: null,
  });
});
