import { useLocation } from '@tanstack/react-router';
import { type RefObject, useEffect, useRef } from 'react';

/** In a row of links that is wider than a phone, the one that is open stays in sight, with what is beside it. */
export function useCurrentInSight(): RefObject<HTMLElement | null> {
  const row = useRef<HTMLElement>(null);
  const href = useLocation({ select: (location) => location.href });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address has another link that is open
  useEffect(() => {
    const current = row.current?.querySelector<HTMLElement>('[aria-current="page"]');
    if (!row.current || !current) return;
    // `scrollIntoView` would take the page along, and with it whoever opened something far below the row.
    const { left, width } = current.getBoundingClientRect();
    const middle = row.current.getBoundingClientRect().left + row.current.clientWidth / 2;
    row.current.scrollBy({ left: left + width / 2 - middle });
  }, [href]);
  return row;
}
