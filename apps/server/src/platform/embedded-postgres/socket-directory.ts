import { createHash } from 'node:crypto';
import { lstat, mkdir, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Launcher } from './launcher.ts';

/** What the kernel allows for a socket's address, less `/.s.PGSQL.5432` and its closing zero. */
const LONGEST_DIRECTORY = 107 - '/.s.PGSQL.5432'.length;

/** A private directory for the server's socket, the same one at every start of the same cluster. */
export async function makeSocketDirectory(clusterDirectory: string, launcher: Launcher): Promise<string> {
  const name = `syllabi-${createHash('sha256').update(clusterDirectory).digest('hex').slice(0, 12)}`;
  const base = isUsable(path.join(tmpdir(), `${name}-XXXXXX`)) ? tmpdir() : '/tmp';
  const directory = await makePrivate(path.join(base, name));
  await launcher.handOver(directory);
  return directory;
}

/** PostgreSQL takes a list separated by commas, and quotes inside it have a meaning too. */
const isUsable = (directory: string): boolean =>
  Buffer.byteLength(directory) <= LONGEST_DIRECTORY && !/[\s,'"]/.test(directory);

/** In a directory that everyone writes to, a stranger may hold the name already; then another one is used. */
async function makePrivate(directory: string): Promise<string> {
  try {
    await mkdir(directory, { mode: 0o700 });
    return directory;
  } catch {
    const found = await lstat(directory).catch(goneOrThrow);
    // A predecessor that ends at this moment takes its directory along.
    if (!found) return makePrivate(directory);
    const isOurs = found.isDirectory() && (process.getuid?.() === 0 || found.uid === process.getuid?.());
    return isOurs && (found.mode & 0o077) === 0 ? directory : mkdtemp(`${directory}-`);
  }
}

function goneOrThrow(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
