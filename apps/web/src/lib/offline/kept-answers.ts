import type { Query, QueryClient } from '@tanstack/react-query';
import type * as operations from '@/api/sdk.gen';
import { knownCapabilities } from '../capabilities';
import { ANSWERS, readAll, write } from './database';
import { type Part, toParts, wholeOf } from './parts';

/** Raised when what is kept changes its shape. */
const SHAPE = 3;
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
] satisfies (keyof typeof operations)[]);

/** The messages of a chat, as the page joins them of what was asked for and what was told. */
const LOG_OF_CHAT = 'chatLog';

interface KeptAnswer extends Part {
  accountId: string;
  version: string;
  queryKey: readonly unknown[];
  answeredAt: number;
}

function isReadable({ queryKey }: Query): boolean {
  const { _id = '' } = (queryKey[0] as { _id?: string } | undefined) ?? {};
  return _id === LOG_OF_CHAT || READABLE.has(_id);
}

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
  let isOver = false;
  const save = () => {
    timer = undefined;
    // Whoever signed out meanwhile has taken along what was kept.
    if (isOver) return;
    // What is begun takes no place of what is whole: it is written down when the rest of it came.
    const answered = [...fresh.values()].filter(({ state }) => state.fetchStatus !== 'fetching');
    for (const { queryHash } of answered) fresh.delete(queryHash);
    const rows = answered.flatMap(toKept);
    void write(ANSWERS, rows).catch(() => undefined);
  };
  const toKept = ({ queryHash, queryKey, state }: Query): KeptAnswer[] =>
    toParts(queryHash, state.data).map((part) => ({
      ...part,
      accountId,
      version: version(),
      queryKey,
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
    isOver = true;
    clearTimeout(timer);
    stop();
  };
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
