import { type RefObject, useEffect, useRef, useState } from 'react';

/** What the button of something late is drawn with. */
export interface LateButton {
  ref?: RefObject<HTMLButtonElement | null>;
  onClick?: () => void;
  'aria-haspopup'?: 'menu' | 'dialog';
  'aria-expanded'?: boolean;
}

/**
 * What a button opens is not made before it is first asked for: a popover is drawn twice as it is made. Until then the
 * button is drawn alone, with `alone`.
 */
export function useLate(opens: 'menu' | 'dialog') {
  const [isWanted, setWanted] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  // The button is drawn anew in the place of the one that was pressed, and gets the focus back when all is closed.
  useEffect(() => {
    if (!isWanted) return;
    button.current?.focus();
    setOpen(true);
  }, [isWanted]);
  const alone: LateButton = {
    'aria-haspopup': opens,
    'aria-expanded': false,
    onClick: () => setWanted(true),
  };
  return { isWanted, isOpen, setOpen, button, alone };
}
