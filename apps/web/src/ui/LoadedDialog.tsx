import { Modal, type ModalProps } from '@mantine/core';
import { useEffect, useState } from 'react';

/** Opens once it is there: only a dialog that was closed before remembers where the focus goes back to. */
export default function LoadedDialog({ opened, ...props }: ModalProps) {
  const [isThere, setThere] = useState(false);
  useEffect(() => setThere(true), []);
  return <Modal {...props} opened={opened && isThere} />;
}
