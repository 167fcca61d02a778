import { expect, test } from 'vitest';
import type { Task } from '@/api';
import { inTurn } from './own-edits';
import { aTask } from './testing/a-task';

/** A server that answers when it is told to, and remembers on which version each edit stood. */
function slowServer() {
  const asked: { version: number; answer: (task: Task) => void; fail: (error: Error) => void }[] = [];
  const send = ({ version }: Task) =>
    new Promise<Task>((answer, fail) => {
      asked.push({ version, answer, fail });
    });
  return { asked, send };
}

const turn = () => new Promise((resolve) => setTimeout(resolve));

test('an edit begun before the one before was answered leaves after it and stands on its answer', async () => {
  const task = aTask({ id: 'one', version: 4 });
  const { asked, send } = slowServer();
  const [first, second] = [inTurn(task, send), inTurn(task, send)];
  await turn();
  expect(asked).toHaveLength(1);
  asked[0]?.answer({ ...task, version: 5 });
  await first;
  await turn();
  expect(asked[1]?.version).toBe(5);
  asked[1]?.answer({ ...task, version: 6 });
  expect((await second).version).toBe(6);
});

test('where somebody else came between, the edit keeps the version it was begun with', async () => {
  const task = aTask({ id: 'two', version: 4 });
  const { asked, send } = slowServer();
  const first = inTurn(task, send);
  void inTurn(task, send);
  await turn();
  asked[0]?.answer({ ...task, version: 6 });
  await first;
  await turn();
  expect(asked[1]?.version).toBe(4);
});

test('a failure of one edit does not hold up the next', async () => {
  const task = aTask({ id: 'three', version: 4 });
  const { asked, send } = slowServer();
  const first = inTurn(task, send);
  void inTurn(task, send);
  await turn();
  asked[0]?.fail(new Error('gone'));
  await expect(first).rejects.toThrow('gone');
  await turn();
  expect(asked[1]?.version).toBe(4);
});
