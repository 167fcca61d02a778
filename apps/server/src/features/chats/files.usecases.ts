import type { Readable } from 'node:stream';
import { HOUR_MS } from '../../platform/clock.ts';
import { cleanFileName } from '../../platform/file-names.ts';
import { newId } from '../../platform/ids.ts';
import { holdFile } from '../../platform/storage/hold-file.ts';
import { ChatFileNotFound, FileTooLarge, FileTypeRefused, NoRoom } from './chats.errors.ts';
import type { InChat } from './chats.repository.ts';
import { CHAT_LIMITS, imageTypeOf, isAcceptedName } from './chats.rules.ts';
import { type ChatDeps, requireOwnChat } from './chats.usecases.ts';
import {
  type ChatFile,
  deleteFilesBefore,
  deleteUnsentFile,
  findFile,
  insertFile,
} from './files.repository.ts';

type One = ChatDeps & InChat;

/** A file as it arrives. */
export interface ArrivingFile {
  filename: string;
  file: Readable & { truncated: boolean };
}

/** Keeps a file until it is sent with a message. */
export async function uploadFile({ part, ...deps }: One & { part: ArrivingFile }): Promise<ChatFile> {
  const { db, clock, storage, accountId } = deps;
  const { id: chatId } = await requireOwnChat(db, deps);
  const name = cleanFileName(part.filename, 'file');
  if (!isAcceptedName(name)) {
    part.file.resume();
    throw new FileTypeRefused({ detail: 'Send a picture, a PDF, an Office file, text or a ZIP archive.' });
  }
  const { hash, sizeInBytes } = await storage.save(part.file);
  if (part.file.truncated)
    await refuse(deps, hash, new FileTooLarge({ detail: 'It may have at most 10 MB.' }));
  const { workspaceBytes, workspaceId } = deps;
  if (workspaceBytes && (await deps.bytesInWorkspace(db, workspaceId)) + sizeInBytes > workspaceBytes)
    await refuse(deps, hash, new NoRoom({ detail: 'Its documents and files take up all that they may.' }));
  const row: ChatFile = {
    id: newId(),
    chatId,
    messageId: null,
    name,
    bytes: sizeInBytes,
    fileHash: hash,
    imageType: imageTypeOf(await headOf(storage.stream(hash))),
    uploadedBy: accountId,
    createdAt: clock.now(),
  };
  await db.transaction(async (tx) => {
    await holdFile(tx, { storage, hash });
    await insertFile(tx, row);
  });
  return row;
}

async function refuse({ removeUnusedFiles }: One, hash: string, problem: Error): Promise<never> {
  await removeUnusedFiles([hash]);
  throw problem;
}

async function headOf(stream: Readable): Promise<Uint8Array> {
  for await (const chunk of stream) return chunk as Uint8Array;
  return new Uint8Array();
}

/** For everybody in the chat; one that is not sent yet only for who uploaded it. */
export async function openFile({ fileId, ...deps }: One & { fileId: string }) {
  const { db, storage, accountId } = deps;
  const { id: chatId } = await requireOwnChat(db, deps);
  const file = await findFile(db, { chatId, fileId });
  const isTheirs = file?.messageId || file?.uploadedBy === accountId;
  if (!file || !isTheirs || !(await storage.has(file.fileHash))) throw new ChatFileNotFound();
  return { ...file, stream: () => storage.stream(file.fileHash) };
}

export async function dropUnsentFile({ fileId, ...deps }: One & { fileId: string }): Promise<void> {
  const { db, accountId } = deps;
  const { id: chatId } = await requireOwnChat(db, deps);
  const unused = await db.transaction((tx) => deleteUnsentFile(tx, { fileId, chatId, accountId }));
  await deps.removeUnusedFiles(unused);
}

/** For the nightly clearing: forgets files that can no longer be reached; answers with those that may be unused now. */
export function forgetFiles(
  tx: Parameters<typeof deleteFilesBefore>[0],
  { now, coursesDeletedBefore }: { now: Date; coursesDeletedBefore: Date },
): Promise<string[]> {
  const unsentBefore = new Date(now.getTime() - CHAT_LIMITS.unsentHours * HOUR_MS);
  return deleteFilesBefore(tx, { unsentBefore, coursesDeletedBefore });
}
