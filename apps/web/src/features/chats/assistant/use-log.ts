import { useLayoutEffect, useRef } from 'react';

interface Ends {
  /** The number of the first message that is shown. */
  first: number | undefined;
  /** Another one whenever something is said. */
  last: string;
}

/** Shows what was said last; earlier messages that are put in front do not push away what is being read. */
export function useLog({ first, last }: Ends) {
  const log = useRef<HTMLDivElement>(null);
  const before = useRef<{ first: number; height: number }>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for all that is said
  useLayoutEffect(() => {
    if (log.current) log.current.scrollTop = log.current.scrollHeight;
  }, [last]);
  useLayoutEffect(() => {
    const element = log.current;
    if (!element || first === undefined) return;
    const known = before.current;
    if (known && first < known.first) element.scrollTop += element.scrollHeight - known.height;
    before.current = { first, height: element.scrollHeight };
  });
  return log;
}
