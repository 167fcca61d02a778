import { setImmediate as turnOfTheLoop } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { COMPANY, createTurnstile } from './turnstile.ts';

/** Works that end when they are told to, in the order in which they were begun. */
function aRow(count: number) {
  const inTurn = createTurnstile({ places: 1, queueLimit: count });
  const ends: (() => void)[] = [];
  const gone: number[] = [];
  for (let index = 0; index < count; index += 1) {
    inTurn(() => new Promise<void>((end) => ends.push(end))).then(() => gone.push(index));
  }
  return {
    gone,
    async endOne() {
      await turnOfTheLoop();
      ends.shift()?.();
      await turnOfTheLoop();
    },
  };
}

test('whoever is alone goes on at once', async () => {
  const { gone, endOne } = aRow(1);
  await endOne();
  expect(gone).toEqual([0]);
});

test('while others wait for their turn, those who are done go on together', async () => {
  const { gone, endOne } = aRow(COMPANY + 3);
  for (let ended = 1; ended < COMPANY; ended += 1) await endOne();
  expect(gone).toEqual([]);
  await endOne();
  expect(gone).toHaveLength(COMPANY);
});

test('the last of all takes along whoever is left, also when its work fails', async () => {
  const inTurn = createTurnstile({ places: 1, queueLimit: 3 });
  const works = [
    inTurn(async () => 'first'),
    inTurn(async () => 'second'),
    inTurn(async () => Promise.reject(new Error('no third'))),
  ];
  const outcomes = await Promise.allSettled(works);
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
});
