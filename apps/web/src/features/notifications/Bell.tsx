import { ActionIcon, Popover } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconBell } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import classes from './Bell.module.css';
import { useReadOnTheSpot, useUnread } from './queries';

const NotificationList = lazy(() => import('./components/NotificationList'));

/** What happened while one was elsewhere, behind a bell with the number of what was not read. */
export function Bell({ onSwitchWorkspace }: { onSwitchWorkspace: (id: string) => Promise<void> }) {
  const unread = useUnread();
  useReadOnTheSpot(unread);
  const [isOpen, panel] = useDisclosure();
  return (
    <Popover
      opened={isOpen}
      onChange={(open) => (open ? panel.open() : panel.close())}
      position="bottom-end"
      width={380}
      trapFocus
      returnFocus
      shadow="md"
    >
      <Popover.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          className={classes.bell}
          onClick={panel.toggle}
          aria-label={unread > 0 ? `Notifications, ${unread} unread` : 'Notifications'}
        >
          <IconBell size={18} stroke={1.75} />
          {unread > 0 && (
            <span className={classes.count} aria-hidden="true">
              {unread > 99 ? '99+' : unread}
            </span>
          )}
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown className={classes.panel} aria-label="Notifications">
        <Suspense>
          {isOpen && <NotificationList onClose={panel.close} onSwitchWorkspace={onSwitchWorkspace} />}
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  );
}
