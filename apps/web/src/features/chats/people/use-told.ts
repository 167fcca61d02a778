import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { ChatMessage } from '@/api';
import type { Change } from '@/lib/live/follow-changes';
import { hearChanges } from '@/lib/live/hear';
import { useWorkspace } from '@/lib/workspace';
import { type Log, told } from './model/log';
import { logKey } from './queries';

const TYPING_SHOWN_MS = 5_000;

/** Puts what happens in the open chat on screen as it is told; answers with who is writing right now. */
export function useTold(chatId: string, myId: string): string[] {
  const { id: workspaceId } = useWorkspace();
  const queryClient = useQueryClient();
  const [typing, setTyping] = useState<string[]>([]);
  useEffect(() => {
    const isOver = (accountId: string) => setTyping((all) => all.filter((one) => one !== accountId));
    const timers = new Map<string, ReturnType<typeof setTimeout>>();
    const isWriting = (accountId: string) => {
      clearTimeout(timers.get(accountId));
      timers.set(
        accountId,
        setTimeout(() => isOver(accountId), TYPING_SHOWN_MS),
      );
      setTyping((all) => [...all.filter((one) => one !== accountId), accountId]);
    };
    const stop = hearChanges((change) => {
      const { what, id, from } = change;
      if (id !== chatId) return;
      if (what === 'typing' && from && from !== myId) isWriting(from);
      if (what !== 'messages') return;
      isOver((change.content as ChatMessage | undefined)?.authorId ?? '');
      takeIn(queryClient, { workspaceId, chatId, change });
    });
    return () => {
      stop();
      for (const timer of timers.values()) clearTimeout(timer);
    };
  }, [workspaceId, chatId, myId, queryClient]);
  return typing;
}

interface TakeIn {
  workspaceId: string;
  chatId: string;
  change: Change;
}

/** What follows on what is known is drawn; after a gap the rest is asked for. */
function takeIn(queryClient: QueryClient, { workspaceId, chatId, change }: TakeIn): void {
  const key = logKey(workspaceId, chatId);
  const log = queryClient.getQueryData<Log>(key);
  const content = change.content as ChatMessage | undefined;
  const next = log && change.number !== undefined && told(log, { content, number: change.number });
  if (next) queryClient.setQueryData(key, next);
  else void queryClient.invalidateQueries({ queryKey: key });
}
