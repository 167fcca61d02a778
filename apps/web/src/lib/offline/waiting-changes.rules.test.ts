import { expect, test } from 'vitest';
import {
  contested,
  fieldsOf,
  isAsSeen,
  joined,
  type WaitingChange,
  waitingFields,
} from './waiting-changes.rules';

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
  [{ dueOn: '2027-02-01', dueTime: '10:00', endOn: null, endTime: '11:00' }, true],
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
    id: '2',
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

test('what is asked about is what both set to something else', () =>
  expect(
    contested(
      change({
        after: { dueOn: '2027-02-02', dueTime: null, endOn: null, endTime: null },
        conflict: { id: 't', title: 'Essay', version: 5, dueOn: '2027-02-09', dueTime: null },
      }),
    ),
  ).toEqual({ dueOn: '2027-02-02' }));
