import { Button, Group, Stack } from '@mantine/core';
import type { ReactNode } from 'react';

export interface ConfirmationProps {
  /** What is done, in the words of the menu. */
  action: string;
  isPending: boolean;
  onConfirm: () => void;
  onClose: () => void;
  /** What is lost. */
  children: ReactNode;
}

/** What a dialog asks before something is done that others notice, or nobody can bring back. */
export function Confirmation({ action, isPending, onConfirm, onClose, children }: ConfirmationProps) {
  return (
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
  );
}
