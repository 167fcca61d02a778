import { z } from 'zod';
import { courseBadge } from '../../vocabulary/courses.ts';
import { pageOf, pageQuery } from '../../vocabulary/lists.ts';
import { workspaceParams } from '../../vocabulary/paths.ts';
import { id, instant, line, optionalLine, storableText } from '../../vocabulary/values.ts';
import { CHAT_KINDS, CHAT_LIMITS, REACTIONS } from './chats.rules.ts';

const accountId = storableText.min(1).max(128);
const reaction = z.enum(REACTIONS);
const counter = z.coerce.number().int().min(0).max(2_147_483_647);

export const chatParams = workspaceParams.extend({ chatId: id });
export const chatMessageParams = chatParams.extend({ messageId: id });
export const chatReactionParams = chatMessageParams.extend({ emoji: reaction });
export const chatFileParams = chatParams.extend({ fileId: id });

export const chatPerson = z
  .object({
    accountId: z.string(),
    name: z.string(),
    isHere: z.boolean().describe('False while they cannot come into the workspace'),
  })
  .meta({ id: 'ChatPerson' });

export const chatView = z
  .object({
    id,
    kind: z.enum(CHAT_KINDS),
    title: z.string().describe('Of a group; may be empty'),
    course: courseBadge.nullable(),
    people: z.array(chatPerson).describe('Empty for the chat of a course, in which everybody is'),
    lastMessage: z
      .object({
        authorId: z.string().nullable(),
        authorName: z.string(),
        text: z.string(),
        isDeleted: z.boolean(),
        createdAt: instant,
      })
      .nullable(),
    lastNumber: z.int(),
    revision: z.int(),
    readNumber: z.int().describe('The last message you have read'),
    unread: z.int(),
    mentions: z.int().describe('Unread messages that name you'),
    isMuted: z.boolean(),
    updatedAt: instant,
  })
  .meta({ id: 'Chat' });

export const chatFile = z
  .object({
    id,
    name: z.string(),
    bytes: z.int(),
    imageType: z.string().nullable().describe('Of a picture that may be shown'),
  })
  .meta({ id: 'ChatFile' });

export const chatMessage = z
  .object({
    id,
    chatId: id,
    number: z.int().describe('1, 2, 3 … in each chat, without gaps'),
    revision: z.int(),
    authorId: z.string().nullable().describe('Null when the account is gone'),
    authorName: z.string(),
    text: z.string().describe('Markdown; empty once it is deleted'),
    mentions: z.array(z.string()),
    replyTo: z
      .object({ id, authorId: z.string().nullable(), authorName: z.string(), text: z.string() })
      .nullable(),
    reactions: z.array(z.object({ emoji: z.string(), by: z.array(z.string()) })),
    files: z.array(chatFile),
    editedAt: instant.nullable(),
    deletedAt: instant.nullable(),
    createdAt: instant,
  })
  .meta({ id: 'ChatMessage' });

export const chatQuery = pageQuery(200, 100);
export const chatPage = pageOf(chatView).meta({ id: 'ChatPage' });
export const unreadChats = z
  .object({ unread: z.int().describe('Messages in chats you have not muted, and those that name you') })
  .meta({ id: 'UnreadChats' });

export const chatCreate = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('direct'), accountId }),
    z.object({
      kind: z.literal('group'),
      title: optionalLine(80).default(''),
      accountIds: z.array(accountId).min(1).max(CHAT_LIMITS.people),
    }),
    z.object({ kind: z.literal('course'), courseId: id }),
  ])
  .meta({ id: 'ChatCreate' });
export const chatPatch = z
  .object({ title: optionalLine(80), isMuted: z.boolean() })
  .partial()
  .meta({ id: 'ChatPatch' });
export const chatPeopleAdd = z
  .object({ accountIds: z.array(accountId).min(1).max(CHAT_LIMITS.people) })
  .meta({ id: 'ChatPeopleAdd' });
export const chatRead = z.object({ number: z.int().min(0).max(2_147_483_647) }).meta({ id: 'ChatRead' });

export const chatMessagesQuery = z.object({
  since: counter.optional().describe('Whatever changed after this revision, in the order it changed'),
  before: counter.optional().describe('Messages with a smaller number; without `since`, the last ones'),
  limit: z.coerce.number().int().min(1).max(200).default(50),
});
export const chatMessageList = z
  .object({
    items: z.array(chatMessage),
    revision: z.int().describe('Up to here nothing is missing: the next `since`'),
    hasMore: z.boolean(),
  })
  .meta({ id: 'ChatMessageList' });

export const chatMessageCreate = z
  .object({
    id: id.describe('Chosen by who sends: the same again is answered with the message that is there'),
    text: optionalLine(CHAT_LIMITS.textLength),
    mentions: z.array(accountId).max(50).default([]),
    replyToId: id.nullish(),
    fileIds: z.array(id).max(CHAT_LIMITS.filesPerMessage).default([]),
  })
  .refine(({ text, fileIds }) => text !== '' || fileIds.length > 0, {
    path: ['text'],
    message: 'Write something, or attach a file.',
  })
  .meta({ id: 'ChatMessageCreate' });
export const chatMessagePatch = z
  .object({ text: line(CHAT_LIMITS.textLength), mentions: z.array(accountId).max(50).default([]) })
  .meta({ id: 'ChatMessagePatch' });

export const chatSearchQuery = z.object({
  q: line(200),
  chatId: id.optional(),
  limit: z.coerce.number().int().min(1).max(50).default(20),
});
export const chatSearchAnswer = z
  .object({ items: z.array(chatMessage), hasMore: z.boolean() })
  .meta({ id: 'ChatSearchAnswer' });

export const chatFileUpload = z.object({ file: z.any().meta({ type: 'string', format: 'binary' }) });

export type ChatView = z.infer<typeof chatView>;
export type ChatMessageView = z.infer<typeof chatMessage>;
export type ChatFileView = z.infer<typeof chatFile>;
export type ChatCreate = z.infer<typeof chatCreate>;
