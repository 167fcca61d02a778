import { Drawer } from '@mantine/core';
import { useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import classes from './PhoneMenu.module.css';
import { SidebarContent, type SidebarProps } from './Sidebar';

interface PhoneMenuProps extends Omit<SidebarProps, 'isRail'> {
  isOpen: boolean;
  onClose: () => void;
}

/** The sidebar as a drawer; closes when a place was chosen. */
export function PhoneMenu({ isOpen, onClose, ...sidebar }: PhoneMenuProps) {
  const path = useRouterState({ select: ({ location }) => location.href });
  // biome-ignore lint/correctness/useExhaustiveDependencies: closes whenever the path changes, for that reason only
  useEffect(onClose, [path]);
  return (
    <Drawer
      opened={isOpen}
      onClose={onClose}
      size={304}
      title="Menu"
      classNames={{ body: classes.body, content: classes.content }}
    >
      <SidebarContent {...sidebar} isRail={false} />
    </Drawer>
  );
}
