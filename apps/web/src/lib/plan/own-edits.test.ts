import { expect, test } from 'vitest';
import { inTurn } from './own-edits';

/** A server that answers when it is told to, and remembers on which version each edit stood. */
function slowServer() {
  const asked: {
    version: number;
    answer: (task: { version: number }) => void;
    fail: (error: Error) => void;
  }[] = [];
  const send = (version: number) =>
    new Promise<{ version: number }>((answer, fail) => {
      asked.push({ version, answer, fail });
    });
  return { asked, send };
}

const turn = () => new Promise((resolve) => setTimeout(resolve));

test('edits begun before the one before was answered leave after it and stand on its answer', async () => {
  const task = { id: 'one', version: 4 };
  const { asked, send } = slowServer();
  const edits = [inTurn(task, send), inTurn(task, send), inTurn(task, send)];
  for (const [index, edit] of edits.entries()) {
    await turn();
    expect(asked.map(({ version }) => version)).toEqual([4, 5, 6].slice(0, index + 1));
    asked[index]?.answer({ version: 5 + index });
    expect((await edit).version).toBe(5 + index);
  }
});

test('where somebody else came between, the edit keeps the version it was begun with', async () => {
  const task = { id: 'two', version: 4 };
  const { asked, send } = slowServer();
  const first = inTurn(task, send);
  void inTurn(task, send);
  await turn();
  asked[0]?.answer({ version: 6 });
  await first;
  await turn();
  expect(asked[1]?.version).toBe(4);
});

test('an edit that wrote nothing new comes not between those around it', async () => {
  const task = { id: 'five', version: 4 };
  const { asked, send } = slowServer();
  const edits = [inTurn(task, send), inTurn(task, send), inTurn(task, send)];
  for (const [index, version] of [5, 5].entries()) {
    await turn();
    asked[index]?.answer({ version });
    await edits[index];
  }
  await turn();
  expect(asked.map(({ version }) => version)).toEqual([4, 5, 5]);
});

test('what was begun on the change of somebody else stands on that', async () => {
  const { asked, send } = slowServer();
  const first = inTurn({ id: 'three', version: 4 }, send);
  await turn();
  asked[0]?.answer({ version: 5 });
  await first;
  void inTurn({ id: 'three', version: 7 }, send);
  await turn();
  expect(asked[1]?.version).toBe(7);
});

test('a failure of one edit does not hold up the next', async () => {
  const task = { id: 'four', version: 4 };
  const { asked, send } = slowServer();
  const first = inTurn(task, send);
  void inTurn(task, send);
  await turn();
  asked[0]?.fail(new Error('gone'));
  await expect(first).rejects.toThrow('gone');
  await turn();
  expect(asked[1]?.version).toBe(4);
});
