import { type RefObject, useLayoutEffect, useState } from 'react';

const scrolls = (element: Element) => /auto|scroll/.test(getComputedStyle(element).overflowY);

function nearestScroller(element: Element | null): Element {
  for (let parent = element?.parentElement; parent; parent = parent.parentElement)
    if (scrolls(parent)) return parent;
  return document.documentElement;
}

/** What scrolls the element, and how far below its top the element begins: both are needed to draw only visible rows. */
export function useScrollParent(ref: RefObject<HTMLElement | null>) {
  const [scroller, setScroller] = useState<Element | null>(null);
  const [margin, setMargin] = useState(0);
  useLayoutEffect(() => {
    const element = ref.current;
    const parent = nearestScroller(element);
    setScroller(parent);
    const measure = () => {
      if (!element) return;
      const top = parent === document.documentElement ? 0 : parent.getBoundingClientRect().top;
      setMargin(Math.round(element.getBoundingClientRect().top - top + parent.scrollTop));
    };
    measure();
    const observer = new ResizeObserver(measure);
    if (element?.parentElement) observer.observe(element.parentElement);
    observer.observe(parent);
    return () => observer.disconnect();
  }, [ref]);
  return { scroller, margin };
}
