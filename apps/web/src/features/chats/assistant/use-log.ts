import { useLayoutEffect, useRef } from 'react';
import { useKeptPlace } from '../parts/use-kept-place';

interface Ends {
  /** The number of the first message that is shown. */
  first: number | undefined;
  /** Another one whenever something is said. */
  last: string;
}

/** Shows what was said last; earlier messages that are put in front do not push away what is being read. */
export function useLog({ first, last }: Ends) {
  const log = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for all that is said
  useLayoutEffect(() => {
    if (log.current) log.current.scrollTop = log.current.scrollHeight;
  }, [last]);
  useKeptPlace(log, first);
  return log;
}
