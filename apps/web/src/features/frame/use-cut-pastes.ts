import { useEffect } from 'react';
import { toast } from '@/lib/toast';
import { cutText, leftOver } from './cut-paste';

const isField = (target: EventTarget | null): target is HTMLInputElement | HTMLTextAreaElement =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

/** A field takes as much as it has room for; browsers leave out the rest of what is pasted without a word. */
export function useCutPastes(): void {
  useEffect(() => {
    const tell = ({ target, clipboardData, defaultPrevented }: ClipboardEvent) => {
      if (defaultPrevented || !isField(target)) return;
      const count = leftOver(target, clipboardData?.getData('text') ?? '');
      if (count > 0) toast.warning(cutText(target.maxLength, count));
    };
    document.addEventListener('paste', tell);
    return () => document.removeEventListener('paste', tell);
  }, []);
}
