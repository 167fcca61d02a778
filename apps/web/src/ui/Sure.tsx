import { Button, Group, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import LoadedDialog from './LoadedDialog';

interface SureProps {
  /** The question, such as `Leave the group?`. */
  title: string;
  /** What is done, in the words of the menu. */
  action: string;
  isPending: boolean;
  onConfirm: () => void;
  onClose: () => void;
  /** What is lost. */
  children: ReactNode;
}

/** Asks before something goes that nobody can bring back. */
export default function Sure({ title, action, isPending, onConfirm, onClose, children }: SureProps) {
  return (
    <LoadedDialog opened onClose={onClose} title={title}>
      <Stack>
        <p>{children}</p>
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose} data-autofocus>
            Cancel
          </Button>
          <Button loading={isPending} onClick={onConfirm}>
            {action}
          </Button>
        </Group>
      </Stack>
    </LoadedDialog>
  );
}
