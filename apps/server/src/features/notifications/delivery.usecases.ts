import type { Database } from '../../platform/database.ts';
import { defineJob } from '../../platform/jobs/jobs.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import type { PushSender } from '../../platform/push/push-sender.ts';
import { findNotification, type Notification } from './notifications.repository.ts';
import { notificationLetter } from './notifications.rules.ts';
import { deleteSubscription, findSubscription } from './push.repository.ts';
import type { PushKeys } from './push.usecases.ts';

export const mailJob = defineJob<{ notificationId: string }>('notifications-mail', { retries: 4 });
export const pushJob = defineJob<{ notificationId: string; subscriptionId: string }>('notifications-push', {
  // Doubling from 20 s, the last try comes some twenty minutes after the first.
  retries: 6,
  retryDelaySeconds: 20,
  timeoutSeconds: 30,
  concurrency: 4,
});

export interface DeliveryDeps {
  db: Database;
  mailer: Mailer;
  publicUrl: string;
  push: PushSender;
  keys: () => Promise<PushKeys>;
  /** Where to write; nothing when the address is not verified. */
  addressOf: (accountId: string) => Promise<string | undefined>;
}

/** Whatever was seen on the page meanwhile need not be told again. */
async function findUnseen(db: Database, id: string): Promise<Notification | undefined> {
  const notification = await findNotification(db, id);
  return notification?.readAt ? undefined : notification;
}

export async function sendMail({
  db,
  mailer,
  publicUrl,
  addressOf,
  notificationId,
}: DeliveryDeps & { notificationId: string }): Promise<void> {
  const notification = await findUnseen(db, notificationId);
  const to = notification && (await addressOf(notification.accountId));
  if (to) await mailer.deliver({ to, ...notificationLetter(notification, { publicUrl }) });
}

export async function sendPush({
  db,
  push,
  keys,
  notificationId,
  subscriptionId,
}: DeliveryDeps & { notificationId: string; subscriptionId: string }): Promise<void> {
  const notification = await findUnseen(db, notificationId);
  const subscription = await findSubscription(db, subscriptionId);
  if (!notification || subscription?.accountId !== notification.accountId) return;
  const { id, title, body, path } = notification;
  const outcome = await push.send({
    to: subscription,
    keys: await keys(),
    message: JSON.stringify({ id, title, body, path }),
  });
  if (outcome === 'gone') await deleteSubscription(db, { id: subscriptionId });
}
