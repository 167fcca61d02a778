import { useMutation, useQueryClient } from '@tanstack/react-query';
import { changeConversation, deleteConversation } from '@/api';
import { getConversationOptions, listMessagesOptions } from '@/api/@tanstack/react-query.gen';
import { useWorkspace } from '@/lib/workspace';
import { conversationsQuery } from './list-queries';

export const conversationQuery = (workspaceId: string, conversationId: string) =>
  getConversationOptions({ path: { workspaceId, conversationId } });
export const messagesQuery = (workspaceId: string, conversationId: string) =>
  listMessagesOptions({ path: { workspaceId, conversationId }, query: { limit: 500 } });

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
