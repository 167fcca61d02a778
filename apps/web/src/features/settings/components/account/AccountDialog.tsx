import type { ModalProps } from '@mantine/core';
import { Dialog } from '@/ui/Dialog';
import { useRecentSignIn } from './recent-sign-in';

/** A dialog of the account page; Escape closes the question who one is first, where that lies on top. */
export function AccountDialog(props: ModalProps) {
  const { isAsking = false } = useRecentSignIn();
  return <Dialog {...props} closeOnEscape={!isAsking} />;
}
