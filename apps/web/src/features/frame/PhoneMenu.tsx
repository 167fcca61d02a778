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
    <Drawer.Root
      opened={isOpen}
      onClose={onClose}
      size={304}
      classNames={{ content: classes.content, body: classes.body }}
    >
      <Drawer.Overlay />
      <Drawer.Content>
        <div className={classes.head}>
          <Drawer.Title>Menu</Drawer.Title>
          <Drawer.CloseButton aria-label="Close the menu" />
        </div>
        <Drawer.Body>
          <SidebarContent {...sidebar} isRail={false} />
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}
