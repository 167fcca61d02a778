import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { ask, startConversation } from '@/api';
import { useMe } from '@/lib/me';
import { browserZone } from '@/lib/plan/days';
import { useCapabilities } from '@/lib/use-capabilities';
import { useWorkspace } from '@/lib/workspace';
import { askStreamed } from './ask-streamed';
import { conversationsQuery } from './list-queries';
import { askings, useAskings } from './model/asking';
import { conversationQuery, messagesQuery } from './queries';

interface Question {
  text: string;
  courseIds: string[];
}

/** Asks in a conversation; without one, the first question begins it. */
export function useAsk(conversationId: string | undefined) {
  const { id: workspaceId } = useWorkspace();
  const myId = useMe()?.account.id;
  const key = `${myId} ${workspaceId} ${conversationId ?? 'new'}`;
  const queryClient = useQueryClient();
  const writes = useCapabilities()?.languageModel.on ?? false;
  const begin = async (courseIds: string[]) =>
    (await startConversation({ path: { workspaceId }, body: { courseIds }, throwOnError: true })).data.id;
  /** A question that is asked again is asked in the conversation that it began. */
  const begun = useRef<string>(undefined);
  const { mutate } = useMutation({
    onMutate: ({ text }) => askings.begin(key, text),
    mutationFn: async ({ text, courseIds }: Question) => {
      begun.current ??= conversationId ?? (await begin(courseIds));
      const id = begun.current;
      const body = { text, courseIds, timeZone: browserZone() };
      const onText = (written: string) => askings.change(key, { written });
      if (writes) return askStreamed({ workspaceId, conversationId: id, body, onText });
      return (await ask({ path: { workspaceId, conversationId: id }, body, throwOnError: true })).data;
    },
    onSuccess: ({ conversation, question, answer }) => {
      queryClient.setQueryData(messagesQuery(workspaceId, conversation.id).queryKey, (list) => ({
        // The question may have come along already when all was asked for again meanwhile.
        items: [
          ...(list?.items.filter(({ id }) => id !== question.id && id !== answer.id) ?? []),
          question,
          answer,
        ],
        nextAfter: null,
        nextBefore: list?.nextBefore ?? null,
      }));
      queryClient.setQueryData(conversationQuery(workspaceId, conversation.id).queryKey, conversation);
      askings.end(key);
      begun.current = undefined;
    },
    // Said where one writes, with the question and the way to ask it again.
    onError: () => askings.change(key, { hasFailed: true }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: conversationsQuery(workspaceId).queryKey }),
  });
  return { asking: useAskings((all) => all[key]), ask: mutate };
}
