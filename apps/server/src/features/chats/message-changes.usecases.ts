import type { Transaction } from '../../platform/database.ts';
import { NotAllowed } from '../../platform/errors.ts';
import type { Role } from '../../platform/http/types.ts';
import { recipientsOf } from './chat-people.repository.ts';
import { MessageDeleted, MessageNotFound, NotYourMessage } from './chats.errors.ts';
import { type InChat, type OwnChat, updateChat } from './chats.repository.ts';
import { mayDelete } from './chats.rules.ts';
import { type ChatDeps, holdOwnChat } from './chats.usecases.ts';
import { deleteFilesOfMessage } from './files.repository.ts';
import { announce, announceMentions, mentionable, requireMessage } from './message-hearers.usecases.ts';
import {
  deleteReaction,
  deleteReactionsTo,
  insertReaction,
  type Message,
  type MessageRow,
  selectMessagesById,
  updateMessage,
} from './messages.repository.ts';

type OneMessage = ChatDeps & InChat & { messageId: string };

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
    const { id: messageId, mentions: told } = message;
    const still = told.filter((accountId) => mentions.includes(accountId));
    const noLonger = told.filter((accountId) => !mentions.includes(accountId));
    await deps.retellMention(tx, { messageId, accountIds: still, text });
    await deps.retellMention(tx, { messageId, accountIds: noLonger });
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
    await deps.retellMention(tx, { messageId: message.id, accountIds: message.mentions });
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
