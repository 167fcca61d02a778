import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Launcher } from './launcher.ts';
import { isAlive } from './postmaster-file.ts';

/** The database server's files: made once, owned by one PostgreSQL major version. */
export interface Cluster {
  directory: string;
  password: string;
}

export const SUPERUSER = 'syllabi';
const MAJOR_VERSION = '18';
const PASSWORD_FILE = 'syllabi-password';
const DRAFT_PREFIX = 'new-';

/** UTF-8 with code-point order, the same on every machine; without a locale it would become SQL_ASCII. */
const ENCODING = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];

/** Opens the cluster below `launcher.home`, made now if there is none. A killed attempt leaves only a draft. */
export async function openCluster(launcher: Launcher, { durable }: { durable: boolean }): Promise<Cluster> {
  const directory = path.join(launcher.home, MAJOR_VERSION);
  const password = await readPassword(directory);
  if (password !== undefined) return { directory, password };
  await removeDrafts(launcher.home);
  const draft = await makeCluster(launcher, durable);
  await rename(draft, directory).catch(ignoreOtherWinner);
  await rm(draft, { recursive: true, force: true });
  return { directory, password: (await readPassword(directory)) ?? '' };
}

async function readPassword(directory: string): Promise<string | undefined> {
  try {
    return await readFile(path.join(directory, PASSWORD_FILE), 'utf8');
  } catch (error) {
    if (isErrno(error, 'ENOENT')) return undefined;
    if (isErrno(error, 'EACCES')) {
      throw new Error(`The database in ${directory} belongs to another user: start Syllabi as that one.`, {
        cause: error,
      });
    }
    throw error;
  }
}

async function makeCluster(launcher: Launcher, durable: boolean): Promise<string> {
  const draft = await mkdtemp(path.join(launcher.home, `${DRAFT_PREFIX}${process.pid}-`));
  await launcher.handOver(draft);
  const password = randomBytes(24).toString('base64url');
  const passwordFile = `${draft}.password`;
  await writeFile(passwordFile, password, { mode: 0o600 });
  await launcher.handOver(passwordFile);
  try {
    const sync = durable ? [] : ['--no-sync'];
    const access = ['--username', SUPERUSER, '--auth=scram-sha-256', `--pwfile=${passwordFile}`];
    await runInitdb(launcher, [`--pgdata=${draft}`, ...ENCODING, ...access, ...sync]);
    await rename(passwordFile, path.join(draft, PASSWORD_FILE));
    return draft;
  } finally {
    await rm(passwordFile, { force: true });
  }
}

async function runInitdb(launcher: Launcher, args: string[]): Promise<void> {
  const child = launcher.launch(launcher.binaries.initdb, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  let complaints = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    complaints += text;
  });
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`The embedded database could not be created: ${complaints.trim()}`);
}

/**
 * Removes what killed attempts left; the draft of a living process is its own. An `initdb` outlives whoever started it
 * and goes on filling the draft, until it misses what was removed.
 */
async function removeDrafts(home: string): Promise<void> {
  for (const name of await readdir(home)) {
    const pid = /^new-(?<pid>\d+)-/.exec(name)?.groups?.pid;
    if (pid && !isAlive(Number(pid))) {
      await rm(path.join(home, name), { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
    }
  }
}

/** Another process made the cluster at the same moment: its cluster stands, ours is thrown away. */
function ignoreOtherWinner(error: unknown): void {
  if (!isErrno(error, 'ENOTEMPTY') && !isErrno(error, 'EEXIST')) throw error;
}

const isErrno = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;
