import { currentToken } from '../identity';
import { type Change, followChanges } from './follow-changes';

interface OneStream {
  workspaceId: string;
  /** How long ago this page began to ask for what it shows. */
  sinceMsAgo: () => number;
  onChange: (change: Change) => void;
  onLeft: () => void;
}

type Told = { change: Change } | { left: true } | { sinceMsAgo: number };

const KEPT_MS = 60_000;

/**
 * Hears the changes of a workspace over one stream for all pages of this browser: HTTP/1.1 allows six connections to a
 * server, and a stream in each tab would use them up. The page that holds the lock listens and passes on, also what a page
 * that comes later has just missed; when it is closed the next one takes over.
 */
export function openStream({ workspaceId, sinceMsAgo, onChange, onLeft }: OneStream): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const name = `changes of ${workspaceId}`;
  const channel = new BroadcastChannel(name);
  let kept: { change: Change; at: number }[] = [];
  const tell = (told: Told) => channel.postMessage(told);
  const youngerThan = (ms: number) => kept.filter(({ at }) => at > performance.now() - ms);
  channel.onmessage = ({ data }: MessageEvent<Told>) => {
    if ('left' in data) onLeft();
    else if ('change' in data) onChange(data.change);
    else for (const { change } of youngerThan(data.sinceMsAgo)) tell({ change });
  };
  tell({ sinceMsAgo: sinceMsAgo() });
  const listen = () =>
    followChanges({
      workspaceId,
      signal,
      getToken: currentToken,
      sinceMsAgo,
      onChange: (change) => {
        kept = [...youngerThan(KEPT_MS), { change, at: performance.now() }];
        tell({ change });
        onChange(change);
      },
      onLeft: () => {
        tell({ left: true });
        onLeft();
      },
    });
  const listening = 'locks' in navigator ? navigator.locks.request(name, { signal }, listen) : listen();
  // Given up before it was this page's turn.
  Promise.resolve(listening).catch(() => undefined);
  return () => {
    ending.abort();
    channel.close();
  };
}
