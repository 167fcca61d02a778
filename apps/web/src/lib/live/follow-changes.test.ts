import { expect, test, vi } from 'vitest';
import { type Change, followChanges } from './follow-changes';

/** Plays the answers one after the other; the last try never ends. */
function follow(answers: (Response | Error)[], tokens: (string | undefined)[] = []) {
  const ending = new AbortController();
  const changes: Change[] = [];
  const pauses: number[] = [];
  const onLeft = vi.fn();
  const request = vi.fn(async (_url: string) => {
    const answer = answers.shift();
    if (answer instanceof Error) throw answer;
    if (answer) return answer;
    ending.abort();
    throw new Error('over');
  });
  const over = followChanges({
    workspaceId: 'w1',
    sinceMsAgo: () => 1234.5,
    signal: ending.signal,
    getToken: async () => (tokens.length > 0 ? tokens.shift() : 'token'),
    onChange: (change) => changes.push(change),
    onLeft,
    request: request as unknown as typeof fetch,
    pause: async (ms) => {
      pauses.push(ms);
    },
  });
  return { over, changes, pauses, onLeft, request };
}

const told = (...events: string[]) => new Response(events.map((event) => `${event}\n\n`).join(''));
const HELLO = 'event: hello\ndata: {}';
const change = (what: string) => `event: change\ndata: {"what":"${what}"}`;

test('changes are heard in order, as whoever is signed in', async () => {
  const { over, changes, request } = follow([told(HELLO, change('tasks'), ':', change('courses'))]);
  await over;
  expect(changes).toEqual([{ what: 'tasks' }, { what: 'courses' }]);
  expect(request).toHaveBeenCalledWith(
    '/api/v1/workspaces/w1/changes?sinceMsAgo=1235',
    expect.objectContaining({ headers: expect.objectContaining({ authorization: 'Bearer token' }) }),
  );
});

test('after every return everything may have changed', async () => {
  const { over, changes } = follow([told(HELLO), told(HELLO, change('tasks'))]);
  await over;
  expect(changes).toEqual([{ what: 'all' }, { what: 'tasks' }]);
});

test('what changed before the first stream is asked for, until there has been one', async () => {
  const { over, request } = follow([new TypeError('no network'), told(HELLO)]);
  await over;
  const asked = request.mock.calls.map(([url]) => new URL(url, 'http://localhost').search);
  expect(asked).toEqual(['?sinceMsAgo=1235', '?sinceMsAgo=1235', '']);
});

test('the longer the server is away, the rarer it is asked, up to some seconds', async () => {
  const failures = Array.from({ length: 8 }, () => new TypeError('no network'));
  const { over, pauses } = follow([...failures, told(HELLO)]);
  await over;
  expect(pauses.every((ms) => ms >= 500 && ms <= 8_000)).toBe(true);
  expect(pauses[7]).toBeGreaterThanOrEqual(4_000);
  expect(pauses[8]).toBeLessThanOrEqual(1_000);
});

test.each([
  ['a workspace that is closed to one', [new Response(null, { status: 404 })]],
  ['a stream that says so', [told(HELLO, 'event: left\ndata: {}')]],
])('whoever is no member any more learns it from %s', async (_, answers) => {
  const { over, onLeft, request } = follow(answers);
  await over;
  expect(onLeft).toHaveBeenCalledOnce();
  expect(request).toHaveBeenCalledOnce();
});

test('nothing is asked in the name of nobody', async () => {
  const { over, pauses, request } = follow([told(HELLO)], [undefined, 'token']);
  await over;
  expect(pauses).toHaveLength(2);
  expect(request).toHaveBeenCalledTimes(2);
});

test('a session that is over shows by asking for everything again', async () => {
  const { over, changes } = follow([told(HELLO), new Response(null, { status: 401 })]);
  await over;
  expect(changes).toEqual([{ what: 'all' }]);
});

test('a refusal for now is asked again', async () => {
  const { over, onLeft, changes } = follow([
    new Response(null, { status: 503 }),
    told(HELLO, change('tasks')),
  ]);
  await over;
  expect(onLeft).not.toHaveBeenCalled();
  expect(changes).toEqual([{ what: 'tasks' }]);
});
