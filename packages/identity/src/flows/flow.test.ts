import { describe, expect, expectTypeOf, test } from 'vitest';
import { InvalidEmail } from '../wire/errors.ts';
import type { Outcome, Start } from './context.ts';
import { choose, type Flow, flow } from './flow.ts';

const giveNumber = () => ({ number: 7 });
const doubleIt = async ({ number }: { number: number }) => ({ doubled: number * 2 });
const onlyLook = ({ number }: { number: number }): void => expect(number).toBe(7);
const answerIt = ({ doubled }: { doubled: number }) => ({ answer: { doubled } });

function aStart() {
  const ended: [string, Outcome, unknown][] = [];
  const start = {
    ended: async (name: string, known: Outcome, error?: unknown) => {
      ended.push([name, known, error]);
    },
  };
  // Only what these steps use is there.
  return { start: start as unknown as Start, ended };
}

describe('a flow', () => {
  test('runs its steps in order, each with what the earlier ones learned', async () => {
    const { start, ended } = aStart();
    const run = flow('doubling', [giveNumber, onlyLook, doubleIt, answerIt]);
    expect(await run(start)).toEqual({ doubled: 14 });
    expect(ended).toMatchObject([['doubling', { number: 7, doubled: 14 }, undefined]]);
  });

  test('stops at the first refusal, and what was known by then is written down', async () => {
    const { start, ended } = aStart();
    const refused = () => {
      throw InvalidEmail();
    };
    const run = flow('refusing', [giveNumber, refused, () => ({ answer: {} })]);
    await expect(run(start)).rejects.toThrow('INVALID_EMAIL');
    expect(ended).toMatchObject([['refusing', { number: 7 }, { code: 'INVALID_EMAIL' }]]);
  });

  test('ends early with the first step that answers', async () => {
    const { start } = aStart();
    const answerEarly = (): { answer: object } | undefined => ({ answer: { early: true } });
    const run = flow('early', [giveNumber, answerEarly, doubleIt, answerIt]);
    expect(await run(start)).toEqual({ early: true });
  });

  test('makes no handler of steps in a wrong order, or without an answer', () => {
    expectTypeOf(flow('right', [giveNumber, doubleIt, answerIt])).toExtend<Flow>();
    expectTypeOf(flow('too early', [doubleIt, giveNumber, answerIt])).not.toExtend<Flow>();
    expectTypeOf(flow('no answer', [giveNumber, doubleIt])).not.toExtend<Flow>();
  });

  test('is chosen by what the request asks for', async () => {
    const { start } = aStart();
    const one = flow('one', [() => ({ answer: { which: 1 } })]);
    const two = flow('two', [() => ({ answer: { which: 2 } })]);
    expect(await choose((): 'one' | 'two' => 'two', { one, two })(start)).toEqual({ which: 2 });
  });
});
