import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Pool, PoolClient } from 'pg';
import type { Queryable } from '../database.ts';
import { type ContentReader, createContents, type HeardChange } from './contents.ts';
import { createListeners } from './listeners.ts';
import { createRecent } from './recent.ts';

/** That something of a workspace is no longer what it was. Names only, never contents: whoever may look asks. */
export interface Change {
  workspaceId: string;
  /** The resource as its address says it: `tasks`, `courses`, `members`; `all` when nobody knows what was missed. */
  what: string;
  /** The one that changed, where a single one did. */
  id?: string;
  /** Of that one, the part that changed. */
  part?: string;
  /** How far that one has come: after a gap, who listens asks for what lies in between. */
  number?: number;
  /** The only accounts that are to hear of it. */
  to?: string | string[];
  /** The account that did it. */
  from?: string;
  /** The page that made the change and knows it already. */
  by?: string;
}

export interface Listening {
  workspaceId: string;
  accountId: string;
  sinceMsAgo?: number | undefined;
}

export type ChangeListener = (change: HeardChange) => void;

export interface Live {
  /** Tells every process. Inside a transaction it is heard once that is committed, and never if it is not. */
  announce(change: Change, where?: Queryable): Promise<void>;
  /**
   * Hears every change of a workspace that is for the account, once `ready`, until `stop` is called: first those of the
   * last `sinceMsAgo` milliseconds, or `all` where not all of them are known any more.
   */
  listen(listening: Listening, listener: ChangeListener): { ready: Promise<void>; stop: () => void };
  /** From now on changes of this kind are told with what they are about, read once per process. */
  attach(what: string, reader: ContentReader): void;
  stop(): void;
}

const CHANNEL = 'syllabi_changes';
const RETRY_MS = 1000;

interface LiveDeps {
  db: Queryable;
  /** Where the connection comes from that listens; it keeps one for as long as anybody does. */
  pool: Pick<Pool, 'connect'>;
  log: Pick<FastifyBaseLogger, 'warn'>;
  /** Milliseconds that only ever go forward. */
  now?: () => number;
}

/**
 * Changes fanned out to all processes by PostgreSQL's LISTEN and NOTIFY.
 *
 * A connection that breaks is made again; as changes may have been missed meanwhile, everybody then hears `all`.
 */
export function createLive({ db, pool, log, now = () => performance.now() }: LiveDeps): Live {
  const listeners = createListeners();
  const recent = createRecent(now);
  const contents = createContents({ deliver: listeners.tell, log });
  /** The one that listens, or is about to. */
  let connection: PoolClient | undefined;
  let opening: Promise<void> | undefined;
  let retry: NodeJS.Timeout | undefined;
  let isStopped = false;

  function hear(payload: string | undefined) {
    const change = JSON.parse(payload ?? '{}') as Change;
    recent.add(change);
    if (!listeners.has(change.workspaceId)) return;
    if (contents.has(change.what)) contents.take(change);
    else listeners.tell(change);
  }
  function missedBy({ workspaceId, accountId, sinceMsAgo }: Listening): readonly Change[] {
    if (sinceMsAgo === undefined) return [];
    const changes = recent.of(workspaceId, sinceMsAgo) ?? [{ workspaceId, what: 'all' }];
    return changes.filter(({ to }) => to === undefined || [to].flat().includes(accountId));
  }
  function hearAll() {
    for (const workspaceId of listeners.workspaces()) listeners.tell({ workspaceId, what: 'all' });
  }
  async function open({ isAgain }: { isAgain: boolean }) {
    let client: PoolClient | undefined;
    try {
      client = await pool.connect();
      connection = client;
      client.on('notification', ({ payload }) => hear(payload));
      client.on('error', (err) => lose(client, err));
      await client.query(`listen ${CHANNEL}`);
      recent.begin();
      if (isStopped) stop();
      else if (isAgain) hearAll();
    } catch (err) {
      lose(client, err);
    }
  }
  /** A connection that breaks may say so twice: by itself, and by the query that waited for it. */
  function lose(client: PoolClient | undefined, err: unknown) {
    if (client !== connection) return;
    client?.release(true);
    connection = undefined;
    recent.end();
    if (isStopped) return;
    log.warn({ err }, 'the connection that hears of changes is lost');
    retry = setTimeout(() => {
      opening = open({ isAgain: true });
    }, RETRY_MS);
    retry.unref();
  }
  function stop() {
    isStopped = true;
    clearTimeout(retry);
    listeners.clear();
    connection?.release(true);
    connection = undefined;
  }

  return {
    async announce(change, where = db) {
      await where.execute(sql`select pg_notify(${CHANNEL}, ${JSON.stringify(change)})`);
    },
    listen(listening, listener) {
      const missed = missedBy(listening);
      const stopListening = listeners.add(listening, listener);
      opening ??= open({ isAgain: false });
      return { ready: opening.then(() => missed.forEach(listener)), stop: stopListening };
    },
    attach: contents.add,
    stop,
  };
}
