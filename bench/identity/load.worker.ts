// The load, as a process of its own: `node load.worker.ts '{"target": …, "kind": "lookup", …}'` writes a LoadReport.
import { setTimeout as wait } from 'node:timers/promises';
import { CALLS, type Kind, makePerson, type Person, type Target } from './calls.ts';
import { type Client, openClient } from './client.ts';
import { processorSeconds } from './processor-time.ts';

export interface LoadOrder {
  target: Target;
  /** The server's process. */
  pid: number;
  kind: Kind;
  concurrency: number;
  seconds: number;
  warmUpSeconds: number;
  /** Asks so often per second, however long answers take; as fast as answers come when left out. */
  perSecond?: number;
}

export interface LoadReport {
  perSecond: number;
  failed: number;
  p50: number;
  p99: number;
  slowest: number;
  /** What one request cost the server and what it leans on, in milliseconds of one processor. */
  processorMs: number | undefined;
  /** What asking for it cost this process, which takes from the same processors. */
  askingMs: number;
}

const order: LoadOrder = JSON.parse(process.argv[2] ?? '{}');
const { target, pid, kind, concurrency, seconds, warmUpSeconds } = order;
const hands = await Promise.all(
  Array.from({ length: concurrency }, async () => {
    const client = await openClient(target.url);
    return { client, person: await makePerson(client, target) };
  }),
);

const durations: number[] = [];
let failed = 0;
let answers = 0;
// The people are made by now: what they cost is not counted.
const processorBefore = processorSeconds(pid);
const ownBefore = process.cpuUsage();
const begin = performance.now() + warmUpSeconds * 1000;
const end = begin + seconds * 1000;
await Promise.all(hands.map(({ client, person }, index) => work(client, person, index)));
for (const { client } of hands) client.close();
process.stdout.write(JSON.stringify(report()));

async function work(client: Client, person: Person, index: number): Promise<void> {
  const everyMs = order.perSecond ? (1000 * concurrency) / order.perSecond : 0;
  let due = performance.now() + (everyMs * index) / concurrency;
  while (performance.now() < end) {
    if (everyMs) await wait(Math.max(0, due - performance.now()));
    const asked = everyMs ? due : performance.now();
    const { status } = await CALLS[kind](client, target, person);
    const answered = performance.now();
    answers += 1;
    due += everyMs;
    if (asked < begin || answered > end) continue;
    if (status === 200) durations.push(answered - asked);
    else failed += 1;
  }
}

function report(): LoadReport {
  const sorted = durations.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  const perSecond = durations.length / seconds;
  const times = { p50: at(0.5), p99: at(0.99), slowest: at(1) };
  return { perSecond, failed, ...times, processorMs: processorMs(), askingMs: askingMs() };
}

function askingMs(): number {
  const { user, system } = process.cpuUsage(ownBefore);
  return (user + system) / 1000 / Math.max(1, answers);
}

function processorMs(): number | undefined {
  const processorAfter = processorSeconds(pid);
  if (processorBefore === undefined || processorAfter === undefined || answers === 0) return undefined;
  return ((processorAfter - processorBefore) / answers) * 1000;
}
