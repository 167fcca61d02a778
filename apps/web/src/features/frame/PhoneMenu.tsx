import { Drawer } from '@mantine/core';
import { useRouterState } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import classes from './PhoneMenu.module.css';
import { SidebarContent, type SidebarProps } from './Sidebar';

interface PhoneMenuProps extends Omit<SidebarProps, 'isRail'> {
  onClose: () => void;
}

/** The sidebar as a drawer; closes when a place was chosen. */
export default function PhoneMenu({ onClose, ...sidebar }: PhoneMenuProps) {
  const path = useRouterState({ select: ({ location }) => location.href });
  const [openedOn] = useState(path);
  useEffect(() => {
    if (path !== openedOn) onClose();
  }, [path, openedOn, onClose]);
  return (
    <Drawer.Root
      opened
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
