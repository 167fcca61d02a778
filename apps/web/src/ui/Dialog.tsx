import type { ModalProps } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';

const LoadedDialog = lazy(() => import('./LoadedDialog'));

/** A dialog whose script comes when it is first opened; it stays, so that it can close gently. */
export function Dialog(props: ModalProps) {
  const [isWanted, want] = useState(props.opened);
  if (props.opened && !isWanted) want(true);
  return <Suspense>{isWanted && <LoadedDialog {...props} />}</Suspense>;
}
