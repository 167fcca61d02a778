import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { changeConversation, deleteConversation, listMessages } from '@/api';
import { getConversationOptions, listMessagesQueryKey } from '@/api/@tanstack/react-query.gen';
import { useWorkspace } from '@/lib/workspace';
import { conversationsQuery } from './list-queries';
import { withEarlier, withPageBefore } from './model/earlier';

export const conversationQuery = (workspaceId: string, conversationId: string) =>
  getConversationOptions({ path: { workspaceId, conversationId } });

const PAGE = 100;

/** The newest messages of a conversation, and what was loaded of earlier ones. */
export function messagesQuery(workspaceId: string, conversationId: string) {
  const path = { workspaceId, conversationId };
  const query = { limit: PAGE };
  const queryKey = listMessagesQueryKey({ path, query });
  return queryOptions({
    queryKey,
    queryFn: async ({ client, signal }) => {
      const { data } = await listMessages({ path, query, signal, throwOnError: true });
      return withEarlier(data, client.getQueryData(queryKey));
    },
  });
}

export function useLoadEarlier(conversationId: string) {
  const { id: workspaceId } = useWorkspace();
  const queryClient = useQueryClient();
  const { queryKey } = messagesQuery(workspaceId, conversationId);
  return useMutation({
    mutationFn: async (before: number) => {
      const path = { workspaceId, conversationId };
      return (await listMessages({ path, query: { before, limit: PAGE }, throwOnError: true })).data;
    },
    onSuccess: (page) => queryClient.setQueryData(queryKey, (known) => known && withPageBefore(known, page)),
  });
}

export function useConversationActions(conversationId: string) {
  const { id: workspaceId } = useWorkspace();
  const queryClient = useQueryClient();
  const path = { workspaceId, conversationId };
  const onSettled = () =>
    queryClient.invalidateQueries({ queryKey: conversationsQuery(workspaceId).queryKey });
  const rename = useMutation({
    mutationFn: async (title: string) =>
      (await changeConversation({ path, body: { title }, throwOnError: true })).data,
    onSuccess: (changed) =>
      queryClient.setQueryData(conversationQuery(workspaceId, conversationId).queryKey, changed),
    onSettled,
  });
  const remove = useMutation({
    mutationFn: () => deleteConversation({ path, throwOnError: true }),
    onSettled,
  });
  return { rename, remove };
}
