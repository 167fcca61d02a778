import { ActionIcon, Popover } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { type LateButton, useLate, useOpening } from '@/ui/use-late';
import classes from './Bell.module.css';
import { useReadOnTheSpot, useUnread } from './queries';

const NotificationList = lazy(() => import('./components/NotificationList'));

interface BellProps {
  onSwitchWorkspace: (id: string, path: string) => Promise<void>;
}

/** What happened while one was elsewhere, behind a bell with the number of what was not read. */
export function Bell(props: BellProps) {
  const unread = useUnread();
  const { isWanted, alone } = useLate('dialog');
  useReadOnTheSpot(unread);
  return isWanted ? <OpenBell unread={unread} {...props} /> : <BellButton unread={unread} {...alone} />;
}

function OpenBell({ unread, onSwitchWorkspace }: BellProps & { unread: number }) {
  const { isOpen, setOpen, button } = useOpening();
  return (
    <Popover
      opened={isOpen}
      onChange={setOpen}
      position="bottom-end"
      width={380}
      trapFocus
      returnFocus
      shadow="md"
    >
      <Popover.Target>
        <BellButton unread={unread} ref={button} onClick={() => setOpen((before) => !before)} />
      </Popover.Target>
      <Popover.Dropdown className={classes.panel} aria-label="Notifications">
        <Suspense>
          {isOpen && (
            <NotificationList onClose={() => setOpen(false)} onSwitchWorkspace={onSwitchWorkspace} />
          )}
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  );
}

function BellButton({ unread, ...props }: LateButton & { unread: number }) {
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      {...props}
      className={classes.bell}
      aria-label={unread > 0 ? `Notifications, ${unread} unread` : 'Notifications'}
    >
      <IconBell size={18} stroke={1.75} />
      {unread > 0 && (
        <span className={classes.count} aria-hidden="true">
          {unread > 99 ? '99+' : unread}
        </span>
      )}
    </ActionIcon>
  );
}
