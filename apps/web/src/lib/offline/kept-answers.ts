import type { Query, QueryClient } from '@tanstack/react-query';
import type * as operations from '@/api/sdk.gen';
import { knownCapabilities } from '../capabilities';
import { ANSWERS, readAll, write } from './database';

/** Raised when what is kept changes its shape. */
const SHAPE = 2;
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;
const GATHER_MS = 1500;

/** What can be read without a network. Named one by one: nothing about sessions, keys or addresses is written down. */
const READABLE = new Set<string>([
  'getMe',
  'getOverview',
  'getWorkspace',
  'listWorkspaces',
  'listTasks',
  'getTask',
  'listTaskViews',
  'listSubtasks',
  'listTaskComments',
  'listTaskHistory',
  'listReminders',
  'listLabels',
  'listCourses',
  'getCourse',
  'getGrades',
  'listPolicies',
  'listCalendarEntries',
  'listDocuments',
  'getDocument',
  'listMembers',
  'listConversations',
  'getConversation',
  'listMessages',
  'listChats',
  'getChat',
  'listChatMessages',
] satisfies (keyof typeof operations)[]);

/** A long list is kept in parts: copied as a whole it would hold up the page. */
const PART = 500;

interface KeptAnswer {
  accountId: string;
  hash: string;
  /** Of a whole answer, this one included. */
  parts: number;
  version: string;
  queryKey: readonly unknown[];
  data: unknown;
  answeredAt: number;
}

const isReadable = ({ queryKey }: Query): boolean =>
  READABLE.has((queryKey[0] as { _id?: string } | undefined)?._id ?? '');

const version = () => `${knownCapabilities()?.version ?? ''}/${SHAPE}`;

/** Writes down what is answered to this account, a moment after it came. Gives what ends it. */
export function keepAnswers(queryClient: QueryClient, accountId: string): () => void {
  const cache = queryClient.getQueryCache();
  const fresh = new Map(
    cache
      .getAll()
      .filter((query) => isReadable(query) && query.state.data !== undefined)
      .map((query) => [query.queryHash, query]),
  );
  let timer: ReturnType<typeof setTimeout> | undefined;
  const save = () => {
    timer = undefined;
    const rows = [...fresh.values()].flatMap(toKept);
    fresh.clear();
    void write(ANSWERS, rows).catch(() => undefined);
  };
  const toKept = ({ queryHash, queryKey, state }: Query): KeptAnswer[] =>
    toParts(state.data).map((data, part, { length: parts }) => ({
      accountId,
      hash: hashOf(queryHash, part),
      parts: part === 0 ? parts : 0,
      version: version(),
      queryKey,
      data,
      answeredAt: state.dataUpdatedAt,
    }));
  const saveSoon = () => {
    timer ??= setTimeout(() => whenIdle(save), GATHER_MS);
  };
  const stop = cache.subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success' || !isReadable(event.query)) return;
    fresh.set(event.query.queryHash, event.query);
    saveSoon();
  });
  saveSoon();
  return () => {
    clearTimeout(timer);
    stop();
  };
}

const hashOf = (queryHash: string, part: number) => (part === 0 ? queryHash : `${queryHash} ${part}`);

function toParts(data: unknown): unknown[] {
  if (!Array.isArray(data) || data.length <= PART) return [data];
  return Array.from({ length: Math.ceil(data.length / PART) }, (_, part) =>
    data.slice(part * PART, (part + 1) * PART),
  );
}

/** Parts of a list that was longer before are not asked for. */
function wholeOf({ hash, parts, data }: KeptAnswer, rows: ReadonlyMap<string, KeptAnswer>): unknown {
  if (parts === 1) return data;
  return Array.from({ length: parts }, (_, part) => rows.get(hashOf(hash, part))?.data).flat();
}

const whenIdle = (work: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(work, { timeout: 2000 }) : work();

/** Puts what was kept where nothing newer is; tells whether there was any. */
export async function restoreAnswers(queryClient: QueryClient, accountId: string): Promise<boolean> {
  const rows = await readAll<KeptAnswer>(ANSWERS, accountId).catch(() => []);
  const oldest = Date.now() - KEPT_MS;
  const usable = rows.filter((row) => row.version === version() && row.answeredAt > oldest);
  const byHash = new Map(usable.map((row) => [row.hash, row]));
  for (const row of usable) if (row.parts > 0) putBack(queryClient, { ...row, data: wholeOf(row, byHash) });
  return usable.length > 0;
}

function putBack(queryClient: QueryClient, { hash, queryKey, data, answeredAt }: KeptAnswer) {
  const cache = queryClient.getQueryCache();
  if (cache.get(hash)?.state.data !== undefined) return;
  // What nobody looks at now would be forgotten after minutes, and cannot be asked for again.
  const query = cache.get(hash) ?? cache.build(queryClient, { queryKey, gcTime: Number.POSITIVE_INFINITY });
  query.setState({ data, dataUpdatedAt: answeredAt, status: 'success', isInvalidated: true });
}
