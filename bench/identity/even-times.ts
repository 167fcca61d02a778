import { setTimeout as wait } from 'node:timers/promises';
import { accountCall, makePerson, newAddress, type Target } from './calls.ts';
import { type Client, openClient, type Reply } from './client.ts';

/** Whatever an answer leaves to be done afterwards must not fall on the next one. */
const PAUSE_MS = 25;
const PEOPLE = 20;

const REQUESTS: Record<string, (client: Client, target: Target, email: string) => Promise<Reply>> = {
  'sign-in': (client, target, email) =>
    accountCall(client, target, 'signInWithPassword', { email, password: `wrong ${Math.random()}` }),
  reset: (client, target, email) =>
    accountCall(client, target, 'sendOobCode', { requestType: 'PASSWORD_RESET', email }),
  link: (client, target, email) =>
    accountCall(client, target, 'sendOobCode', {
      requestType: 'EMAIL_SIGNIN',
      email,
      continueUrl: 'http://localhost/',
      canHandleCodeInApp: true,
    }),
  code: (client, { key }, email) =>
    client.post(`/v2/accounts:sendEmailCode?key=${key}`, JSON.stringify({ email })),
};

export interface EvenTimes {
  what: string;
  knownMs: number;
  unknownMs: number;
  /** How far the medians are apart, as a share of the smaller one. */
  apart: number;
}

/** Medians of so many tries each, for addresses with an account and without, in mixed order. */
export async function measureEvenTimes(target: Target, tries: number): Promise<EvenTimes[]> {
  const client = await openClient(target.url);
  // The time of a hash differs a little with what is hashed: several people and ever new guesses even that out.
  const known: string[] = [];
  while (known.length < PEOPLE) known.push((await makePerson(client, target)).email);
  const results: EvenTimes[] = [];
  for (const [what, request] of Object.entries(REQUESTS)) {
    const times = { known: [] as number[], unknown: [] as number[] };
    const timed = async (kind: keyof typeof times) => {
      const email = kind === 'known' ? (known[Math.floor(Math.random() * PEOPLE)] ?? '') : newAddress();
      const from = performance.now();
      const reply = await request(client, target, email);
      times[kind].push(performance.now() - from);
      requireUsual(what, reply);
      await wait(PAUSE_MS);
    };
    for (let warm = 0; warm < 10; warm += 1) await timed(warm % 2 ? 'known' : 'unknown');
    times.known = [];
    times.unknown = [];
    for (let pair = 0; pair < tries; pair += 1) {
      const order = Math.random() < 0.5 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const);
      for (const kind of order) await timed(kind);
    }
    const [knownMs, unknownMs] = [median(times.known), median(times.unknown)];
    const apart = Math.abs(knownMs - unknownMs) / Math.min(knownMs, unknownMs);
    results.push({ what, knownMs, unknownMs, apart });
  }
  client.close();
  return results;
}

/** What is measured must be what people get: an answer, or for a wrong password the one refusal. */
function requireUsual(what: string, { status, body }: Reply): void {
  const isUsual = what === 'sign-in' ? body.includes('INVALID_LOGIN_CREDENTIALS') : status === 200;
  if (!isUsual) throw new Error(`${what} answered ${status}: ${body}`);
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle) - 1] ?? 0)) / 2;
}
