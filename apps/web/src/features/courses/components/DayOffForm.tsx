import { Group, Stack, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { Dialog } from '@/ui/Dialog';
import { FormActions } from '@/ui/FormActions';
import { useDayOffActions } from '../part-queries';

export function DayOffForm({ courseId, onClose }: { courseId: string; onClose: () => void }) {
  const [title, setTitle] = useState('');
  const [startsOn, setStartsOn] = useState('');
  const [endsOn, setEndsOn] = useState('');
  const { create } = useDayOffActions(courseId);
  const isBackwards = endsOn !== '' && endsOn < startsOn;

  function submit(event: FormEvent) {
    event.preventDefault();
    create.mutate({ title: title.trim(), startsOn, endsOn: endsOn || startsOn }, { onSuccess: onClose });
  }

  return (
    <Dialog opened onClose={onClose} title="A day off">
      <form onSubmit={submit}>
        <Stack>
          <TextInput
            label="Name"
            placeholder="Spring break"
            required
            maxLength={200}
            data-autofocus
            value={title}
            onChange={(event) => setTitle(event.currentTarget.value)}
          />
          <Group grow align="start">
            <TextInput
              type="date"
              label="First day"
              required
              max="9999-12-31"
              value={startsOn}
              onChange={(event) => setStartsOn(event.currentTarget.value)}
            />
            <TextInput
              type="date"
              label="Last day"
              description="The same when left empty"
              inputWrapperOrder={['label', 'input', 'description', 'error']}
              max="9999-12-31"
              value={endsOn}
              onChange={(event) => setEndsOn(event.currentTarget.value)}
              error={isBackwards && 'Has to be the first day, or later'}
            />
          </Group>
          <FormActions
            submit="Add"
            isSending={create.isPending}
            disabled={title.trim() === '' || startsOn === '' || isBackwards}
            onCancel={onClose}
          />
        </Stack>
      </form>
    </Dialog>
  );
}
