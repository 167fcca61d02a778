import { onlineManager, type QueryClient } from '@tanstack/react-query';
import { sendChatMessage } from '@/api';
import { messageOf, statusOf } from '@/lib/errors';
import { meQuery } from '@/lib/me';
import { logKey } from '../queries';
import { type Log, withMessages } from './log';
import { outbox, type Pending } from './outbox';

const LONGEST_PAUSE_MS = 15_000;
/** Not now: nobody is signed in for a moment, or too much came at once. */
const PASSING = new Set([401, 408, 425, 429]);
/** Chats whose messages are being sent, one after the other, so that they arrive in the order they were written. */
const atWork = new Set<string>();

export async function sendWaiting(queryClient: QueryClient, chatId: string): Promise<void> {
  if (atWork.has(chatId)) return;
  atWork.add(chatId);
  let failures = 0;
  for (let next = nextOf(queryClient, chatId); next; next = nextOf(queryClient, chatId)) {
    const outcome = await sendOne(queryClient, next);
    failures = outcome === 'lost' ? failures + 1 : 0;
    if (outcome === 'lost') await untilOnline(Math.min(LONGEST_PAUSE_MS, 500 * 2 ** failures));
  }
  atWork.delete(chatId);
}

/** Of every chat: what was on its way when the page was loaded anew need not be looked at to be sent. */
export function sendAllWaiting(queryClient: QueryClient): void {
  for (const chatId of new Set(outbox.all().map((one) => one.chatId))) void sendWaiting(queryClient, chatId);
}

/** Whoever signs in on this page later does not say what another one wrote. */
function nextOf(queryClient: QueryClient, chatId: string): Pending | undefined {
  const myId = queryClient.getQueryData(meQuery().queryKey)?.account.id;
  return outbox.all().find((one) => one.chatId === chatId && one.authorId === myId && one.state !== 'failed');
}

async function sendOne(queryClient: QueryClient, pending: Pending): Promise<'sent' | 'lost' | 'refused'> {
  const { id, workspaceId, chatId, text, mentions, replyTo, files } = pending;
  const body = { id, text, mentions, replyToId: replyTo?.id ?? null, fileIds: files.map((file) => file.id) };
  try {
    const { data } = await sendChatMessage({ path: { workspaceId, chatId }, body, throwOnError: true });
    queryClient.setQueryData<Log>(logKey(workspaceId, chatId), (log) => log && withMessages(log, [data]));
    outbox.remove(id);
    return 'sent';
  } catch (error) {
    const status = statusOf(error);
    const isRefused = status !== undefined && status >= 400 && status < 500 && !PASSING.has(status);
    outbox.change(id, isRefused ? { state: 'failed', problem: messageOf(error) } : { state: 'waiting' });
    return isRefused ? 'refused' : 'lost';
  }
}

function untilOnline(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      stop();
      resolve();
    };
    const timer = setTimeout(done, ms);
    const stop = onlineManager.subscribe((isOnline) => isOnline && done());
  });
}
