import type { Transaction } from '../../platform/database.ts';
import { membersAmong } from './chat-people.repository.ts';
import { MessageNotFound } from './chats.errors.ts';
import type { InChat, OwnChat } from './chats.repository.ts';
import type { ChatDeps } from './chats.usecases.ts';
import { findMessage, type MessageRow } from './messages.repository.ts';

type One = ChatDeps & InChat;

interface Mentionable {
  chat: OwnChat;
  to: string[] | undefined;
  mentions: string[];
}

/** Only who hears of the chat can be named in it. */
export async function mentionable(tx: Transaction, { chat, to, mentions }: Mentionable): Promise<string[]> {
  const named = [...new Set(mentions)];
  if (named.length === 0) return [];
  if (to) return named.filter((accountId) => to.includes(accountId));
  return membersAmong(tx, { workspaceId: chat.workspaceId, accountIds: named });
}

type Announced = One & { messageId: string; revision: number; to: string[] | undefined };

export const announce = (
  tx: Transaction,
  { live, workspaceId, chatId, messageId, revision, to }: Announced,
) =>
  live.announce(
    { workspaceId, what: 'messages', id: chatId, part: messageId, number: revision, ...(to && { to }) },
    tx,
  );

export async function announceMentions(
  tx: Transaction,
  {
    announceMention,
    workspaceId,
    accountId,
    chat,
    message: { id: messageId, number, text },
    mentions,
  }: One & { chat: OwnChat; message: Pick<MessageRow, 'id' | 'number' | 'text'>; mentions: string[] },
): Promise<void> {
  const accountIds = mentions.filter((named) => named !== accountId);
  if (accountIds.length > 0)
    await announceMention(tx, { workspaceId, chat, messageId, number, text, from: accountId, accountIds });
}

export async function requireMessage(
  tx: Transaction,
  which: { chatId: string; messageId: string },
): Promise<MessageRow> {
  const message = await findMessage(tx, which);
  if (!message) throw new MessageNotFound();
  return message;
}
