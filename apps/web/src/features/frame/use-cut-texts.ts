import { useEffect } from 'react';
import { toast } from '@/lib/toast';
import { cutNotice, leftOver } from './cut-text';

const isField = (target: EventTarget | null): target is HTMLInputElement | HTMLTextAreaElement =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

/** A field takes as much as it has room for; browsers leave out the rest of what is pasted or dropped without a word. */
export function useCutTexts(): void {
  useEffect(() => {
    const tellPaste = ({ target, clipboardData, defaultPrevented }: ClipboardEvent) => {
      if (defaultPrevented || !isField(target)) return;
      const count = leftOver(target, clipboardData?.getData('text') ?? '');
      if (count > 0) toast.warning(cutNotice(target.maxLength, count, 'pasted'));
    };
    /** What is dropped is told only when its place in the field is known. */
    const tellDrop = ({ target, inputType, data, defaultPrevented }: InputEvent) => {
      if (defaultPrevented || inputType !== 'insertFromDrop' || !isField(target)) return;
      const count = leftOver(target, data ?? '');
      if (count > 0) toast.warning(cutNotice(target.maxLength, count, 'dropped'));
    };
    document.addEventListener('paste', tellPaste);
    document.addEventListener('beforeinput', tellDrop);
    return () => {
      document.removeEventListener('paste', tellPaste);
      document.removeEventListener('beforeinput', tellDrop);
    };
  }, []);
}
