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
 * button is drawn alone, with `alone`; what takes its place opens by `useOpening`.
 */
export function useLate(opens: 'menu' | 'dialog') {
  const [isWanted, setWanted] = useState(false);
  const alone: LateButton = {
    'aria-haspopup': opens,
    'aria-expanded': false,
    onClick: () => setWanted(true),
  };
  return { isWanted, alone };
}

/** Open as soon as it is made, with its button in the place of the one that was pressed. */
export function useOpening() {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  // The focus comes back to the button that is drawn now when all is closed.
  useEffect(() => {
    button.current?.focus();
    setOpen(true);
  }, []);
  return { isOpen, setOpen, button };
}
