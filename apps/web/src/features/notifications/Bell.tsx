import { ActionIcon, Popover } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconBell } from '@tabler/icons-react';
import { lazy, type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import classes from './Bell.module.css';
import { useReadOnTheSpot, useUnread } from './queries';

const NotificationList = lazy(() => import('./components/NotificationList'));

/** What happened while one was elsewhere, behind a bell with the number of what was not read. */
export function Bell(props: BellProps) {
  const unread = useUnread();
  const [isWanted, setWanted] = useState(false);
  useReadOnTheSpot(unread);
  // Until it is first pressed there is nothing but the bell: a popover is drawn twice as it is made.
  return isWanted ? (
    <BellWithPanel unread={unread} {...props} />
  ) : (
    <BellButton
      unread={unread}
      aria-haspopup="dialog"
      aria-expanded={false}
      onClick={() => setWanted(true)}
    />
  );
}

interface BellProps {
  onSwitchWorkspace: (id: string) => Promise<void>;
}

function BellWithPanel({ unread, onSwitchWorkspace }: BellProps & { unread: number }) {
  const [isOpen, panel] = useDisclosure();
  const button = useRef<HTMLButtonElement>(null);
  // It stands in the place of the bell that was pressed, and gets the focus back when the panel is closed.
  useEffect(() => {
    button.current?.focus();
    panel.open();
  }, [panel.open]);
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
        <BellButton unread={unread} ref={button} onClick={panel.toggle} />
      </Popover.Target>
      <Popover.Dropdown className={classes.panel} aria-label="Notifications">
        <Suspense>
          {isOpen && <NotificationList onClose={panel.close} onSwitchWorkspace={onSwitchWorkspace} />}
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  );
}

interface BellButtonProps {
  unread: number;
  ref?: RefObject<HTMLButtonElement | null>;
  onClick: () => void;
  'aria-haspopup'?: 'dialog';
  'aria-expanded'?: boolean;
}

function BellButton({ unread, ...props }: BellButtonProps) {
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
