import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { type FormEvent, type ReactNode, useState } from 'react';
import { messageOf } from '@/lib/errors';

interface TypedConfirmationProps {
  /** What has to be typed, so that no stray click is enough. */
  words: string;
  action: string;
  isDangerous?: boolean;
  isPending: boolean;
  error: unknown;
  onConfirm: () => void;
  onClose: () => void;
  children: ReactNode;
}

export function TypedConfirmation({ words, action, children, ...props }: TypedConfirmationProps) {
  const { isDangerous, isPending, error, onConfirm, onClose } = props;
  const [typed, setTyped] = useState('');
  const isConfirmed = typed.trim() === words.trim();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isConfirmed) onConfirm();
  };
  return (
    <form onSubmit={submit}>
      <Stack>
        {children}
        <TextInput
          label={`Type ${words} to confirm`}
          autoComplete="off"
          data-autofocus
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        {Boolean(error) && (
          <Text role="alert" size="sm" style={{ color: 'var(--danger)' }}>
            {messageOf(error)}
          </Text>
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button
            type="submit"
            loading={isPending}
            disabled={!isConfirmed}
            {...(isDangerous && { style: isConfirmed ? { background: 'var(--danger)' } : undefined })}
          >
            {action}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
