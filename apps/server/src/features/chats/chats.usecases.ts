import { z } from 'zod';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Queryable, Transaction } from '../../platform/database.ts';
import { newId } from '../../platform/ids.ts';
import type { Live } from '../../platform/live/live.ts';
import { type PageOf, readCursor, toPage } from '../../platform/pages.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { takeTurn } from '../../platform/turns.ts';
import {
  addPeople,
  hasPeople,
  markRead,
  membersAmong,
  recipientsOf,
  removePerson,
  setMuted,
} from './chat-people.repository.ts';
import { ChatFull, ChatNotFound, NotAGroup, NotInWorkspace, TooManyGroups } from './chats.errors.ts';
import {
  type Chat,
  countGroups,
  deleteChat,
  ensureChat,
  findOwnChat,
  type InChat,
  lockOwnChat,
  type OwnChat,
  selectChats,
  updateChat,
  type Who,
} from './chats.repository.ts';
import { CHAT_LIMITS, directKeyOf } from './chats.rules.ts';
import type { ChatCreate } from './chats.schemas.ts';
import { deleteFilesOfChat } from './files.repository.ts';

export interface ChatDeps {
  db: Database;
  clock: Clock;
  live: Pick<Live, 'announce'>;
  storage: Storage;
  /** How much the documents of a workspace and the files of its chats may take up together. */
  workspaceBytes?: number | undefined;
  bytesInWorkspace: (db: Queryable, workspaceId: string) => Promise<number>;
  /** Throws where the workspace has no such course. */
  requireCourse: (db: Queryable, which: { workspaceId: string; courseId: string }) => Promise<unknown>;
  /** The same bytes may belong to something else: only what nobody has is removed. */
  removeUnusedFiles: (hashes: string[]) => Promise<void>;
  /** Somebody was named in a message. */
  announceMention: (tx: Transaction, mention: Mention) => Promise<void>;
  /** What people were told of a message has other words by now, or none where it does not name them any more. */
  retellMention: (
    tx: Transaction,
    retold: { messageId: string; accountIds: string[]; text?: string },
  ) => Promise<void>;
}

export interface Mention {
  workspaceId: string;
  chat: Pick<OwnChat, 'id' | 'kind' | 'title' | 'courseId'>;
  messageId: string;
  /** Its place in the chat. */
  number: number;
  text: string;
  from: string;
  accountIds: string[];
}

type Ours = ChatDeps & Who;
type One = ChatDeps & InChat;

const cursorShape = z.object({ updatedAt: z.iso.datetime(), id: z.uuid() });

export async function listChats({
  db,
  query,
  ...who
}: Ours & { query: { limit: number; cursor?: string | undefined } }): Promise<PageOf<Chat>> {
  const { limit, cursor } = query;
  const rows = await selectChats(db, { ...who, limit: limit + 1, before: readCursor(cursor, cursorShape) });
  return toPage(rows, { limit, cursorOf: ({ updatedAt, id }) => ({ updatedAt, id }) });
}

export async function readChat({ db, ...which }: Pick<ChatDeps, 'db'> & InChat): Promise<Chat> {
  const [chat] = await selectChats(db, { ...which, limit: 1 });
  if (!chat) throw new ChatNotFound();
  return chat;
}

/** The chat, without what only its list shows. */
export async function requireOwnChat(db: Queryable, which: InChat): Promise<OwnChat> {
  const chat = await findOwnChat(db, which);
  if (!chat) throw new ChatNotFound();
  return chat;
}

export async function holdOwnChat(tx: Transaction, which: InChat): Promise<OwnChat> {
  const chat = await lockOwnChat(tx, which);
  if (!chat) throw new ChatNotFound();
  return chat;
}

/** Begins a chat. Two people, and a course, have only one: beginning it again opens that one. */
export async function startChat({ wanted, ...deps }: Ours & { wanted: ChatCreate }) {
  const { db, clock, live, workspaceId, accountId } = deps;
  const accountIds = await peopleFor(wanted, deps);
  if (wanted.kind === 'course') await deps.requireCourse(db, { workspaceId, courseId: wanted.courseId });
  const at = clock.now();
  const { id, isNew } = await db.transaction(async (tx) => {
    if (wanted.kind === 'group') await requireRoomForGroup(tx, workspaceId);
    const made = await ensureChat(tx, {
      id: newId(),
      workspaceId,
      kind: wanted.kind,
      title: wanted.kind === 'group' ? wanted.title : '',
      courseId: wanted.kind === 'course' ? wanted.courseId : null,
      directKey: wanted.kind === 'direct' ? directKeyOf(accountId, wanted.accountId) : null,
      createdAt: at,
      updatedAt: at,
    });
    if (accountIds) await addPeople(tx, { chatId: made.id, accountIds, readNumber: 0, at });
    if (made.isNew)
      await live.announce(
        { workspaceId, what: 'chats', id: made.id, ...(accountIds && { to: accountIds }) },
        tx,
      );
    return made;
  });
  return { chat: await readChat({ ...deps, chatId: id }), isNew };
}

/** Direct chats and those of courses are one for each. */
async function requireRoomForGroup(tx: Transaction, workspaceId: string): Promise<void> {
  await takeTurn(tx, 'groups', workspaceId);
  if ((await countGroups(tx, workspaceId)) >= CHAT_LIMITS.groups) throw new TooManyGroups();
}

/** Who is in a new chat; undefined for everybody. */
async function peopleFor(wanted: ChatCreate, { db, workspaceId, accountId }: Ours) {
  if (wanted.kind === 'course') return undefined;
  const chosen = wanted.kind === 'direct' ? [wanted.accountId] : wanted.accountIds;
  const accountIds = [...new Set([accountId, ...chosen])];
  if (accountIds.length > CHAT_LIMITS.people) throw new ChatFull();
  const there = await membersAmong(db, { workspaceId, accountIds });
  if (there.length < accountIds.length) throw new NotInWorkspace();
  return accountIds;
}

type ChangeChat = One & { change: { title?: string | undefined; isMuted?: boolean | undefined } };

export async function changeChat({ change, ...deps }: ChangeChat): Promise<Chat> {
  const { db, clock, live, workspaceId, accountId, chatId } = deps;
  const chat = await requireOwnChat(db, deps);
  const { title, isMuted } = change;
  if (title !== undefined && chat.kind !== 'group') throw new NotAGroup();
  await db.transaction(async (tx) => {
    const { readNumber } = chat;
    if (isMuted !== undefined)
      await setMuted(tx, { chatId, accountId, isMuted, readNumber, at: clock.now() });
    if (title !== undefined) await updateChat(tx, chatId, { title });
    const to = title === undefined ? accountId : await recipientsOf(tx, chat);
    await live.announce({ workspaceId, what: 'chats', id: chatId, ...(to && { to }) }, tx);
  });
  return readChat(deps);
}

/** Whoever is in a group may bring others; they see what was said before, which counts as read. */
export async function addToGroup({ accountIds, ...deps }: One & { accountIds: string[] }): Promise<Chat> {
  const { db, clock, live, workspaceId, chatId } = deps;
  const there = await membersAmong(db, { workspaceId, accountIds });
  if (there.length < new Set(accountIds).size) throw new NotInWorkspace();
  await db.transaction(async (tx) => {
    const chat = await holdOwnChat(tx, deps);
    if (chat.kind !== 'group') throw new NotAGroup();
    await addPeople(tx, { chatId, accountIds, readNumber: chat.lastNumber, at: clock.now() });
    const to = (await recipientsOf(tx, chat)) ?? [];
    if (to.length > CHAT_LIMITS.people) throw new ChatFull();
    await live.announce({ workspaceId, what: 'chats', id: chatId, to }, tx);
  });
  return readChat(deps);
}

/** The last one to leave a group takes it along. */
export async function leaveGroup(deps: One): Promise<void> {
  const { db, live, workspaceId, accountId, chatId } = deps;
  const unused = await db.transaction(async (tx) => {
    const chat = await holdOwnChat(tx, deps);
    if (chat.kind !== 'group') throw new NotAGroup();
    const before = (await recipientsOf(tx, chat)) ?? [];
    await removePerson(tx, { chatId, accountId });
    await live.announce({ workspaceId, what: 'chats', id: chatId, to: before }, tx);
    if (await hasPeople(tx, chatId)) return [];
    const hashes = await deleteFilesOfChat(tx, chatId);
    await deleteChat(tx, chatId);
    return hashes;
  });
  await deps.removeUnusedFiles(unused);
}

/** Tells one's other pages too, so that their badges go. */
export async function readUpTo({ number, ...deps }: One & { number: number }): Promise<void> {
  const { db, clock, live, workspaceId, accountId, chatId } = deps;
  const chat = await requireOwnChat(db, deps);
  const upTo = Math.min(number, chat.lastNumber);
  if (upTo <= chat.readNumber) return;
  await markRead(db, { chatId, accountId, number: upTo, at: clock.now() });
  await live.announce({ workspaceId, what: 'read', id: chatId, number: upTo, to: accountId });
}

/** Kept nowhere: whoever looks at the chat right now sees it for a moment. */
export async function tellTyping(deps: One): Promise<void> {
  const { db, live, workspaceId, accountId, chatId } = deps;
  const chat = await requireOwnChat(db, deps);
  const to = await recipientsOf(db, chat);
  await live.announce({ workspaceId, what: 'typing', id: chatId, from: accountId, ...(to && { to }) });
}
