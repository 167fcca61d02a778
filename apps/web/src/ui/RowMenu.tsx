import { ActionIcon } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { LateMenu } from './LateMenu';

interface RowMenuProps {
  label: string;
  children: ReactNode;
}

/** What can be done with one of many rows. */
export const RowMenu = ({ label, children }: RowMenuProps) => (
  <LateMenu
    button={(props) => (
      <ActionIcon variant="subtle" color="gray" aria-label={label} {...props}>
        <IconDots size={16} stroke={1.75} />
      </ActionIcon>
    )}
  >
    {children}
  </LateMenu>
);
