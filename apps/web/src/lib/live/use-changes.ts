import { type Query, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { Change } from './follow-changes';
import { tellHearers } from './hear';
import { leavePage } from './left';
import { PAGE_ID } from './page-id';

/** What a page shows was asked for at most so long before its frame was drawn. */
const ASKED_BEFORE_MS = 10_000;
/** Several changes at once are asked for once. */
const GATHER_MS = 150;

/** Keeps whatever this page shows of a workspace as it is on the server, while others change it. */
export function useChanges(workspace: { id: string; name: string } | undefined): void {
  const workspaceId = workspace?.id;
  const name = useRef(workspace?.name);
  name.current = workspace?.name;
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!workspaceId) return;
    const since = Math.max(0, performance.now() - ASKED_BEFORE_MS);
    let close: (() => void) | undefined;
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let waiting: Change[] = [];
    const refresh = () => {
      const changes = waiting;
      waiting = [];
      timer = undefined;
      void queryClient.invalidateQueries({
        predicate: (query) => changes.some((change) => concerns(change, { query, workspaceId })),
      });
    };
    const onChange = (change: Change) => {
      tellHearers(change);
      if (change.by === PAGE_ID || change.what === 'typing') return;
      waiting.push(change);
      timer ??= setTimeout(refresh, GATHER_MS);
    };
    // What is on screen may not be seen any longer, so nothing of this page stays.
    const onLeft = () => leavePage(name.current ?? '');
    void import('./one-stream').then(({ openStream }) => {
      if (!isOver)
        close = openStream({ workspaceId, sinceMsAgo: () => performance.now() - since, onChange, onLeft });
    });
    return () => {
      isOver = true;
      clearTimeout(timer);
      close?.();
    };
  }, [workspaceId, queryClient]);
}

/** Messages themselves are drawn as they are told; what is asked for again is the list of chats and the badge. */
const OF_CHATS = new Set(['chats', 'messages', 'read', 'mentions']);

/** Conversations change often and nothing else hangs on them; the rest of a workspace hangs together. */
function concerns({ what }: Change, { query, workspaceId }: { query: Query; workspaceId: string }): boolean {
  const [request] = query.queryKey as [{ _id?: string; path?: { workspaceId?: string } }?];
  if (what === 'all') return true;
  if (what === 'notifications') return /Notification|OwnInvitations/.test(request?._id ?? '');
  if (['members', 'workspace'].includes(what) && !request?.path) return true;
  if (request?.path?.workspaceId !== workspaceId) return false;
  const isChat = /^(list|get)\w*Chats?$/.test(request._id ?? '');
  if (OF_CHATS.has(what)) return isChat;
  if (isChat) return what === 'members' || what === 'courses';
  const isConversation = /^(?!chat)\w*(Conversation|Message)/.test(request._id ?? '');
  return (what === 'conversations') === isConversation;
}
