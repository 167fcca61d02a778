import type { App } from '../../platform/http/types.ts';
import { ME, nothing } from '../../vocabulary/paths.ts';
import {
  notificationPage,
  notificationQuery,
  notificationSummary,
  readings,
  readingsMade,
  readingsUndone,
} from './notifications.schemas.ts';
import {
  listNotifications,
  type NotificationDeps,
  readNotifications,
  summarizeNotifications,
  unreadNotifications,
} from './notifications.usecases.ts';
import { toNotificationView } from './notifications.views.ts';

const tags = ['notifications'];
const NOTIFICATIONS = `${ME}/notifications`;

export async function notificationRoutes(app: App, deps: NotificationDeps) {
  app.get(
    NOTIFICATIONS,
    {
      schema: {
        operationId: 'listNotifications',
        summary: 'What you were told, the newest first',
        tags,
        querystring: notificationQuery,
        response: { 200: notificationPage },
      },
    },
    async ({ account, query }) => {
      const { items, nextCursor } = await listNotifications({ ...deps, account, query });
      return { items: items.map(toNotificationView), nextCursor };
    },
  );

  app.get(
    `${NOTIFICATIONS}/summary`,
    {
      schema: {
        operationId: 'getNotificationSummary',
        summary: 'How many you have not read',
        tags,
        response: { 200: notificationSummary },
      },
    },
    async ({ account }) => summarizeNotifications({ ...deps, account }),
  );

  app.post(
    `${NOTIFICATIONS}/readings`,
    {
      schema: {
        operationId: 'readNotifications',
        summary: 'Mark as read; answers with those that were unread until now',
        tags,
        body: readings,
        response: { 200: readingsMade },
      },
    },
    async ({ account, body }) => readNotifications({ ...deps, account, ...body }),
  );

  app.post(
    `${NOTIFICATIONS}/readings/reversal`,
    {
      schema: {
        operationId: 'unreadNotifications',
        summary: 'Take reading back',
        tags,
        body: readingsUndone,
        response: { 204: nothing },
      },
    },
    async ({ account, body }, reply) => {
      await unreadNotifications({ ...deps, account, ids: body.ids });
      return reply.code(204).send(null);
    },
  );
}
