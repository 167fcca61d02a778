import { useEffect, useRef } from 'react';
import { usePlanSettings } from './settings';

/** For answers that the server counts from today: asked for again where a page stays open over midnight. */
export function useNewDay(ask: () => unknown): void {
  const { today } = usePlanSettings();
  const askedOn = useRef(today);
  const latest = useRef(ask);
  latest.current = ask;
  useEffect(() => {
    if (askedOn.current === today) return;
    askedOn.current = today;
    latest.current();
  }, [today]);
}
