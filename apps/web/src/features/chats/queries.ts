import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ask, changeConversation, deleteConversation, startConversation } from '@/api';
import {
  getConversationOptions,
  listConversationsOptions,
  listMessagesOptions,
} from '@/api/@tanstack/react-query.gen';
import { browserZone } from '@/lib/plan/settings';
import { useWorkspace } from '@/lib/workspace';

export const conversationsQuery = (workspaceId: string) =>
  listConversationsOptions({ path: { workspaceId }, query: { limit: 200 } });
export const conversationQuery = (workspaceId: string, conversationId: string) =>
  getConversationOptions({ path: { workspaceId, conversationId } });
export const messagesQuery = (workspaceId: string, conversationId: string) =>
  listMessagesOptions({ path: { workspaceId, conversationId }, query: { limit: 500 } });

interface Asked {
  text: string;
  /** Absent for the first question: it begins the conversation. */
  conversationId: string | undefined;
  courseIds: string[];
}

export function useAsk() {
  const { id: workspaceId } = useWorkspace();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ text, conversationId, courseIds }: Asked) => {
      const id =
        conversationId ??
        (await startConversation({ path: { workspaceId }, body: { courseIds }, throwOnError: true })).data.id;
      const body = { text, courseIds, timeZone: browserZone() };
      return (await ask({ path: { workspaceId, conversationId: id }, body, throwOnError: true })).data;
    },
    onSuccess: ({ conversation, question, answer }) => {
      const { queryKey } = messagesQuery(workspaceId, conversation.id);
      queryClient.setQueryData(queryKey, (list) => ({
        items: [...(list?.items ?? []), question, answer],
        nextAfter: list?.nextAfter ?? null,
      }));
      queryClient.setQueryData(conversationQuery(workspaceId, conversation.id).queryKey, conversation);
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: conversationsQuery(workspaceId).queryKey }),
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
