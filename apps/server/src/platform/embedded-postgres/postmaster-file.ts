import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { readFile, readlink, realpath, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

/** What a running server writes about itself into its data directory. */
export interface Postmaster {
  pid: number;
  socketDirectory: string;
  status: 'starting' | 'ready' | 'stopping' | 'standby';
}

const run = promisify(execFile);
const fileIn = (directory: string): string => path.join(directory, 'postmaster.pid');

/** Reads `postmaster.pid`; undefined when no server runs there, a stale file included. */
export async function findPostmaster(directory: string): Promise<Postmaster | undefined> {
  const postmaster = await readPostmasterFile(directory);
  if (!postmaster) return undefined;
  if (isAlive(postmaster.pid) && (await servesFrom(postmaster.pid, directory))) return postmaster;
  return undefined;
}

async function readPostmasterFile(directory: string): Promise<Postmaster | undefined> {
  const text = await readFile(fileIn(directory), 'utf8').catch(() => '');
  const [pid, , , , socketDirectory = '', , , status = 'starting'] = text
    .split('\n')
    .map((line) => line.trim());
  if (!pid || !Number.isSafeInteger(Number(pid))) return undefined;
  return { pid: Number(pid), socketDirectory, status: (status || 'starting') as Postmaster['status'] };
}

/** Removes what a killed server left: its process number may belong to a stranger now, and PostgreSQL would not start. */
export async function removeStaleFile(directory: string): Promise<void> {
  const postmaster = await readPostmasterFile(directory);
  if (postmaster && !(isAlive(postmaster.pid) && (await servesFrom(postmaster.pid, directory)))) {
    await rm(fileIn(directory), { force: true });
  }
}

/** A process that has ended but whose parent has not looked yet counts as gone. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !isZombie(pid);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

function isZombie(pid: number): boolean {
  if (process.platform !== 'linux') return false;
  try {
    // The name in parentheses may hold anything, so the state is what follows the last one.
    return /\) Z [^)]*$/.test(readFileSync(`/proc/${pid}/stat`, 'latin1'));
  } catch {
    return false;
  }
}

/** A postmaster works inside its data directory, which tells it from a stranger that got the same number. */
async function servesFrom(pid: number, directory: string): Promise<boolean> {
  if (process.platform === 'linux') {
    const workingDirectory = await readlink(`/proc/${pid}/cwd`).catch(() => '');
    return workingDirectory === (await realpath(directory));
  }
  const { stdout } = await run('ps', ['-ww', '-o', 'command=', '-p', String(pid)]).catch(() => ({
    stdout: '',
  }));
  return stdout.includes('postgres') && stdout.includes(directory);
}
