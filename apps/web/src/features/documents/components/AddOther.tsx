import { Button, Group, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { fetchDocument } from '@/api';
import { messageOf, problemOf } from '@/lib/errors';
import { usePlanChanged } from '@/lib/plan/use-plan-changed';
import { toast } from '@/lib/toast';
import { useWorkspace } from '@/lib/workspace';
import { Dialog } from '@/ui/Dialog';
import type { UploadPlace } from '../model/upload';

interface AddOtherProps {
  /** What is open; nothing when closed. */
  way: 'paste' | 'address' | undefined;
  place: UploadPlace;
  onFile: (file: File) => void;
  onClose: () => void;
}

/** Syllabi that are no file: words from a page or a mail, and what lies at a web address. */
export default function AddOther({ way, place, onFile, onClose }: AddOtherProps) {
  const title = way === 'address' ? 'Add from a web address' : 'Paste a syllabus';
  return (
    <Dialog opened={way !== undefined} onClose={onClose} title={title} centered size="lg">
      {way === 'address' ? (
        <AddressForm place={place} onClose={onClose} />
      ) : (
        <PasteForm onFile={onFile} onClose={onClose} />
      )}
    </Dialog>
  );
}

/** Shorter than any syllabus that says something. */
const SHORTEST = 10;

function PasteForm({ onFile, onClose }: Pick<AddOtherProps, 'onFile' | 'onClose'>) {
  const [text, setText] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onFile(new File([text], nameOf(text), { type: 'text/plain' }));
    onClose();
  };
  return (
    <form onSubmit={submit}>
      <Stack gap="sm">
        <Textarea
          label="The text"
          description="Copied from a page, a mail or a document. Tables may keep their tabs."
          required
          autosize
          minRows={10}
          maxRows={20}
          maxLength={500_000}
          data-autofocus
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Buttons disabled={text.trim().length < SHORTEST} label="Add the text" onClose={onClose} />
      </Stack>
    </form>
  );
}

/** Its first line, as far as a file may be called so. */
const nameOf = (text: string): string => {
  const first = text.split('\n').find((line) => line.trim() !== '') ?? '';
  const name = first
    .replace(/[\\/:*?"<>|\t]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return `${name.slice(0, 60).trim() || 'Pasted text'}.txt`;
};

function AddressForm({ place, onClose }: Pick<AddOtherProps, 'place' | 'onClose'>) {
  const { id: workspaceId } = useWorkspace();
  const planChanged = usePlanChanged();
  const [address, setAddress] = useState('');
  const add = useMutation({
    mutationFn: () =>
      fetchDocument({ path: { workspaceId }, body: { address, ...place }, throwOnError: true }),
    onSuccess: ({ data: { document, alreadyHere } }) => {
      toast.success(alreadyHere ? `${document.name} is here already` : `${document.name} is being read`);
      onClose();
    },
    onSettled: planChanged,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    add.mutate();
  };
  return (
    <form onSubmit={submit}>
      <Stack gap="sm">
        <TextInput
          label="Web address"
          description="A page or a file that anyone can open. It is fetched once; what needs a password cannot be."
          type="url"
          inputMode="url"
          placeholder="https://"
          required
          maxLength={2000}
          data-autofocus
          value={address}
          onChange={(event) => setAddress(event.currentTarget.value)}
        />
        {add.error && (
          <div role="alert">
            <Text fw={600} c="var(--danger)">
              {messageOf(add.error)}
            </Text>
            <Text size="sm">
              {problemOf(add.error)?.detail ?? 'Open it in the browser and save it, then add the file.'}
            </Text>
          </div>
        )}
        <Buttons
          disabled={!URL.canParse(address)}
          loading={add.isPending}
          label="Fetch and add"
          onClose={onClose}
        />
      </Stack>
    </form>
  );
}

interface ButtonsProps {
  label: string;
  disabled: boolean;
  loading?: boolean;
  onClose: () => void;
}

function Buttons({ label, disabled, loading = false, onClose }: ButtonsProps) {
  return (
    <Group justify="flex-end" gap="xs">
      <Button variant="default" onClick={onClose}>
        Cancel
      </Button>
      <Button type="submit" disabled={disabled} loading={loading}>
        {label}
      </Button>
    </Group>
  );
}
