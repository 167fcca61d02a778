import { type ChildProcess, execFile, type SpawnOptions, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmod, chown, cp, mkdir, mkdtemp, rename, stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { binariesIn, type PostgresBinaries } from './binaries.ts';

const run = promisify(execFile);

/** Starts PostgreSQL's programs as someone PostgreSQL accepts: it refuses to run as root. */
export interface Launcher {
  binaries: PostgresBinaries;
  /** The folder for this installation's clusters, writable by whom the programs run as. */
  home: string;
  launch(program: string, args: string[], options?: SpawnOptions): ChildProcess;
  /** Hands a file or directory made by us to whom the programs run as. */
  handOver(file: string): Promise<void>;
}

interface LauncherOptions {
  /** Where the clusters belong when we may choose. */
  home: string;
  binaries: PostgresBinaries;
  /** How root steps down; found out when not said. */
  stepDown?: 'user-namespace' | 'system-user';
}

const SYSTEM_HOME = '/var/lib/syllabi';
const SYSTEM_USER = 'syllabi';
/** One user inside, root outside: files of root are the user's own, so nothing needs to change hands. */
const IN_NAMESPACE = ['--user', '--map-user=65534', '--map-group=65534', '--'];

export async function createLauncher({ home, binaries, stepDown }: LauncherOptions): Promise<Launcher> {
  if (process.getuid?.() !== 0) return asOurselves({ home, binaries });
  const owner = await stat(home).catch(() => undefined);
  if (owner && owner.uid !== 0) return asUser({ home, binaries, uid: owner.uid, gid: owner.gid });
  const moved = path.join(
    SYSTEM_HOME,
    createHash('sha256').update(path.resolve(home)).digest('hex').slice(0, 12),
  );
  const way = stepDown ?? ((await exists(moved)) || !(await canUnshare()) ? 'system-user' : 'user-namespace');
  if (way === 'user-namespace') return inUserNamespace({ home, binaries });
  if (owner) {
    throw new Error(
      `The database in ${home} was made where root may use user namespaces, which this machine does not allow. ` +
        'Allow them, start Syllabi as an ordinary user, or restore a backup here.',
    );
  }
  return asSystemUser({ home: moved, binaries });
}

interface Ready {
  home: string;
  binaries: PostgresBinaries;
}

async function asOurselves({ home, binaries }: Ready): Promise<Launcher> {
  await mkdir(home, { recursive: true, mode: 0o700 });
  return { home, binaries, launch: spawn, handOver: async () => {} };
}

async function inUserNamespace({ home, binaries }: Ready): Promise<Launcher> {
  const launch: Launcher['launch'] = (program, args, options = {}) =>
    spawn('unshare', [...IN_NAMESPACE, program, ...args], options);
  return { ...(await asOurselves({ home, binaries })), launch };
}

function asUser({ home, binaries, uid, gid }: Ready & { uid: number; gid: number }): Launcher {
  const launch: Launcher['launch'] = (program, args, options = {}) =>
    spawn(program, args, { cwd: home, ...options, uid, gid });
  return { home, binaries, launch, handOver: (file) => chown(file, uid, gid) };
}

/** Nobody but root may look below /root, so the programs and the data move to a place of the user's own. */
async function asSystemUser({ home, binaries }: Ready): Promise<Launcher> {
  const { uid, gid } = await ensureSystemUser();
  await mkdir(SYSTEM_HOME, { recursive: true, mode: 0o755 });
  await mkdir(home, { recursive: true, mode: 0o700 });
  await chown(home, uid, gid);
  return asUser({ home, binaries: await copyBinaries(binaries), uid, gid });
}

async function copyBinaries(binaries: PostgresBinaries): Promise<PostgresBinaries> {
  const name = `postgres-${createHash('sha256').update(binaries.home).digest('hex').slice(0, 12)}`;
  const copy = path.join(SYSTEM_HOME, name);
  if (await exists(copy)) return binariesIn(copy);
  const draft = await mkdtemp(`${copy}-`);
  await cp(binaries.home, draft, { recursive: true, verbatimSymlinks: true });
  await chmod(draft, 0o755);
  await rename(draft, copy);
  return binariesIn(copy);
}

async function ensureSystemUser(): Promise<{ uid: number; gid: number }> {
  await run('id', [SYSTEM_USER]).catch(() =>
    run('useradd', [
      '--system',
      '--user-group',
      '--home-dir',
      SYSTEM_HOME,
      '--shell',
      '/usr/sbin/nologin',
      SYSTEM_USER,
    ]),
  );
  const [uid, gid] = await Promise.all(['-u', '-g'].map((flag) => run('id', [flag, SYSTEM_USER])));
  return { uid: Number(uid?.stdout), gid: Number(gid?.stdout) };
}

const canUnshare = (): Promise<boolean> => succeeds(run('unshare', [...IN_NAMESPACE, 'true']));
const exists = (file: string): Promise<boolean> => succeeds(stat(file));

const succeeds = (attempt: Promise<unknown>): Promise<boolean> =>
  attempt.then(
    () => true,
    () => false,
  );
