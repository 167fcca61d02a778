import { randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** The key kept in the data directory, made on the first start. Linked into place, so that half a key is never read. */
export async function loadSecretKey(dataDir: string): Promise<string> {
  const file = path.join(dataDir, 'secret-key');
  const kept = await readFile(file, 'utf8').catch(() => undefined);
  if (kept) return kept;
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, randomBytes(32).toString('base64url'), { mode: 0o600, flush: true });
  await link(draft, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(draft);
  const made = await readFile(file, 'utf8');
  if (!made) throw new Error(`${file} is empty: put the key back from a backup, or remove the file.`);
  return made;
}
