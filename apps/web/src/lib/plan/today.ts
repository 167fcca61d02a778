import { useSyncExternalStore } from 'react';
import { type Clock, clockIn, type Day, todayIn } from './days';

const MINUTE_MS = 60_000;
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

const tell = () => {
  for (const listener of listeners) listener();
};

/** A page that was asleep over midnight is told as soon as it is looked at. */
function onMinutes(listener: () => void): () => void {
  listeners.add(listener);
  if (timer === undefined) {
    timer = setInterval(tell, MINUTE_MS);
    document.addEventListener('visibilitychange', tell);
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
    document.removeEventListener('visibilitychange', tell);
  };
}

/** What today is in a time zone, also on a page that stays open over midnight. */
export const useToday = (zone: string): Day => useSyncExternalStore(onMinutes, () => todayIn(zone));

/** What time it is in a time zone, told every minute. */
export const useClock = (zone: string): Clock => useSyncExternalStore(onMinutes, () => clockIn(zone));
