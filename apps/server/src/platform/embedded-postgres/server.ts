import type { ChildProcess } from 'node:child_process';
import { open, readFile, rm, rmdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Cluster } from './cluster.ts';
import type { Launcher } from './launcher.ts';
import { findPostmaster, isAlive, type Postmaster, removeStaleFile } from './postmaster-file.ts';
import { makeSocketDirectory } from './socket-directory.ts';

const POLL_MS = 25;
/** Recovery after a crash reads back at most a few checkpoints' worth of log; this is far beyond it. */
const START_TIMEOUT_MS = 120_000;
const STOP_TIMEOUT_MS = 30_000;
const LARGEST_LOG_BYTES = 10 * 1024 * 1024;

export interface ServerOptions {
  launcher: Launcher;
  cluster: Cluster;
  /** False trades safety against power loss for speed: for throw-away clusters only. */
  durable: boolean;
}

/**
 * A server on this cluster that is ready: the one that outlived its starter, or a new one. A predecessor that is
 * still dying is waited for.
 */
export async function ensureServer(options: ServerOptions): Promise<Postmaster> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  let child: ChildProcess | undefined;
  while (Date.now() < deadline) {
    const running = await findPostmaster(options.cluster.directory);
    if (running?.status === 'ready') return running;
    if (!running && (child === undefined || hasExited(child))) {
      if (child && !(await failedOnPredecessor(options.launcher))) throw await startFailure(options.launcher);
      child = await startServer(options);
    }
    await wait(POLL_MS);
  }
  throw await startFailure(options.launcher);
}

async function startServer({ launcher, cluster, durable }: ServerOptions): Promise<ChildProcess> {
  await removeStaleFile(cluster.directory);
  const socketDirectory = await makeSocketDirectory(cluster.directory, launcher);
  const settings = {
    listen_addresses: '',
    unix_socket_directories: socketDirectory,
    unix_socket_permissions: '0700',
    timezone: 'UTC',
    log_timezone: 'UTC',
    max_connections: '100',
    // Until a table that grew is counted anew, its queries are planned for an empty one.
    autovacuum_naptime: '10s',
    ...(!durable && { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  };
  const args = [
    '-D',
    cluster.directory,
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ];
  const log = await openLog(launcher);
  // Its own session: Ctrl-C in our terminal is for us, who stop it once the last request is answered.
  const child = launcher.launch(launcher.binaries.postgres, args, {
    detached: true,
    stdio: ['ignore', log.fd, log.fd],
    env: serverEnvironment(),
  });
  child.on('error', () => {});
  child.unref();
  await log.close();
  return child;
}

/** Nothing of the caller's PostgreSQL or language settings may reach the server. */
function serverEnvironment(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !/^(PG|LC_|LANG|TZ)/.test(name));
  return { ...Object.fromEntries(kept), LC_ALL: 'C' };
}

const hasExited = (child: ChildProcess): boolean => child.exitCode !== null || child.signalCode !== null;

/** Stops the server as an administrator would: sessions are ended, everything acknowledged is on disk. */
export async function stopServer(postmaster: Postmaster): Promise<void> {
  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    if (isAlive(postmaster.pid)) process.kill(postmaster.pid, signal);
    if (await isGone(postmaster)) {
      // Fails while another server's socket is in there, and then it must stay.
      return rmdir(postmaster.socketDirectory).catch(() => {});
    }
  }
  throw new Error(`The embedded database (process ${postmaster.pid}) does not stop.`);
}

async function isGone({ pid }: Postmaster): Promise<boolean> {
  const deadline = Date.now() + STOP_TIMEOUT_MS;
  while (isAlive(pid) && Date.now() < deadline) await wait(POLL_MS);
  return !isAlive(pid);
}

const logFile = (launcher: Launcher): string => path.join(launcher.home, 'server.log');

async function openLog(launcher: Launcher) {
  const file = logFile(launcher);
  const size = await stat(file).then(
    ({ size }) => size,
    () => 0,
  );
  if (size > LARGEST_LOG_BYTES) await rm(file);
  return open(file, 'a', 0o600);
}

async function lastWords(launcher: Launcher): Promise<string> {
  const text = await readFile(logFile(launcher), 'utf8').catch(() => '');
  return text.trimEnd().split('\n').slice(-8).join('\n');
}

/** What a start says that meets a predecessor: its lock, its memory, or the socket directory that it just took away. */
const PREDECESSOR =
  /lock file .* already exists|pre-existing shared memory block|could not create lock file .*: No such file or directory/;

const failedOnPredecessor = async (launcher: Launcher): Promise<boolean> =>
  PREDECESSOR.test(await lastWords(launcher));

const startFailure = async (launcher: Launcher): Promise<Error> =>
  new Error(`The embedded database did not start. Its last words:\n${await lastWords(launcher)}`);
