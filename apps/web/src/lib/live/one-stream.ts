import { currentToken } from '../identity';
import { type Change, followChanges } from './follow-changes';

interface OneStream {
  workspaceId: string;
  onChange: (change: Change) => void;
  /** This page hears of changes from now on, over a stream of its own or of another page. */
  onOpen: () => void;
  onLeft: () => void;
}

type Told = { change: Change } | { left: true };

/**
 * Hears the changes of a workspace over one stream for all pages of this browser: HTTP/1.1 allows six connections to a
 * server, and a stream in each tab would use them up. The page that holds the lock listens and passes on; when it is
 * closed the next one takes over.
 */
export function openStream({ workspaceId, onChange, onOpen, onLeft }: OneStream): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const name = `changes of ${workspaceId}`;
  const channel = new BroadcastChannel(name);
  channel.onmessage = ({ data }: MessageEvent<Told>) => ('left' in data ? onLeft() : onChange(data.change));
  onOpen();
  const listen = () =>
    followChanges({
      workspaceId,
      signal,
      getToken: currentToken,
      onOpen,
      onChange: (change) => {
        channel.postMessage({ change } satisfies Told);
        onChange(change);
      },
      onLeft: () => {
        channel.postMessage({ left: true } satisfies Told);
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
