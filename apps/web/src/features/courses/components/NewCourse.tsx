import { Stack, TextInput } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { Dialog } from '@/ui/Dialog';
import { FormActions } from '@/ui/FormActions';
import { useCourseActions } from '../queries';

export function NewCourse({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const [code, setCode] = useState('');
  const [title, setTitle] = useState('');
  const { create } = useCourseActions();
  const navigate = useNavigate();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    create.mutate(
      { title: title.trim(), code: code.trim() || null },
      { onSuccess: ({ id }) => navigate({ to: '/courses/$courseId', params: { courseId: id } }) },
    );
  };
  return (
    <Dialog opened={opened} onClose={onClose} title="New course">
      <form onSubmit={submit}>
        <Stack>
          <TextInput
            label="Code"
            placeholder="BIO 101"
            maxLength={40}
            data-autofocus
            value={code}
            onChange={(event) => setCode(event.currentTarget.value)}
          />
          <TextInput
            label="Title"
            placeholder="Principles of Biology"
            required
            maxLength={200}
            value={title}
            onChange={(event) => setTitle(event.currentTarget.value)}
          />
          <FormActions
            submit="Create"
            isSending={create.isPending}
            disabled={title.trim() === ''}
            onCancel={onClose}
          />
        </Stack>
      </form>
    </Dialog>
  );
}
