import { ActionIcon } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { LateMenu } from './LateMenu';

interface RowMenuProps {
  label: string;
  size?: number;
  children: ReactNode;
}

/** What can be done with one of many rows. */
export const RowMenu = ({ label, size, children }: RowMenuProps) => (
  <LateMenu
    button={(props) => (
      <ActionIcon variant="subtle" color="gray" size={size} aria-label={label} {...props}>
        <IconDots size={16} stroke={1.75} />
      </ActionIcon>
    )}
  >
    {children}
  </LateMenu>
);
