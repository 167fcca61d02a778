import { ActionIcon, Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';

interface RowMenuProps {
  label: string;
  children: ReactNode;
}

/** What can be done with one of many rows. Until it is first asked for there is nothing of it but the button. */
export function RowMenu({ label, children }: RowMenuProps) {
  const [isWanted, setWanted] = useState(false);
  if (isWanted) return <WantedMenu label={label}>{children}</WantedMenu>;
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      aria-label={label}
      aria-haspopup="menu"
      aria-expanded={false}
      onClick={() => setWanted(true)}
    >
      <IconDots size={16} stroke={1.75} />
    </ActionIcon>
  );
}

function WantedMenu({ label, children }: RowMenuProps) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  // It stands in the place of the button that was pressed, and gets the focus back when the menu is closed.
  useEffect(() => {
    button.current?.focus();
    setOpen(true);
  }, []);
  return (
    <Menu opened={isOpen} onChange={setOpen}>
      <Menu.Target>
        <ActionIcon ref={button} variant="subtle" color="gray" aria-label={label}>
          <IconDots size={16} stroke={1.75} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>{children}</Menu.Dropdown>
    </Menu>
  );
}
