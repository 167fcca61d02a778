import { useEffect } from 'react';
import { toast } from '@/lib/toast';
import { cutNotice, leftOver } from './cut-text';

const isField = (target: EventTarget | null): target is HTMLInputElement | HTMLTextAreaElement =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

/** A field takes as much as it has room for; browsers leave out the rest of what is pasted or dropped without a word. */
export function useCutTexts(): void {
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener(
      'paste',
      (event) => tell(event, event.clipboardData?.getData('text'), 'pasted'),
      { signal },
    );
    document.addEventListener(
      'beforeinput',
      // What is dropped is told only when its place in the field is known.
      (event) => event.inputType === 'insertFromDrop' && tell(event, event.data, 'dropped'),
      { signal },
    );
    return () => listening.abort();
  }, []);
}

function tell(
  { target, defaultPrevented }: Event,
  text: string | null | undefined,
  how: 'pasted' | 'dropped',
): void {
  if (defaultPrevented || !isField(target)) return;
  const count = leftOver(target, text ?? '');
  if (count > 0) toast.warning(cutNotice(target.maxLength, count, how));
}
