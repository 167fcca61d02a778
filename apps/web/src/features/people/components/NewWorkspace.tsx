import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { messageOf, problemOf } from '@/lib/errors';
import { Dialog } from '@/ui/Dialog';
import { useCreateWorkspace } from '../workspace-queries';

interface NewWorkspaceProps {
  onClose: () => void;
  onMade: (id: string) => Promise<void>;
}

export default function NewWorkspace({ onClose, onMade }: NewWorkspaceProps) {
  const [name, setName] = useState('');
  const create = useCreateWorkspace();
  const { error } = create;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    create.mutate(name.trim(), {
      onSuccess: ({ id }) => {
        onClose();
        void onMade(id);
      },
    });
  };
  return (
    <Dialog opened onClose={onClose} title="New workspace">
      <form onSubmit={submit}>
        <Stack>
          <Text size="sm" c="dimmed">
            For a study group, a class or a family: its courses, tasks and calendar are shared by everyone you
            invite. Your own workspace stays yours alone.
          </Text>
          <TextInput
            label="Name"
            placeholder="Biology study group"
            required
            maxLength={80}
            autoComplete="off"
            data-autofocus
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
            error={error ? (problemOf(error)?.errors?.[0]?.message ?? messageOf(error)) : undefined}
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" loading={create.isPending} disabled={name.trim() === ''}>
              Make the workspace
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
