import type { ListedNotification } from './notifications.repository.ts';
import type { NotificationView } from './notifications.schemas.ts';
import type { Subscription } from './push.repository.ts';

export const toNotificationView = (notification: ListedNotification): NotificationView => ({
  id: notification.id,
  kind: notification.kind,
  title: notification.title,
  body: notification.body,
  path: notification.path,
  workspace:
    notification.workspaceId === null
      ? null
      : { id: notification.workspaceId, name: notification.workspaceName ?? '' },
  createdAt: notification.createdAt.toISOString(),
  readAt: notification.readAt?.toISOString() ?? null,
});

export const toSubscriptionView = ({ id, endpoint, userAgent, createdAt }: Subscription) => ({
  id,
  endpoint,
  userAgent,
  createdAt: createdAt.toISOString(),
});
