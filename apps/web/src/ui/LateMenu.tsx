import { Menu, type MenuProps } from '@mantine/core';
import type { ReactElement } from 'react';
import { type LateButton, useLate } from './use-late';

interface LateMenuProps extends Pick<MenuProps, 'width' | 'children'> {
  button: (props: LateButton) => ReactElement;
}

/** A menu that is made when it is first asked for. */
export function LateMenu({ button, children, ...menu }: LateMenuProps) {
  const late = useLate('menu');
  if (!late.isWanted) return button(late.alone);
  return (
    <Menu opened={late.isOpen} onChange={late.setOpen} {...menu}>
      <Menu.Target>{button({ ref: late.button })}</Menu.Target>
      <Menu.Dropdown>{children}</Menu.Dropdown>
    </Menu>
  );
}
