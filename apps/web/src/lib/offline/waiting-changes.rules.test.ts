import { expect, test } from 'vitest';
import { fieldsOf, isAsSeen, joined, type WaitingChange, waitingFields } from './waiting-changes.rules';

const change = (some: Partial<WaitingChange>): WaitingChange => ({
  accountId: 'a',
  id: '1',
  workspaceId: 'w',
  taskId: 't',
  title: 'Essay',
  version: 3,
  before: {},
  after: {},
  ...some,
});

test.each([
  [{ status: 'done' }, true],
  [{ dueOn: '2027-02-01', dueTime: null }, true],
  [{ title: 'Essay', courseId: 'c' }, false],
  [{}, false],
  [undefined, false],
])('%j may wait: %s', (body, mayWait) => expect(waitingFields(body) !== undefined).toBe(mayWait));

test('what stood there before is kept of the changed fields alone', () =>
  expect(fieldsOf({ status: 'todo', title: 'Essay' }, { status: 'done', dueOn: '2027-02-01' })).toEqual({
    status: 'todo',
    dueOn: null,
  }));

test('two changes of a task are one, from what stood before the first to what the last says', () => {
  const first = change({ before: { status: 'todo' }, after: { status: 'doing' } });
  const second = change({
    id: '2',
    before: { status: 'doing', title: 'Essay' },
    after: { status: 'done', title: 'Draft' },
  });
  expect(joined(first, second)).toMatchObject({
    id: '1',
    before: { status: 'todo', title: 'Essay' },
    after: { status: 'done', title: 'Draft' },
  });
});

test.each([
  ['others changed something else', { status: 'todo', title: 'Renamed' }, true],
  ['others did the same', { status: 'done' }, true],
  ['others decided differently', { status: 'doing' }, false],
])('where %s, it is as seen: %#', (_, now, expected) =>
  expect(isAsSeen(change({ before: { status: 'todo' }, after: { status: 'done' } }), now)).toBe(expected),
);
