import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useShallow } from 'zustand/react/shallow';
import type { ChatMessage } from '@/api';
import { useWorkspace } from '@/lib/workspace';
import { outbox, useOutbox } from '../model/outbox';
import { sendWaiting } from '../model/sending';
import type { Written } from './ChatComposer';

/** What is on its way in a chat, and how something more gets on it. */
export function useSending(chatId: string, authorId: string) {
  const { id: workspaceId } = useWorkspace();
  const queryClient = useQueryClient();
  const pending = useOutbox(
    useShallow((state) => state.pending.filter((one) => one.chatId === chatId && one.authorId === authorId)),
  );
  useEffect(() => void sendWaiting(queryClient, chatId), [queryClient, chatId]);
  const send = (written: Written, replyTo: ChatMessage | undefined) => {
    outbox.add({
      ...written,
      id: crypto.randomUUID(),
      authorId,
      workspaceId,
      chatId,
      replyTo: replyTo ? toQuote(replyTo) : null,
      createdAt: new Date().toISOString(),
      state: 'sending',
    });
    void sendWaiting(queryClient, chatId);
  };
  return { pending, send };
}

const toQuote = ({ id, authorId, authorName, text }: ChatMessage): NonNullable<ChatMessage['replyTo']> => ({
  id,
  authorId,
  authorName,
  text: text.slice(0, 200),
});
