import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findBinaries } from './binaries.ts';
import { openCluster, SUPERUSER } from './cluster.ts';
import { createKeeper, type Keeper } from './keeper.ts';
import { createLauncher } from './launcher.ts';
import type { Postmaster } from './postmaster-file.ts';
import { ensureServer, type ServerOptions, stopServer } from './server.ts';

export interface EmbeddedPostgresOptions {
  /** The clusters live in `postgres/` below it. */
  dataDir: string;
  database: string;
  log: { info(message: string): void; warn(message: string): void };
  /** False only for throw-away clusters: no waiting for the disk. */
  durable?: boolean;
  /** How root steps down; found out when not said. */
  stepDown?: 'user-namespace' | 'system-user';
}

export interface EmbeddedPostgres {
  /** Where to connect, over a Unix socket. */
  url: string;
  pid: number;
  /** Stops the server, unless another process of ours still works with it. */
  stop(): Promise<void>;
}

const RESTART_PAUSE_MS = 1000;
const CONNECT_TIMEOUT_MS = 10_000;
const RETRY_PAUSE_MS = 50;

/** Starts PostgreSQL from the npm packages, or takes over one that outlived its starter, and keeps it running. */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { dataDir, database, log, durable = true, stepDown } = options;
  const launcher = await createLauncher({
    home: path.resolve(dataDir, 'postgres'),
    binaries: await findBinaries(),
    ...(stepDown && { stepDown }),
  });
  const cluster = await openCluster(launcher, { durable });
  const supervisor = createSupervisor({
    server: { launcher, cluster, durable },
    password: cluster.password,
    log,
  });
  const { postmaster, keeper } = await supervisor.start();
  await keeper.ensureDatabase(database);
  return {
    url: connectionUrl({ postmaster, password: cluster.password, database }),
    get pid() {
      return supervisor.pid();
    },
    stop: supervisor.stop,
  };
}

interface SupervisorOptions {
  server: ServerOptions;
  password: string;
  log: EmbeddedPostgresOptions['log'];
}

function createSupervisor({ server, password, log }: SupervisorOptions) {
  let running: Promise<{ postmaster: Postmaster; keeper: Keeper }>;
  let pid = 0;
  let isStopping = false;

  async function connect() {
    const deadline = Date.now() + CONNECT_TIMEOUT_MS;
    for (;;) {
      const postmaster = await ensureServer(server);
      try {
        const keeper = await createKeeper({
          url: connectionUrl({ postmaster, password, database: 'postgres' }),
          onLost,
        });
        pid = postmaster.pid;
        return { postmaster, keeper };
      } catch (error) {
        if (Date.now() > deadline) throw error;
        // It died between its word and our question, or something swept its socket away; then it has to go.
        if (hasNoSocket(error)) await stopServer(postmaster);
        await wait(RETRY_PAUSE_MS);
      }
    }
  }

  function start() {
    running = connect();
    return running;
  }

  function onLost() {
    if (isStopping) return;
    log.warn('the embedded database went away; starting it again');
    start().catch((error: Error) => {
      log.warn(error.message);
      setTimeout(onLost, RESTART_PAUSE_MS).unref();
    });
  }

  async function stop() {
    if (isStopping) return;
    isStopping = true;
    const current = await running.catch(() => undefined);
    await current?.keeper.leave(() => stopServer(current.postmaster));
  }

  return { start, stop, pid: () => pid };
}

interface Address {
  postmaster: Postmaster;
  password: string;
  database: string;
}

function connectionUrl({ postmaster, password, database }: Address): string {
  return `postgresql://${SUPERUSER}:${password}@localhost/${database}?host=${encodeURIComponent(postmaster.socketDirectory)}`;
}

const hasNoSocket = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';
