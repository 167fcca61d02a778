import { Menu, type MenuProps } from '@mantine/core';
import { type ReactElement, type RefObject, useEffect, useRef, useState } from 'react';

/** What the button of a menu is drawn with. */
export interface MenuButton {
  ref?: RefObject<HTMLButtonElement | null>;
  onClick?: () => void;
  'aria-haspopup'?: 'menu';
  'aria-expanded'?: boolean;
}

interface LateMenuProps extends Pick<MenuProps, 'width' | 'children'> {
  button: (props: MenuButton) => ReactElement;
}

/** Until it is first asked for there is nothing of a menu but its button: a popover is drawn twice as it is made. */
export function LateMenu({ button, ...menu }: LateMenuProps) {
  const [isWanted, setWanted] = useState(false);
  if (isWanted) return <WantedMenu button={button} {...menu} />;
  return button({ 'aria-haspopup': 'menu', 'aria-expanded': false, onClick: () => setWanted(true) });
}

function WantedMenu({ button, children, ...menu }: LateMenuProps) {
  const [isOpen, setOpen] = useState(false);
  const drawn = useRef<HTMLButtonElement>(null);
  // It stands in the place of the button that was pressed, and gets the focus back when the menu is closed.
  useEffect(() => {
    drawn.current?.focus();
    setOpen(true);
  }, []);
  return (
    <Menu opened={isOpen} onChange={setOpen} {...menu}>
      <Menu.Target>{button({ ref: drawn })}</Menu.Target>
      <Menu.Dropdown>{children}</Menu.Dropdown>
    </Menu>
  );
}
