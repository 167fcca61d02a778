import { Drawer } from '@mantine/core';
import { useRouterState } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { SHEET } from '@/ui/sheet';
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
    <Drawer
      opened
      onClose={onClose}
      size={304}
      title="Menu"
      closeButtonProps={{ 'aria-label': 'Close the menu' }}
      classNames={classes}
      {...SHEET}
    >
      <SidebarContent {...sidebar} isRail={false} />
    </Drawer>
  );
}
