import { useEffect, useRef } from 'react';
import type { Chat } from '@/api';
import { useChatActions } from '../queries';

/** What stands on screen at the end of the chat, in a window that is looked at, is read. */
export function useReading({ id, readNumber }: Chat, lastNumber: number, isAtEnd: boolean) {
  const { read } = useChatActions(id);
  const told = useRef(readNumber);
  const { mutate } = read;
  useEffect(() => {
    const look = () => {
      if (!isAtEnd || document.visibilityState !== 'visible' || lastNumber <= told.current) return;
      told.current = lastNumber;
      mutate(lastNumber);
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [isAtEnd, lastNumber, mutate]);
}
