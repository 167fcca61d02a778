import { onlineManager } from '@tanstack/react-query';

const ANSWER_MS = 4000;
const FIRST_PAUSE_MS = 2000;
const LONGEST_PAUSE_MS = 30_000;

/** Whether the server answers at all; a browser without a network need not try. */
export async function isReachable(): Promise<boolean> {
  if (!navigator.onLine) return false;
  try {
    const answer = await fetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(ANSWER_MS) });
    return answer.ok;
  } catch {
    return false;
  }
}

let beforeReturn: () => Promise<void> = async () => undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Watches the connection for as long as the page lives. Whoever is back sends first what waited: the answers that are
 * asked for after that hold it.
 */
export function watchConnection(onReturn: () => Promise<void>): void {
  beforeReturn = onReturn;
  onlineManager.setEventListener(() => {
    window.addEventListener('offline', goOffline);
    window.addEventListener('online', tryNow);
    return () => {
      window.removeEventListener('offline', goOffline);
      window.removeEventListener('online', tryNow);
    };
  });
  if (!navigator.onLine) goOffline();
}

/** The server was not reached: nothing is asked of it until it answers again. */
export function goOffline(): void {
  onlineManager.setOnline(false);
  tryIn(FIRST_PAUSE_MS);
}

function tryIn(pauseMs: number): void {
  clearTimeout(timer);
  timer = setTimeout(() => void tryAgain(pauseMs), pauseMs);
}

const tryNow = () => void tryAgain(FIRST_PAUSE_MS);

async function tryAgain(pauseMs: number): Promise<void> {
  clearTimeout(timer);
  if (onlineManager.isOnline()) return;
  if (await isReachable()) {
    await beforeReturn().catch(() => undefined);
    // It may have gone again in the meantime.
    if (navigator.onLine) return onlineManager.setOnline(true);
  }
  tryIn(Math.min(LONGEST_PAUSE_MS, pauseMs * 2));
}
