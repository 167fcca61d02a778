import { Button, Group, Text, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useState } from 'react';
import { useMe } from '@/lib/me';
import { toast } from '@/lib/toast';
import { useWorkspace } from '@/lib/workspace';
import { Dialog } from '@/ui/Dialog';
import { Row } from '@/ui/Row';
import { Section } from '@/ui/Section';
import classes from '../PeoplePage.module.css';
import { useDeleteWorkspace, useRenameWorkspace } from '../workspace-queries';
import { TypedConfirmation } from './TypedConfirmation';

/** The workspace itself: what it is called and, for its owner, its end. */
export function WorkspaceSection() {
  const { id, name, role } = useWorkspace();
  const isPersonal = useMe()?.workspaces.find((one) => one.id === id)?.personal;
  return (
    <Section title="Workspace">
      <Rename key={name} name={name} />
      {role === 'owner' && !isPersonal && <DeleteRow name={name} />}
    </Section>
  );
}

function Rename({ name }: { name: string }) {
  const [draft, setDraft] = useState(name);
  const rename = useRenameWorkspace();
  const save = () => {
    const next = draft.trim();
    if (next === '' || next === name) return setDraft(name);
    // The field begins anew with the new name, so what comes after must not hang on it.
    rename.mutateAsync(next).then(
      () => toast.undoable('Workspace renamed.', () => rename.mutate(name)),
      () => setDraft(name),
    );
  };
  return (
    <form
      className={classes.rename}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <TextInput
        className={classes.name}
        label="Name"
        description="Saved as you leave the field."
        maxLength={80}
        autoComplete="off"
        value={draft}
        onChange={(event) => setDraft(event.currentTarget.value)}
        onBlur={save}
      />
    </form>
  );
}

function DeleteRow({ name }: { name: string }) {
  const [isOpen, dialog] = useDisclosure();
  const remove = useDeleteWorkspace();
  return (
    <Row
      wraps
      title="Delete the workspace"
      about="Its courses, syllabi and tasks are gone for everyone in it. This cannot be undone."
    >
      <Group>
        <Button variant="outline" className={classes.danger} onClick={dialog.open}>
          Delete…
        </Button>
      </Group>
      <Dialog opened={isOpen} onClose={dialog.close} title={`Delete ${name}?`}>
        <TypedConfirmation
          words={name}
          action="Delete the workspace"
          isDangerous
          isPending={remove.isPending}
          error={remove.error}
          onConfirm={() => remove.mutate()}
          onClose={dialog.close}
        >
          <Text>
            Everyone in it loses its courses, syllabi, tasks, chats and calendar feeds at once, and nobody can
            bring them back.
          </Text>
        </TypedConfirmation>
      </Dialog>
    </Row>
  );
}
