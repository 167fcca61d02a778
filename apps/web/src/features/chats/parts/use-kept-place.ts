import { type RefObject, useLayoutEffect, useRef } from 'react';

/** What is put in front of the first message does not push away what is being read. */
export function useKeptPlace(box: RefObject<HTMLElement | null>, first: number | undefined): void {
  const before = useRef<{ first: number; height: number }>(undefined);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element || first === undefined) return;
    const known = before.current;
    if (known && first < known.first) element.scrollTop += element.scrollHeight - known.height;
    before.current = { first, height: element.scrollHeight };
  });
}
