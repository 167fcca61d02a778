import { createLocalJWKSet, errors, type JSONWebKeySet, type JWTVerifyGetKey } from 'jose';
import { z } from 'zod';
import { type Clock, secondsAfter } from '../clock.ts';
import type { Log } from '../log.ts';

const TIMEOUT_MS = 5000;
/** When the answer does not say how long it may be kept. */
const USUAL_AGE_SECONDS = 3600;
const LONGEST_AGE_SECONDS = 86_400;
/** A made-up `kid` must not make every request ask for the keys. */
const PAUSE_SECONDS = 30;
/** Keys that were good a moment ago outlive an outage of whoever publishes them, but not for ever. */
const OUTAGE_SECONDS = 86_400;

const keySetSchema = z.object({ keys: z.array(z.looseObject({ kid: z.string(), kty: z.string() })).min(1) });

/** The keys cannot be read, so nothing can be said about any token. */
export class KeysUnavailable extends Error {
  override readonly name = 'KeysUnavailable';
}

interface Kept {
  find: JWTVerifyGetKey;
  readAt: Date;
  staleAt: Date;
}

interface Deps {
  url: string;
  clock: Clock;
  log: Log;
}

/**
 * The public keys that somebody publishes as a JSON Web Key Set (RFC 7517), kept as long as the answer allows. A key that
 * is not among them is asked for once more, since they rotate. The function throws {@link KeysUnavailable}, or jose's
 * `JWKSNoMatchingKey` for a key that is not published.
 */
export function createPublishedKeys({ url, clock, log }: Deps): JWTVerifyGetKey {
  let kept: Kept | undefined;
  let triedAt: Date | undefined;
  let reading: Promise<void> | undefined;

  async function read(): Promise<void> {
    const now = clock.now();
    triedAt = now;
    try {
      const answer = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS), redirect: 'error' });
      if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
      const keySet = keySetSchema.parse(await answer.json());
      const staleAt = secondsAfter(now, maxAgeOf(answer.headers.get('cache-control')));
      kept = { find: createLocalJWKSet(keySet as JSONWebKeySet), readAt: now, staleAt };
    } catch (error) {
      log.error({ err: error, url }, 'the published keys cannot be read');
    }
  }

  function readOnce(): Promise<void> {
    if (triedAt && clock.now() < secondsAfter(triedAt, PAUSE_SECONDS)) return reading ?? Promise.resolve();
    reading ??= read().finally(() => {
      reading = undefined;
    });
    return reading;
  }

  function usable(): Kept {
    if (kept && clock.now() < secondsAfter(kept.staleAt, OUTAGE_SECONDS)) return kept;
    throw new KeysUnavailable(`the keys at ${url} cannot be read`);
  }

  return async (header, token) => {
    if (!kept || clock.now() >= kept.staleAt) await readOnce();
    const { find } = usable();
    try {
      return await find(header, token);
    } catch (error) {
      if (!(error instanceof errors.JWKSNoMatchingKey)) throw error;
      await readOnce();
      return usable().find(header, token);
    }
  };
}

function maxAgeOf(cacheControl: string | null): number {
  const said = /max-age=(?<seconds>\d{1,9})/.exec(cacheControl ?? '')?.groups?.seconds;
  return Math.min(Number(said ?? USUAL_AGE_SECONDS), LONGEST_AGE_SECONDS);
}
