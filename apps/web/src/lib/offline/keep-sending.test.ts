import { expect, test, vi } from 'vitest';
import { type Clock, keepSending, NotNow } from './keep-sending';

/** A clock that stands until it is told to go on. */
function standingClock() {
  const pauses: number[] = [];
  let due: (() => void) | undefined;
  const clock: Clock = {
    now: () => Date.parse('2027-02-11T12:00:00Z'),
    after(ms, work) {
      pauses.push(ms);
      due = work;
      return () => {
        due = undefined;
      };
    },
  };
  const goOn = async () => {
    const work = due;
    due = undefined;
    work?.();
    await Promise.resolve();
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { clock, pauses, goOn, isIdle: () => due === undefined };
}

const notNow = (status: number, retryAfter?: string) =>
  new NotNow(new Response(null, { status, headers: retryAfter ? { 'retry-after': retryAfter } : {} }));

function sender(...answers: (Error | boolean)[]) {
  const standing = standingClock();
  const onSent = vi.fn();
  const send = vi.fn(async () => {
    const answer = answers.shift() ?? false;
    if (answer instanceof Error) throw answer;
    return answer;
  });
  return { ...standing, ...keepSending({ send, onSent, clock: standing.clock }), send, onSent };
}

test('what a busy server refuses is sent again after pauses that grow, until it is taken', async () => {
  const { now, goOn, pauses, isIdle, onSent } = sender(notNow(503), notNow(503), new TypeError('gone'), true);
  await now();
  await goOn();
  await goOn();
  expect(onSent).not.toHaveBeenCalled();
  await goOn();
  expect(pauses).toEqual([2000, 4000, 8000]);
  expect([onSent.mock.calls.length, isIdle()]).toEqual([1, true]);
});

test.each([
  ['seconds', '90', 90_000],
  ['a date', 'Thu, 11 Feb 2027 12:01:00 GMT', 60_000],
  ['less than the pause', '0', 2000],
  ['something else', 'soon', 2000],
])('of a server that says when in %s', async (_, retryAfter, pause) => {
  const { now, pauses } = sender(notNow(429, retryAfter));
  await now();
  expect(pauses).toEqual([pause]);
});

test('after what was taken the pauses begin anew', async () => {
  const { now, goOn, pauses } = sender(notNow(503), notNow(503), true, notNow(503));
  await now();
  await goOn();
  await goOn();
  await now();
  expect(pauses).toEqual([2000, 4000, 2000]);
});

test.each([
  ['nobody is signed in any more', notNow(401), false],
  ['the page is left', notNow(503), true],
])('nothing is tried again where %s', async (_, answer, isLeft) => {
  const { now, end, isIdle } = sender(answer);
  const trying = now();
  if (isLeft) end();
  await trying;
  expect(isIdle()).toBe(true);
});
