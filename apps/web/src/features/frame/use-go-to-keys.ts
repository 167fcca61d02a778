import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { isTyping } from '@/lib/is-typing';
import { PLACES } from './places';

const PATIENCE_MS = 1200;

/** `g` and then a letter goes to a place, as the shortcuts page lists them. */
export function useGoToKeys() {
  const navigate = useNavigate();
  useEffect(() => {
    let waitingUntil = 0;
    function onKeyDown(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (event.key === 'g') {
        waitingUntil = event.timeStamp + PATIENCE_MS;
        return;
      }
      if (event.timeStamp > waitingUntil) return;
      waitingUntil = 0;
      const place = Object.values(PLACES).find(({ keys }) => keys === `g ${event.key}`);
      if (!place) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      void navigate({ to: place.to });
    }
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true });
  }, [navigate]);
}
