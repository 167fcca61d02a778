import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useKeptPlace } from '../../parts/use-kept-place';
import type { Log } from '../model/log';

interface UseScroll {
  log: Log | undefined;
  /** The number of a message to show first. */
  at: number | undefined;
  pendingCount: number;
  loadOlder: () => void;
  isLoading: boolean;
}

const NEAR_END_PX = 80;
const MARKED_MS = 2_500;

/** Stays at the newest message while one is there, and where one reads while one reads. */
export function useScroll({ log, at, pendingCount, loadOlder, isLoading }: UseScroll) {
  const box = useRef<HTMLDivElement>(null);
  const [isAtEnd, setAtEnd] = useState(true);
  const [marked, setMarked] = useState<number>();
  const wanted = useRef(at);
  const count = (log?.messages.length ?? 0) + pendingCount;

  const toEnd = useCallback(() => {
    requestAnimationFrame(() => {
      if (box.current) box.current.scrollTop = box.current.scrollHeight;
    });
  }, []);
  const show = useCallback((number: number | undefined) => {
    const found = box.current?.querySelector(`[data-number="${number}"]`);
    found?.scrollIntoView({ block: 'center' });
    if (!found) return false;
    setMarked(number);
    setTimeout(() => setMarked(undefined), MARKED_MS);
    return true;
  }, []);

  useKeptPlace(box, log?.messages[0]?.number);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each new message
  useLayoutEffect(() => {
    const element = box.current;
    if (element && isAtEnd && wanted.current === undefined) element.scrollTop = element.scrollHeight;
  }, [count, log]);
  useEffect(() => {
    wanted.current = at;
  }, [at]);
  useEffect(() => {
    if (!log || wanted.current === undefined || isLoading) return;
    if ((log.messages[0]?.number ?? 0) > wanted.current && log.hasOlder) return loadOlder();
    show(wanted.current);
    wanted.current = undefined;
  }, [log, isLoading, loadOlder, show]);

  const onScroll = () => {
    const element = box.current;
    if (!element) return;
    setAtEnd(element.scrollHeight - element.scrollTop - element.clientHeight < NEAR_END_PX);
    if (element.scrollTop < NEAR_END_PX && log?.hasOlder && !isLoading && wanted.current === undefined)
      loadOlder();
  };
  /** A picture takes its room once it is there. */
  const onGrown = () => isAtEnd && toEnd();
  return { box, isAtEnd, marked, toEnd, show, onScroll, onGrown };
}
