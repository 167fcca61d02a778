import type { Chat } from './chats.repository.ts';
import type { ChatFileView, ChatMessageView, ChatView } from './chats.schemas.ts';
import type { ChatFile } from './files.repository.ts';
import type { Message } from './messages.repository.ts';

export const toChatView = (chat: Chat): ChatView => ({
  id: chat.id,
  kind: chat.kind,
  title: chat.title,
  course: chat.course,
  people: chat.people,
  lastMessage: chat.lastMessage && {
    ...chat.lastMessage,
    createdAt: chat.lastMessage.createdAt.toISOString(),
  },
  lastNumber: chat.lastNumber,
  revision: chat.revision,
  readNumber: chat.readNumber,
  unread: Math.max(0, chat.lastNumber - chat.readNumber),
  mentions: chat.mentions,
  isMuted: chat.isMuted,
  updatedAt: chat.updatedAt.toISOString(),
});

/** The same for everybody in the chat, as one copy goes to all who listen. */
export const toChatMessageView = (message: Message): ChatMessageView => ({
  id: message.id,
  chatId: message.chatId,
  number: message.number,
  revision: message.revision,
  authorId: message.authorId,
  authorName: message.authorName,
  text: message.text,
  mentions: message.mentions,
  replyTo: message.replyTo,
  reactions: message.reactions,
  files: message.files,
  editedAt: message.editedAt?.toISOString() ?? null,
  deletedAt: message.deletedAt?.toISOString() ?? null,
  createdAt: message.createdAt.toISOString(),
});

export const toChatFileView = ({ id, name, bytes, imageType }: ChatFile): ChatFileView => ({
  id,
  name,
  bytes,
  imageType,
});
