import { Menu, type MenuProps } from '@mantine/core';
import type { ReactElement } from 'react';
import { type LateButton, useLate, useOpening } from './use-late';

interface LateMenuProps extends Pick<MenuProps, 'width' | 'position' | 'children'> {
  button: (props: LateButton) => ReactElement;
}

/** A menu that is made when it is first asked for. */
export function LateMenu(props: LateMenuProps) {
  const { isWanted, alone } = useLate('menu');
  return isWanted ? <MadeMenu {...props} /> : props.button(alone);
}

function MadeMenu({ button, children, ...menu }: LateMenuProps) {
  const opening = useOpening();
  return (
    <Menu opened={opening.isOpen} onChange={opening.setOpen} {...menu}>
      <Menu.Target>{button({ ref: opening.button })}</Menu.Target>
      <Menu.Dropdown>{children}</Menu.Dropdown>
    </Menu>
  );
}
