import type { Transaction } from '../../platform/database.ts';
import { NotAllowed } from '../../platform/errors.ts';
import type { Role } from '../../platform/http/types.ts';
import type { Change } from '../../platform/live/live.ts';
import { membersAmong, recipientsOf } from './chat-people.repository.ts';
import {
  ChatFileNotFound,
  MessageDeleted,
  MessageIdTaken,
  MessageNotFound,
  NobodyThere,
  NotYourMessage,
} from './chats.errors.ts';
import { type InChat, type OwnChat, updateChat } from './chats.repository.ts';
import { mayDelete } from './chats.rules.ts';
import { type ChatDeps, holdOwnChat, requireOwnChat } from './chats.usecases.ts';
import { attachFiles, deleteFilesOfMessage } from './files.repository.ts';
import {
  deleteReaction,
  deleteReactionsTo,
  findMessage,
  insertReaction,
  keepMessage,
  type Message,
  type MessageRow,
  searchMessages,
  selectMessagesBefore,
  selectMessagesById,
  selectMessagesSince,
  updateMessage,
} from './messages.repository.ts';

type One = ChatDeps & InChat;
type OneMessage = One & { messageId: string };

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

interface Mentionable {
  chat: OwnChat;
  to: string[] | undefined;
  mentions: string[];
}

/** Only who hears of the chat can be named in it. */
async function mentionable(tx: Transaction, { chat, to, mentions }: Mentionable): Promise<string[]> {
  const named = [...new Set(mentions)];
  if (named.length === 0) return [];
  if (to) return named.filter((accountId) => to.includes(accountId));
  return membersAmong(tx, { workspaceId: chat.workspaceId, accountIds: named });
}

type Announced = One & { messageId: string; revision: number; to: string[] | undefined };

const announce = (tx: Transaction, { live, workspaceId, chatId, messageId, revision, to }: Announced) =>
  live.announce(
    { workspaceId, what: 'messages', id: chatId, part: messageId, number: revision, ...(to && { to }) },
    tx,
  );

async function announceMentions(
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

async function requireMessage(
  tx: Transaction,
  which: { chatId: string; messageId: string },
): Promise<MessageRow> {
  const message = await findMessage(tx, which);
  if (!message) throw new MessageNotFound();
  return message;
}

type Alter = (
  tx: Transaction,
  known: { message: MessageRow; chat: OwnChat; to: string[] | undefined },
) => Promise<Partial<MessageRow> | undefined>;

/** Changes one message under the next revision of its chat; `undefined` leaves everything as it is. */
async function alterMessage(deps: OneMessage, alter: Alter): Promise<Message> {
  const { db, chatId, messageId } = deps;
  await db.transaction(async (tx) => {
    const chat = await holdOwnChat(tx, deps);
    const message = await requireMessage(tx, { chatId, messageId });
    const to = await recipientsOf(tx, chat);
    const change = await alter(tx, { message, chat, to });
    if (!change) return;
    const revision = chat.revision + 1;
    await updateMessage(tx, messageId, { ...change, revision });
    await updateChat(tx, chatId, { revision });
    await announce(tx, { ...deps, revision, to });
  });
  const [message] = await selectMessagesById(db, [messageId]);
  if (!message) throw new MessageNotFound();
  return message;
}

export function editMessage({
  text,
  mentions: named,
  ...deps
}: OneMessage & { text: string; mentions: string[] }) {
  return alterMessage(deps, async (tx, { message, chat, to }) => {
    if (message.authorId !== deps.accountId) throw new NotYourMessage();
    if (message.deletedAt) throw new MessageDeleted();
    const mentions = await mentionable(tx, { chat, to, mentions: named });
    const added = mentions.filter((accountId) => !message.mentions.includes(accountId));
    await announceMentions(tx, { ...deps, chat, message: { ...message, text }, mentions: added });
    return { text, mentions, editedAt: deps.clock.now() };
  });
}

/** Leaves the mark that something was said, and nothing of what it was. */
export async function deleteMessage({ role, ...deps }: OneMessage & { role: Role }): Promise<void> {
  let unused: string[] = [];
  await alterMessage(deps, async (tx, { message }) => {
    if (!mayDelete({ accountId: deps.accountId, role }, message)) throw new NotAllowed();
    if (message.deletedAt) return undefined;
    unused = await deleteFilesOfMessage(tx, message.id);
    await deleteReactionsTo(tx, message.id);
    return { text: '', mentions: [], deletedAt: deps.clock.now() };
  });
  await deps.removeUnusedFiles(unused);
}

type React = OneMessage & { emoji: string };

export function react({ emoji, ...deps }: React): Promise<Message> {
  const { clock, accountId, messageId } = deps;
  return alterMessage(deps, async (tx, { message }) => {
    if (message.deletedAt) throw new MessageDeleted();
    return (await insertReaction(tx, { messageId, accountId, emoji, createdAt: clock.now() }))
      ? {}
      : undefined;
  });
}

export function unreact({ emoji, ...deps }: React): Promise<Message> {
  const { accountId, messageId } = deps;
  return alterMessage(deps, async (tx) =>
    (await deleteReaction(tx, { messageId, accountId, emoji })) ? {} : undefined,
  );
}

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
