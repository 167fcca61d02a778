import { useRouterState } from '@tanstack/react-router';
import { type RefObject, useEffect, useRef } from 'react';

/** Who followed a link that went with its page goes on in the next one, not at the top of the frame. */
export function useArrival(content: RefObject<HTMLElement | null>): void {
  const path = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname });
  const last = useRef(path);
  useEffect(() => {
    if (last.current && last.current !== path && document.activeElement === document.body)
      content.current?.focus({ preventScroll: true });
    last.current = path;
  }, [path, content]);
}
