import type { Change } from '../../platform/live/live.ts';
import { recipientsOf } from './chat-people.repository.ts';
import { ChatFileNotFound, MessageIdTaken, NobodyThere } from './chats.errors.ts';
import type { InChat, OwnChat } from './chats.repository.ts';
import { type ChatDeps, holdOwnChat, requireOwnChat } from './chats.usecases.ts';
import { attachFiles } from './files.repository.ts';
import { announce, announceMentions, mentionable, requireMessage } from './message-hearers.usecases.ts';
import {
  keepMessage,
  type Message,
  searchMessages,
  selectMessagesBefore,
  selectMessagesById,
  selectMessagesSince,
} from './messages.repository.ts';

type One = ChatDeps & InChat;

interface MessagePage {
  items: Message[];
  revision: number;
  hasMore: boolean;
}

interface ListMessages extends Pick<ChatDeps, 'db'>, InChat {
  since?: number | undefined;
  before?: number | undefined;
  limit: number;
}

/**
 * The last messages, those before one, or whatever changed since a revision. The revision is read before the messages:
 * one that comes in between is told twice rather than never.
 */
export async function listMessages({
  db,
  since,
  before,
  limit,
  ...which
}: ListMessages): Promise<MessagePage> {
  const { id: chatId, revision } = await requireOwnChat(db, which);
  if (since === undefined) {
    const rows = await selectMessagesBefore(db, { chatId, before, limit: limit + 1 });
    return { items: rows.slice(-limit), revision, hasMore: rows.length > limit };
  }
  const rows = await selectMessagesSince(db, { chatId, since, limit: limit + 1 });
  const items = rows.slice(0, limit);
  const hasMore = rows.length > limit;
  const reached = items.at(-1)?.revision ?? since;
  return { items, hasMore, revision: hasMore ? reached : Math.max(revision, reached) };
}

interface Sent {
  id: string;
  text: string;
  mentions: string[];
  replyToId?: string | null | undefined;
  fileIds: string[];
}

/** Keeps a message under the next number; the same message sent again is the one that is there. */
export async function sendMessage({
  sent,
  ...deps
}: One & { sent: Sent }): Promise<{ message: Message; isNew: boolean }> {
  const { db, clock, accountId, chatId } = deps;
  const isNew = await db.transaction(async (tx) => {
    const chat = await holdOwnChat(tx, deps);
    const to = await recipientsOf(tx, chat);
    if (chat.kind === 'direct' && !to?.some((other) => other !== accountId) && !isNoteToSelf(chat))
      throw new NobodyThere();
    const next = { number: chat.lastNumber + 1, revision: chat.revision + 1 };
    const mentions = await mentionable(tx, { chat, to, mentions: sent.mentions });
    if (sent.replyToId) await requireMessage(tx, { chatId, messageId: sent.replyToId });
    const said = { ...next, id: sent.id, chatId, authorId: accountId, text: sent.text, mentions };
    if (!(await keepMessage(tx, { ...said, replyToId: sent.replyToId ?? null, createdAt: clock.now() })))
      return false;
    const fileIds = [...new Set(sent.fileIds)];
    const attached = await attachFiles(tx, { fileIds, chatId, messageId: sent.id, accountId });
    if (attached < fileIds.length) throw new ChatFileNotFound();
    await announce(tx, { ...deps, messageId: sent.id, revision: next.revision, to });
    await announceMentions(tx, { ...deps, chat, message: said, mentions });
    return true;
  });
  const [message] = await selectMessagesById(db, [sent.id]);
  if (message?.chatId !== chatId || message.authorId !== accountId) throw new MessageIdTaken();
  return { message, isNew };
}

/** Some keep notes by writing to themselves. */
const isNoteToSelf = ({ directKey }: OwnChat): boolean => new Set(directKey?.split(' ')).size === 1;

interface Search extends Pick<ChatDeps, 'db'> {
  workspaceId: string;
  accountId: string;
  query: { q: string; chatId?: string | undefined; limit: number };
}

export async function findMessages({ db, query, ...who }: Search) {
  const rows = await searchMessages(db, { ...who, ...query, limit: query.limit + 1 });
  return { items: rows.slice(0, query.limit), hasMore: rows.length > query.limit };
}

/** For those who listen: each changed message, read once however many hear of it. */
export async function messagesOf(
  db: ChatDeps['db'],
  changes: readonly Change[],
): Promise<Map<Change, Message>> {
  const messages = await selectMessagesById(db, [...new Set(changes.flatMap(({ part }) => part ?? []))]);
  const byId = new Map(messages.map((message) => [message.id, message]));
  return new Map(
    changes.flatMap((change) => {
      const message = change.part && byId.get(change.part);
      return message ? [[change, message] as const] : [];
    }),
  );
}
