import { Menu, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { IconDots, IconKeyboard, IconLogout, IconSettings } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { Me } from '@/api/types.gen';
import { PersonPicture } from '@/ui/PersonPicture';
import classes from './UserCard.module.css';

interface UserCardProps {
  me: Me;
  isRail: boolean;
  onSignOut: () => void;
  onShowKeys: () => void;
}

export function UserCard({ me, isRail, onSignOut, onShowKeys }: UserCardProps) {
  const email = me.account.email ?? '';
  const name = me.profile.name || email.split('@')[0] || 'You';
  return (
    <Menu position={isRail ? 'right-end' : 'top-end'} width={220}>
      <Menu.Target>
        <UnstyledButton className={classes.card} data-rail={isRail || undefined}>
          <PersonPicture name={name} src={me.profile.avatar} size={32} />
          {isRail && <VisuallyHidden>{name}, your menu</VisuallyHidden>}
          {!isRail && (
            <>
              <span className={classes.words}>
                <strong>{name}</strong>
                <small>{email}</small>
              </span>
              <IconDots size={16} stroke={1.75} aria-hidden="true" />
            </>
          )}
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          leftSection={<IconSettings size={16} stroke={1.75} />}
          renderRoot={(props) => <Link to="/settings" {...props} />}
        >
          Settings
        </Menu.Item>
        <Menu.Item
          leftSection={<IconKeyboard size={16} stroke={1.75} />}
          rightSection={<kbd>?</kbd>}
          onClick={onShowKeys}
        >
          Keyboard shortcuts
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item leftSection={<IconLogout size={16} stroke={1.75} />} onClick={onSignOut}>
          Sign out
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
