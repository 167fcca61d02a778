import { createFileRoute } from '@tanstack/react-router';
import { NotificationsPage } from '@/features/settings/NotificationsPage';

export const Route = createFileRoute('/_authenticated/settings/notifications')({
  component: NotificationsPage,
});
