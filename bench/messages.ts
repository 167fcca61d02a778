// npm run bench -- messages [--seconds 60] [--people 500] [--chats 50] [--per-second 100]
// Connected people who talk in groups: each message is to reach everybody in its group once, in order and soon; and
// nothing is to be lost when the server is killed in the middle and started again.

import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { freePort } from '@syllabi/identity/testing/free-port';
import { startEmbeddedPostgres } from '../apps/server/src/platform/embedded-postgres/index.ts';
import { here } from './identity/processes.ts';
import { processorSeconds } from './identity/processor-time.ts';
import { ask } from './messages/ask.ts';
import { type Crowd, gather, type Room, type Said, say } from './messages/crowd.ts';
import { type Listener, listen } from './messages/listener.ts';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '60' },
    people: { type: 'string', default: '500' },
    chats: { type: 'string', default: '50' },
    'per-second': { type: 'string', default: '100' },
  },
});
const [seconds, people, chats] = [Number(values.seconds), Number(values.people), Number(values.chats)];
const perSecond = Number(values['per-second']);
const P99_MS = 250;
const goals: { what: string; reached: boolean }[] = [];

const shared = here('../../data/bench');
mkdirSync(shared, { recursive: true });
const dataDir = await mkdtemp(join(shared, 'messages-'));
const quiet = { info: () => {}, warn: console.warn };
const postgres = await startEmbeddedPostgres({ dataDir, database: 'syllabi', log: quiet });
const port = String(await freePort());
const url = `http://127.0.0.1:${port}`;
const secretKey = randomBytes(32).toString('base64');
let server = await startServer();
const load = () =>
  loadavg()
    .map((part) => part.toFixed(1))
    .join(' ');
try {
  console.log(`load of the machine before: ${load()}`);
  const crowd = await gather({ url, databaseUrl: postgres.url, people, chats });
  console.log(`${crowd.members.length} people in ${crowd.rooms.length} groups`);
  await steady(crowd);
  await killedInBetween(crowd);
} finally {
  server.kill('SIGTERM');
  await once(server, 'exit');
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
}
console.log(`load of the machine after: ${load()}\n`);
for (const { what, reached } of goals) console.log(`${reached ? 'reached' : 'MISSED '}  ${what}`);
process.exit(goals.every(({ reached }) => reached) ? 0 : 1);

async function steady(crowd: Crowd): Promise<void> {
  const before = processorSeconds(server.pid ?? 0) ?? 0;
  const talk = await talkFor(crowd, seconds);
  const spent = (processorSeconds(server.pid ?? 0) ?? 0) - before;
  const delays = talk.delays.toSorted((a, b) => a - b);
  const at = (share: number) => delays[Math.min(delays.length - 1, Math.floor(delays.length * share))] ?? 0;
  console.log(
    `${talk.said.length} messages in ${talk.seconds.toFixed(1)} s, ${delays.length} deliveries: median ${at(0.5).toFixed(1)} ms, p99 ${at(0.99).toFixed(1)} ms, slowest ${at(1).toFixed(1)} ms; ${((spent / talk.seconds) * 100).toFixed(0)} % of one processor`,
  );
  const { early, doubled } = sums(talk.listeners);
  goals.push({
    what: `each message reaches each of its people once, in order`,
    reached: isWhole(talk) && early + doubled === 0,
  });
  goals.push({
    what: `p99 of deliveries ${at(0.99).toFixed(0)} ms, under ${P99_MS} asked for`,
    reached: at(0.99) < P99_MS,
  });
}

async function killedInBetween(crowd: Crowd): Promise<void> {
  const talk = await talkFor(crowd, seconds / 2, async () => {
    await wait((seconds / 6) * 1000);
    server.kill('SIGKILL');
    await once(server, 'exit');
    const from = performance.now();
    server = await startServer();
    console.log(`killed in between, back after ${((performance.now() - from) / 1000).toFixed(1)} s`);
  });
  const { catchUps } = sums(talk.listeners);
  console.log(
    `${talk.said.length} messages around a killed server; ${catchUps} times the missing part was asked for`,
  );
  goals.push({
    what: 'nothing is lost or doubled when the server is killed and started again',
    reached: isWhole(talk),
  });
}

interface Talk {
  crowd: Crowd;
  said: Said[];
  listeners: { listener: Listener; chatId: string; from: number }[];
  delays: number[];
  seconds: number;
}

/** Everybody listens; somebody says something at even times, whatever became of the message before. */
async function talkFor(crowd: Crowd, duration: number, meanwhile?: () => Promise<void>): Promise<Talk> {
  const sentAt = new Map<string, number>();
  const delays: number[] = [];
  const onHeard = (id: string) => {
    const sent = sentAt.get(id);
    if (sent !== undefined) delays.push(performance.now() - sent);
  };
  const listeners: Talk['listeners'] = [];
  for (const { chatId, members } of crowd.rooms) {
    const from = await lastNumber(crowd, chatId, members[0]?.token ?? '');
    for (const member of members) {
      const known = { url, workspaceId: crowd.workspaceId, chatId, member, onHeard, revision: from };
      listeners.push({ chatId, from, listener: listen(known) });
    }
  }
  await Promise.all(listeners.map(({ listener }) => listener.ready));
  const begin = performance.now();
  const other = meanwhile?.();
  const saying: Promise<Said>[] = [];
  for (let count = 0; count < duration * perSecond; count += 1) {
    const due = begin + (count * 1000) / perSecond;
    if (due > performance.now()) await wait(due - performance.now());
    const room = crowd.rooms[count % crowd.rooms.length] as Room;
    const by = room.members[Math.floor(Math.random() * room.members.length)];
    if (!by) continue;
    const id = randomUUID();
    sentAt.set(id, due);
    saying.push(say(url, { workspaceId: crowd.workspaceId, room, by, id, text: `message ${count}` }));
  }
  const said = await Promise.all(saying);
  await other;
  const talked = (performance.now() - begin) / 1000;
  const expected = said.length * (crowd.members.length / crowd.rooms.length);
  const isAllHeard = () =>
    listeners.reduce((sum, { listener }) => sum + listener.heard.length, 0) >= expected;
  for (let tries = 0; tries < 100 && !isAllHeard(); tries += 1) await wait(100);
  // What would come twice has time to.
  await wait(500);
  for (const { listener } of listeners) listener.stop();
  return { crowd, said, listeners, delays, seconds: talked };
}

async function lastNumber({ workspaceId }: Crowd, chatId: string, token: string): Promise<number> {
  const { body } = await ask({ url: `${url}/api/v1/workspaces/${workspaceId}/chats/${chatId}`, token });
  return body.revision;
}

/** Whether everybody heard exactly what was said in their group, in the order of its numbers. */
function isWhole({ said, listeners }: Talk): boolean {
  const byChat = Map.groupBy(said, ({ chatId }) => chatId);
  return listeners.every(({ chatId, from, listener }) => {
    const expected = (byChat.get(chatId) ?? []).toSorted((a, b) => a.number - b.number);
    const isGapless = expected.every(({ number }, index) => number === from + index + 1);
    const isSame = expected.every(({ id }, index) => listener.heard[index]?.id === id);
    return isGapless && isSame && listener.heard.length === expected.length;
  });
}

function sums(listeners: Talk['listeners']) {
  const sum = (of: (listener: Listener) => number) =>
    listeners.reduce((all, { listener }) => all + of(listener), 0);
  return {
    early: sum((one) => one.early),
    doubled: sum((one) => one.doubled),
    catchUps: sum((one) => one.catchUps),
  };
}

async function startServer(): Promise<ChildProcess> {
  const settings = {
    NODE_ENV: 'production',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'error',
    PORT: port,
    DATA_DIR: dataDir,
    DATABASE_URL: postgres.url,
    SECRET_KEY: secretKey,
  };
  const env = { PATH: process.env.PATH, HOME: process.env.HOME, ...settings };
  const child = spawn(process.execPath, [here('../../apps/server/src/main.ts')], { env, stdio: 'inherit' });
  for (;;) {
    if (child.exitCode !== null) throw new Error('the server did not start');
    const answer = await ask({ url: `${url}/readyz` }).catch(() => undefined);
    if (answer?.status === 200) return child;
    await wait(100);
  }
}
