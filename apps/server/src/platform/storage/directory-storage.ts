import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { access, constants, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { newId } from '../ids.ts';
import type { Storage, StoredFile } from './storage.ts';

const ABANDONED_AFTER_MS = 86_400_000;
const SHA_256 = /^[0-9a-f]{64}$/;

/** Keeps files below one directory, `ab/cdef…`, written aside and renamed into place. */
export async function createDirectoryStorage(directory: string): Promise<Storage> {
  const incoming = path.join(directory, 'incoming');
  await mkdir(incoming, { recursive: true, mode: 0o700 });
  await removeAbandoned(incoming);

  function placeOf(hash: string): string {
    if (!SHA_256.test(hash)) throw new Error('not the address of a stored file');
    return path.join(directory, hash.slice(0, 2), hash.slice(2));
  }

  return {
    async save(content) {
      const draft = path.join(incoming, newId());
      try {
        const file = await writeDraft(
          draft,
          content instanceof Uint8Array ? Readable.from([content]) : content,
        );
        await moveIntoPlace(draft, placeOf(file.hash));
        return file;
      } finally {
        await rm(draft, { force: true });
      }
    },
    read: (hash) => readFile(placeOf(hash)),
    stream: (hash) => createReadStream(placeOf(hash)),
    has: (hash) =>
      stat(placeOf(hash)).then(
        () => true,
        () => false,
      ),
    remove: (hash) => rm(placeOf(hash), { force: true }),
    check: () => access(incoming, constants.W_OK),
  };
}

/** Drafts of killed uploads; another process that shares the directory may be writing the young ones. */
async function removeAbandoned(incoming: string): Promise<void> {
  for (const name of await readdir(incoming)) {
    const draft = path.join(incoming, name);
    // Between looking for it and looking at it, that process may have moved it into place.
    const written = await stat(draft).catch(() => undefined);
    if (written && Date.now() - written.mtimeMs > ABANDONED_AFTER_MS) await rm(draft, { force: true });
  }
}

async function writeDraft(draft: string, content: Readable): Promise<StoredFile> {
  const hash = createHash('sha256');
  let sizeInBytes = 0;
  const handle = await open(draft, 'wx', 0o600);
  try {
    for await (const chunk of content) {
      hash.update(chunk);
      sizeInBytes += chunk.length;
      await handle.writeFile(chunk);
    }
    await handle.sync();
  } finally {
    await handle.close();
  }
  return { hash: hash.digest('hex'), sizeInBytes };
}

async function moveIntoPlace(draft: string, place: string): Promise<void> {
  const folder = path.dirname(place);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await rename(draft, place);
  await syncDirectory(folder);
}

/** A rename is durable only once its directory is; Windows has no such call and needs none. */
async function syncDirectory(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}
