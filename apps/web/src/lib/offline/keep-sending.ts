const FIRST_PAUSE_MS = 2000;
const LONGEST_PAUSE_MS = 5 * 60_000;

/** The server answered, but cannot take a change yet. */
export class NotNow extends Error {
  readonly status: number;
  readonly retryAfter: string | null;

  constructor({ status, headers }: Response) {
    super(`the change waits on: ${status}`);
    this.status = status;
    this.retryAfter = headers.get('retry-after');
  }
}

export interface Clock {
  now(): number;
  /** Gives what takes it back. */
  after(ms: number, work: () => void): () => void;
}

const browserClock: Clock = {
  now: Date.now,
  after(ms, work) {
    const timer = setTimeout(work, ms);
    return () => clearTimeout(timer);
  },
};

interface Options {
  /** Tells whether there was anything to send. */
  send: () => Promise<boolean>;
  onSent: () => void;
  clock?: Clock;
}

/** Sends what waits until the server takes it: when it says so, else after pauses that grow. */
export function keepSending({ send, onSent, clock = browserClock }: Options) {
  let failures = 0;
  let forget = (): void => undefined;
  let isOver = false;

  async function now(): Promise<void> {
    forget();
    try {
      const hasSent = await send();
      failures = 0;
      if (hasSent) onSent();
    } catch (error) {
      failures += 1;
      forget();
      // Nobody is signed in any more: the next sign-in begins anew.
      if (isOver || (error instanceof NotNow && error.status === 401)) return;
      forget = clock.after(pauseAfter(error, { failures, now: clock.now() }), () => void now());
    }
  }
  return {
    now,
    end() {
      isOver = true;
      forget();
    },
  };
}

/** `Retry-After` holds seconds or a date (RFC 9110, 10.2.3). */
function pauseAfter(error: unknown, { failures, now }: { failures: number; now: number }): number {
  const pause = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (failures - 1));
  const wanted = error instanceof NotNow ? error.retryAfter : null;
  if (wanted === null) return pause;
  const wantedMs = /^\d+$/.test(wanted) ? Number(wanted) * 1000 : Date.parse(wanted) - now;
  return Number.isNaN(wantedMs) ? pause : Math.max(pause, wantedMs);
}
