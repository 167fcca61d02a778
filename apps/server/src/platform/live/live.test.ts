import { EventEmitter } from 'node:events';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createLive } from './live.ts';

/** Connections that break while they begin to listen, and say so by themselves and by the query that waits. */
function brokenPool() {
  const broken: { release: ReturnType<typeof vi.fn> }[] = [];
  const connect = vi.fn(async () => {
    const release = vi.fn();
    const client = Object.assign(new EventEmitter(), {
      release,
      async query() {
        client.emit('error', new Error('connection reset'));
        throw new Error('connection reset');
      },
    });
    broken.push(client);
    return client;
  });
  return { connect, broken };
}

test('a connection that breaks is given back once, and made again once', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { connect, broken } = brokenPool();
  const live = createLive({ db: {} as never, pool: { connect } as never, log: { warn: () => {} } });
  await live.listen({ workspaceId: 'here', accountId: 'ada' }, () => {}).ready;
  await vi.advanceTimersByTimeAsync(1000);
  live.stop();
  expect(connect).toHaveBeenCalledTimes(2);
  expect(broken.map(({ release }) => release.mock.calls.length)).toEqual([1, 1]);
});
