import { createParser } from 'eventsource-parser';

/** That something of the workspace is no longer what it was: `tasks`, `courses`, …; `all` when much may have changed. */
export interface Change {
  what: string;
  id?: string;
  /** How far that one has come. */
  number?: number;
  /** The account that did it. */
  from?: string;
  /** What it is about, where it was told along. */
  content?: unknown;
  /** The page that made it. */
  by?: string;
}

interface FollowChanges {
  workspaceId: string;
  /** How long ago the page began to ask for what it shows: what changed since is told first. */
  sinceMsAgo: () => number;
  signal: AbortSignal;
  getToken: () => Promise<string | undefined>;
  onChange: (change: Change) => void;
  /** One is no member any more. */
  onLeft: () => void;
  request?: typeof fetch;
  /** Waits before the next try, less when there is a network again. */
  pause?: (ms: number, signal: AbortSignal) => Promise<void>;
}

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 8_000;

/**
 * Hears what changes in a workspace until the signal is given. The stream is opened again whenever it ends; what was
 * missed in between is not known, so that everything is to be asked for again.
 */
export async function followChanges(options: FollowChanges): Promise<void> {
  const { signal, onChange, onLeft, pause = pauseUntilOnline } = options;
  let failures = 0;
  let isFirst = true;
  while (!signal.aborted) {
    const outcome = await listenOnce(options, {
      query: isFirst ? `?sinceMsAgo=${Math.ceil(options.sinceMsAgo())}` : '',
      onHello: () => {
        failures = 0;
        if (!isFirst) onChange({ what: 'all' });
        isFirst = false;
      },
    });
    if (outcome === 'left') return onLeft();
    if (signal.aborted) return;
    await pause(
      Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** failures) * (0.5 + Math.random() / 2),
      signal,
    );
    failures += 1;
  }
}

/** One stream from its beginning to its end. */
async function listenOnce(
  { workspaceId, signal, getToken, onChange, request = fetch }: FollowChanges,
  { query, onHello }: { query: string; onHello: () => void },
): Promise<'ended' | 'left'> {
  let hasLeft = false;
  const parser = createParser({
    onEvent: ({ event, data }) => {
      if (event === 'hello') onHello();
      if (event === 'change') onChange(JSON.parse(data) as Change);
      if (event === 'left') hasLeft = true;
    },
  });
  try {
    const token = await getToken();
    if (token === undefined) return 'ended';
    const response = await request(`/api/v1/workspaces/${workspaceId}/changes${query}`, {
      headers: { authorization: `Bearer ${token}`, accept: 'text/event-stream' },
      signal,
    });
    if (response.status === 404) return 'left';
    // The session is over: what the page asks for again is refused, and that tells the person.
    if (response.status === 401) onChange({ what: 'all' });
    if (!response.ok || !response.body) return 'ended';
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read()) parser.feed(part.value);
  } catch {
    // A lost connection ends the stream like any other end; the next try tells whether there is a network.
  }
  return hasLeft ? 'left' : 'ended';
}

function pauseUntilOnline(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      window.removeEventListener('online', done);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    window.addEventListener('online', done);
    signal.addEventListener('abort', done);
  });
}
