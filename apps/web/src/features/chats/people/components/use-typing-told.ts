import { useRef } from 'react';
import { tellTyping } from '@/api';
import { useWorkspace } from '@/lib/workspace';

const TYPING_EVERY_MS = 3_000;

/** Tells the others now and then, and not with every key. */
export function useTypingTold(chatId: string) {
  const { id: workspaceId } = useWorkspace();
  const last = useRef(0);
  return {
    tell: () => {
      if (Date.now() - last.current < TYPING_EVERY_MS) return;
      last.current = Date.now();
      // Nobody misses it.
      tellTyping({ path: { workspaceId, chatId } }).catch(() => undefined);
    },
    /** With what was sent, the others see that one no longer writes. */
    isOver: () => {
      last.current = 0;
    },
  };
}
