import { Button, UnstyledButton } from '@mantine/core';
import { Link, useNavigate } from '@tanstack/react-router';
import type { Notification } from '@/api/types.gen';
import { usePlanSettings } from '@/lib/plan/settings';
import { toShortInstantText } from '@/lib/plan/wording';
import { useWorkspace } from '@/lib/workspace';
import { QuietTalk } from '@/ui/drawings';
import { EmptyState } from '@/ui/EmptyState';
import { LoadFailed } from '@/ui/LoadFailed';
import { RowBones, Waiting } from '@/ui/Waiting';
import { KIND_ICONS } from '../model/kinds';
import { useNotifications, useReadNotifications, useUnread } from '../queries';
import classes from './NotificationList.module.css';

interface NotificationListProps {
  onClose: () => void;
  onSwitchWorkspace: (id: string, path: string) => Promise<void>;
}

export default function NotificationList({ onClose, onSwitchWorkspace }: NotificationListProps) {
  const navigate = useNavigate();
  const { id: shown } = useWorkspace();
  const unread = useUnread();
  const read = useReadNotifications();
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useNotifications(false);
  const items = data?.pages.flatMap((page) => page.items);

  /** Each leads to its place, in the workspace it is about. */
  async function follow({ id, readAt, workspace, path }: Notification) {
    if (!readAt) read.mutate([id]);
    onClose();
    if (workspace && workspace.id !== shown) await onSwitchWorkspace(workspace.id, path);
    else await navigate({ href: path });
  }

  return (
    <section aria-label="Notifications">
      <div className={classes.head}>
        <h2>Notifications</h2>
        <Button
          size="xs"
          variant="subtle"
          color="gray"
          disabled={unread === 0}
          loading={read.isPending && read.variables === undefined}
          onClick={() => read.mutate(undefined)}
        >
          Mark all as read
        </Button>
      </div>
      {!items && !error && (
        <div className={classes.waiting}>
          <Waiting label="Loading what happened">
            <RowBones rows={3} height={56} />
          </Waiting>
        </div>
      )}
      {!items && error && <LoadFailed error={error} what="The notifications" onRetry={refetch} />}
      {items?.length === 0 && (
        <div className={classes.none}>
          <EmptyState drawing={<QuietTalk />} title="Nothing happened yet">
            Invitations, new roles, mentions, reminders and syllabi that are ready come here.
          </EmptyState>
        </div>
      )}
      {items && items.length > 0 && (
        <ul className={classes.list}>
          {items.map((one) => (
            <li key={one.id}>
              <Item notification={one} shown={shown} onFollow={() => void follow(one)} />
            </li>
          ))}
          {hasNextPage && (
            <li>
              <Button
                fullWidth
                variant="subtle"
                color="gray"
                loading={isFetchingNextPage}
                onClick={() => void fetchNextPage()}
              >
                Show earlier ones
              </Button>
            </li>
          )}
        </ul>
      )}
      <div className={classes.foot} data-touch="">
        <Link to="/settings/notifications" onClick={onClose}>
          Choose what comes here
        </Link>
      </div>
    </section>
  );
}

interface ItemProps {
  notification: Notification;
  shown: string;
  onFollow: () => void;
}

function Item({ notification, shown, onFollow }: ItemProps) {
  const { style, zone, today } = usePlanSettings();
  const { kind, title, body, workspace, createdAt, readAt } = notification;
  const Icon = KIND_ICONS[kind];
  const when = toShortInstantText(createdAt, { style, zone, today });
  return (
    <UnstyledButton className={classes.item} data-unread={!readAt || undefined} onClick={onFollow}>
      <Icon size={18} stroke={1.75} aria-hidden="true" />
      <span>
        <span className={classes.title}>{title}</span>
        {body && <span className={classes.body}>{body}</span>}
        <span className={classes.when}>
          {when}
          {workspace && workspace.id !== shown && ` in ${workspace.name}`}
        </span>
      </span>
      {!readAt && <span className={classes.dot} role="img" aria-label="unread" />}
    </UnstyledButton>
  );
}
