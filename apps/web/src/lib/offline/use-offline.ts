import { onlineManager, useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';

/** Keeps the last state of whoever is signed in, for as long as they are. */
export function useOffline(accountId: string): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    let end: (() => void) | undefined;
    let isOver = false;
    void import('./start').then(({ startOffline }) => {
      if (!isOver) end = startOffline({ queryClient, accountId });
    });
    return () => {
      isOver = true;
      end?.();
    };
  }, [queryClient, accountId]);
}

const subscribe = (listener: () => void) => onlineManager.subscribe(listener);
const isOnline = () => onlineManager.isOnline();

export const useIsOnline = (): boolean => useSyncExternalStore(subscribe, isOnline);
