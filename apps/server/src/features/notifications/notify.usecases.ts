import type { Clock } from '../../platform/clock.ts';
import type { Queryable, Transaction } from '../../platform/database.ts';
import { newId } from '../../platform/ids.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { Live } from '../../platform/live/live.ts';
import type { NotificationSent, Notify, Retell } from '../../vocabulary/notifications.ts';
import { endOfQuiet } from '../../vocabulary/quiet-hours.ts';
import { mailJob, pushJob } from './delivery.usecases.ts';
import { deleteTold, insertNotification, rewordTold } from './notifications.repository.ts';
import { type Channels, channelsFor, isAnywhere, shorten, type Wishes } from './notifications.rules.ts';
import { subscriptionsOf } from './push.repository.ts';

interface NotifyDeps {
  clock: Clock;
  jobs: Jobs;
  live: Pick<Live, 'announce'>;
  wishesOf: (db: Queryable, accountId: string) => Promise<Wishes>;
  /** The workspaces that the person may have open. */
  workspacesOf: (db: Queryable, accountId: string) => Promise<string[]>;
}

const LONGEST_TITLE = 160;
const LONGEST_BODY = 500;

/** Writes down what a person is told, announces it to their pages, and sends it on as they wish. */
export function createNotify(deps: NotifyDeps): Notify<Transaction> {
  const { clock, live, wishesOf, workspacesOf } = deps;
  return async (tx, sent) => {
    const { to } = sent;
    const wishes = await wishesOf(tx, to);
    const channels = channelsFor(sent, wishes);
    if (!isAnywhere(channels)) return;
    const row = toRow(sent, { now: clock.now(), isListed: channels.listed });
    if (!(await insertNotification(tx, row))) return;
    await sendOn(tx, { ...deps, row, channels, wishes });
    if (!channels.listed) return;
    for (const open of await workspacesOf(tx, to))
      await live.announce({ workspaceId: open, what: 'notifications', to }, tx);
  };
}

/** Nothing of what is gone stays in the lists of those who were told; what waits for the end of quiet is not sent either. */
export function createRetell({
  live,
  workspacesOf,
}: Pick<NotifyDeps, 'live' | 'workspacesOf'>): Retell<Queryable> {
  return async (tx, { to, key, body }) => {
    if (to.length === 0) return;
    const told = { accountIds: to, key };
    if (body === undefined) await deleteTold(tx, told);
    else await rewordTold(tx, { ...told, body: shorten(body, LONGEST_BODY) });
    for (const accountId of to)
      for (const open of await workspacesOf(tx, accountId))
        await live.announce({ workspaceId: open, what: 'notifications', to: accountId }, tx);
  };
}

const toRow = (sent: NotificationSent, { now, isListed }: { now: Date; isListed: boolean }) => ({
  id: newId(),
  accountId: sent.to,
  kind: sent.kind,
  workspaceId: sent.workspaceId ?? null,
  courseId: sent.courseId ?? null,
  title: shorten(sent.title, LONGEST_TITLE),
  body: shorten(sent.body ?? '', LONGEST_BODY),
  path: sent.path,
  key: sent.key ?? null,
  createdAt: now,
  hiddenAt: isListed ? null : now,
});

interface SendOn extends NotifyDeps {
  row: ReturnType<typeof toRow>;
  channels: Channels;
  wishes: Wishes;
}

/** To mail and browsers: at once, or when quiet is over. */
async function sendOn(tx: Transaction, { jobs, row, channels, wishes }: SendOn): Promise<void> {
  const startAfter = endOfQuiet(row.createdAt, wishes);
  const when = { tx, ...(startAfter && { startAfter }) };
  const notificationId = row.id;
  if (channels.mailed) await jobs.enqueue(mailJob, { notificationId }, when);
  for (const { id } of channels.pushed ? await subscriptionsOf(tx, row.accountId) : [])
    await jobs.enqueue(pushJob, { notificationId, subscriptionId: id }, when);
}
