import { Menu, UnstyledButton } from '@mantine/core';
import { IconCheck, IconPlus, IconSelector, IconUsers } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { Me } from '@/api/types.gen';
import { useWorkspace } from '@/lib/workspace';
import { Mark } from '@/ui/Logo';
import classes from './WorkspaceSwitcher.module.css';

interface WorkspaceSwitcherProps {
  me: Me;
  isRail: boolean;
  onSwitch: (id: string) => void;
  onNew: () => void;
}

const ROLE_LABELS = {
  owner: 'You own it',
  admin: 'You administer it',
  member: 'You are a member',
  viewer: 'You can look',
};

type WorkspaceOfMe = Me['workspaces'][number];
const describe = ({ personal, role }: WorkspaceOfMe) => (personal ? 'Your own workspace' : ROLE_LABELS[role]);

export function WorkspaceSwitcher({ me, isRail, onSwitch, onNew }: WorkspaceSwitcherProps) {
  const { id } = useWorkspace();
  const current = me.workspaces.find((workspace) => workspace.id === id);
  if (!current) return null;
  return (
    <Menu position={isRail ? 'right-start' : 'bottom-start'} width={248}>
      <Menu.Target>
        <UnstyledButton
          className={classes.target}
          aria-label={isRail ? `Workspace ${current.name}` : undefined}
        >
          <span className={classes.mark}>
            <Mark size={18} />
          </span>
          {!isRail && (
            <>
              <span className={classes.words}>
                <strong>{current.name}</strong>
                <small>{describe(current)}</small>
              </span>
              <IconSelector size={16} stroke={1.75} aria-hidden="true" />
            </>
          )}
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>Workspaces</Menu.Label>
        {me.workspaces.map((workspace) => (
          <Menu.Item
            key={workspace.id}
            onClick={() => onSwitch(workspace.id)}
            rightSection={workspace.id === id && <IconCheck size={16} aria-label="shown now" />}
          >
            {workspace.name}
            <small className={classes.role}>{describe(workspace)}</small>
          </Menu.Item>
        ))}
        <Menu.Divider />
        <Menu.Item
          leftSection={<IconUsers size={16} stroke={1.75} />}
          renderRoot={(props) => <Link to="/users" {...props} />}
        >
          People and invitations
        </Menu.Item>
        <Menu.Item leftSection={<IconPlus size={16} stroke={1.75} />} onClick={onNew}>
          New workspace…
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
