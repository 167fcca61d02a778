import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  addToChat,
  type Chat,
  type ChatCreate,
  changeChat,
  deleteChatMessage,
  editChatMessage,
  leaveChat,
  listChatMessages,
  reactToChatMessage,
  readChat,
  searchChatMessages,
  startChat,
  unreactToChatMessage,
} from '@/api';
import { getUnreadChatsQueryKey } from '@/api/@tanstack/react-query.gen';
import { useWorkspace } from '@/lib/workspace';
import { chatQuery, chatsQuery } from './list-queries';
import { caughtUp, type Log, toLog, withMessages, withOlder } from './model/log';

export const logKey = (workspaceId: string, chatId: string) =>
  [{ _id: 'chatLog', path: { workspaceId, chatId } }] as const;

const PAGE = 60;

/** Asking again asks only for what changed since: a chat that was left for a while, or a network that was. */
export const logQuery = (queryClient: QueryClient, workspaceId: string, chatId: string) =>
  queryOptions({
    queryKey: logKey(workspaceId, chatId),
    queryFn: async ({ signal }): Promise<Log> => {
      const path = { workspaceId, chatId };
      const current = () => queryClient.getQueryData<Log>(logKey(workspaceId, chatId));
      const ask = async (query: { since?: number; limit: number }) =>
        (await listChatMessages({ path, query, signal, throwOnError: true })).data;
      const start = current();
      if (!start) return toLog(await ask({ limit: PAGE }));
      const pages = [await ask({ since: start.revision, limit: 200 })];
      for (let last = pages[0]; last?.hasMore; last = pages.at(-1))
        pages.push(await ask({ since: last.revision, limit: 200 }));
      // What was told meanwhile is in the cache already.
      return pages.reduce(caughtUp, current() ?? start);
    },
    staleTime: 0,
    structuralSharing: false,
  });

export function useLog(chatId: string) {
  const { id: workspaceId } = useWorkspace();
  const queryClient = useQueryClient();
  return useQuery(logQuery(queryClient, workspaceId, chatId));
}

/** Puts the page before the oldest known message in front. */
export function useLoadOlder(chatId: string) {
  const { id: workspaceId } = useWorkspace();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      const before = queryClient.getQueryData<Log>(logKey(workspaceId, chatId))?.messages[0]?.number;
      const query = { limit: PAGE, ...(before === undefined ? {} : { before }) };
      return (await listChatMessages({ path: { workspaceId, chatId }, query, throwOnError: true })).data;
    },
    onSuccess: (page) =>
      queryClient.setQueryData<Log>(logKey(workspaceId, chatId), (log) => log && withOlder(log, page)),
  });
}

export function useStartChat() {
  const { id: workspaceId } = useWorkspace();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (body: ChatCreate) =>
      (await startChat({ path: { workspaceId }, body, throwOnError: true })).data,
    onSuccess: (chat) => {
      queryClient.setQueryData(chatQuery(workspaceId, chat.id).queryKey, chat);
      return queryClient.invalidateQueries({ queryKey: chatsQuery(workspaceId).queryKey });
    },
  });
}

export function useChatActions(chatId: string) {
  const { id: workspaceId } = useWorkspace();
  const queryClient = useQueryClient();
  const path = { workspaceId, chatId };
  const listChanged = () => queryClient.invalidateQueries({ queryKey: chatsQuery(workspaceId).queryKey });
  const onSuccess = (chat: Chat) => {
    queryClient.setQueryData(chatQuery(workspaceId, chatId).queryKey, chat);
    void queryClient.invalidateQueries({ queryKey: getUnreadChatsQueryKey({ path: { workspaceId } }) });
    return listChanged();
  };
  const change = useMutation({
    mutationFn: async (body: { title?: string; isMuted?: boolean }) =>
      (await changeChat({ path, body, throwOnError: true })).data,
    onSuccess,
  });
  const add = useMutation({
    mutationFn: async (accountIds: string[]) =>
      (await addToChat({ path, body: { accountIds }, throwOnError: true })).data,
    onSuccess,
  });
  const leave = useMutation({
    mutationFn: () => leaveChat({ path, throwOnError: true }),
    onSuccess: listChanged,
  });
  const read = useMutation({
    mutationFn: (number: number) => readChat({ path, body: { number }, throwOnError: true }),
    // The next message tries again.
    onError: () => undefined,
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: getUnreadChatsQueryKey({ path: { workspaceId } }) });
      return listChanged();
    },
  });
  return { change, add, leave, read };
}

export function useMessageActions(chatId: string) {
  const { id: workspaceId } = useWorkspace();
  const queryClient = useQueryClient();
  const pathOf = (messageId: string) => ({ workspaceId, chatId, messageId });
  const onSuccess = (message: Parameters<typeof withMessages>[1][number]) =>
    queryClient.setQueryData<Log>(logKey(workspaceId, chatId), (log) => log && withMessages(log, [message]));
  const edit = useMutation({
    mutationFn: async ({ id, ...body }: { id: string; text: string; mentions: string[] }) =>
      (await editChatMessage({ path: pathOf(id), body, throwOnError: true })).data,
    onSuccess,
  });
  const toggle = useMutation({
    mutationFn: async ({ id, emoji, isMine }: { id: string; emoji: Emoji; isMine: boolean }) => {
      const call = isMine ? unreactToChatMessage : reactToChatMessage;
      return (await call({ path: { ...pathOf(id), emoji }, throwOnError: true })).data;
    },
    onSuccess,
  });
  const remove = useMutation({
    mutationFn: (id: string) => deleteChatMessage({ path: pathOf(id), throwOnError: true }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: logKey(workspaceId, chatId) }),
  });
  return { edit, toggle, remove };
}

export const EMOJIS = ['👍', '❤️', '😂', '🎉', '😮', '😢', '🙏', '✅'] as const;
export type Emoji = (typeof EMOJIS)[number];

export function useFoundMessages(words: string) {
  const { id: workspaceId } = useWorkspace();
  const q = words.trim();
  return useQuery({
    queryKey: [{ _id: 'chatSearch', path: { workspaceId }, q }],
    queryFn: async ({ signal }) =>
      (await searchChatMessages({ path: { workspaceId }, query: { q }, signal, throwOnError: true })).data,
    enabled: q.length > 1,
    placeholderData: (earlier) => earlier,
  }).data;
}
