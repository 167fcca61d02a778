import { z } from 'zod';
import { flag, pageOf, pageQuery } from '../../vocabulary/lists.ts';
import { NOTIFICATION_KINDS } from '../../vocabulary/notifications.ts';
import { id, instant, storableText } from '../../vocabulary/values.ts';

export const notificationKind = z.enum(NOTIFICATION_KINDS).meta({ id: 'NotificationKind' });

export const notificationView = z
  .object({
    id,
    kind: notificationKind,
    title: z.string(),
    body: z.string(),
    path: z.string().describe('Where it leads, on this site'),
    workspace: z.object({ id, name: z.string() }).nullable().describe('To be open when it is followed'),
    createdAt: instant,
    readAt: instant.nullable(),
  })
  .meta({ id: 'Notification' });

export const notificationQuery = pageQuery(100, 30).extend({ unread: flag });
export const notificationPage = pageOf(notificationView).meta({ id: 'NotificationPage' });
export const notificationSummary = z.object({ unread: z.int() }).meta({ id: 'NotificationSummary' });

export const readings = z
  .object({
    ids: z.array(id).max(500).optional().describe('Left out: all'),
    upTo: id.optional().describe('All up to this one: what came since stays unread'),
  })
  .meta({ id: 'NotificationReadings' });
export const readingsUndone = z
  .object({ ids: z.array(id).max(1000) })
  .meta({ id: 'NotificationReadingsUndone' });
export const readingsMade = z.object({ ids: z.array(id) });

/** As a browser's `PushSubscription` says it of itself. */
export const subscriptionCreate = z
  .object({
    endpoint: z.url().max(1000),
    keys: z.object({
      p256dh: storableText.regex(/^[\w-]{80,100}={0,2}$/),
      auth: storableText.regex(/^[\w-]{20,30}={0,2}$/),
    }),
  })
  .meta({ id: 'PushSubscriptionCreate' });

export const subscriptionView = z
  .object({ id, endpoint: z.string(), userAgent: z.string(), createdAt: instant })
  .meta({ id: 'PushSubscription' });
export const pushView = z
  .object({
    publicKey: z.string().describe('The `applicationServerKey` to subscribe with'),
    browsers: z.array(subscriptionView),
  })
  .meta({ id: 'Push' });
export const subscriptionParams = z.object({ subscriptionId: id });

export type NotificationView = z.infer<typeof notificationView>;
export type SubscriptionCreate = z.infer<typeof subscriptionCreate>;
