import { Modal, type ModalProps } from '@mantine/core';
import { type ReactNode, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { SHEET } from './sheet';
import { RowBones, Waiting } from './Waiting';

/** Opens once it is there: only a dialog that was closed before remembers where the focus goes back to. */
export default function LoadedDialog({ opened, children, ...props }: ModalProps) {
  const [isThere, setThere] = useState(false);
  useEffect(() => setThere(true), []);
  const giveBack = useFocusBack(opened);
  return (
    <Modal {...props} {...SHEET} opened={opened && isThere} onExitTransitionEnd={giveBack}>
      <Suspense fallback={<Coming />}>
        <Arrived>{children}</Arrived>
      </Suspense>
    </Modal>
  );
}

/** A dialog gives the focus back when it closes; not when it is taken away as it stands, nor to an entry of a menu that is gone. */
export function useFocusBack(opened: boolean) {
  const opener = useRef<HTMLElement>(null);
  const giveBack = useCallback(() => {
    setTimeout(() => document.activeElement === document.body && opener.current?.focus());
  }, []);
  useEffect(() => {
    if (!opened) return;
    opener.current = openerOf(document.activeElement);
    return giveBack;
  }, [opened, giveBack]);
  return giveBack;
}

/** The entries of a menu go with it; its button stays. */
function openerOf(active: Element | null): HTMLElement | null {
  const menu = active?.closest('[role="menu"]');
  const button = menu && document.getElementById(menu.getAttribute('aria-labelledby') ?? '');
  return button ?? (active instanceof HTMLElement ? active : null);
}

const Coming = () => (
  <Waiting label="Loading">
    <RowBones rows={3} height={56} />
  </Waiting>
);

/** The focus begins at what the dialog is about and not at its cross, also when that is loaded after the dialog has opened. */
function Arrived({ children }: { children: ReactNode }) {
  const end = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const body = end.current?.parentElement;
    const first =
      body?.querySelector<HTMLElement>('[data-autofocus]') ??
      body?.querySelector<HTMLElement>(':is(input, textarea, select):enabled:not([type="hidden"])') ??
      body?.querySelector<HTMLElement>('button:enabled');
    first?.setAttribute('data-autofocus', 'true');
    if (body?.closest('[role="dialog"]')?.contains(document.activeElement)) first?.focus();
  }, []);
  return (
    <>
      {children}
      <span ref={end} hidden />
    </>
  );
}
