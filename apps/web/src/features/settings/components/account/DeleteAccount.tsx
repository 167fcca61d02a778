import { Button, TextInput } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { countText } from '@/lib/plan/wording';
import { Bone, Waiting } from '@/ui/Waiting';
import { useDeletion, useRequestDeletion } from '../../account-queries';
import { useSensitiveForm } from '../../model/use-sensitive-form';
import classes from '../SensitiveForm.module.css';
import { useRecentSignIn } from './recent-sign-in';
import { FormFailure, SensitiveForm } from './SensitiveForm';

interface DeleteAccountProps {
  email: string;
  onClose: () => void;
  onGone: (notice: string) => void;
}

/** Says what goes and what stands in the way; the address is typed, so that no stray click is enough. */
export default function DeleteAccount({ email, onClose, onGone }: DeleteAccountProps) {
  const { data: deletion } = useDeletion();
  const requestDeletion = useRequestDeletion();
  const [typed, setTyped] = useState('');
  const { run } = useRecentSignIn();
  const form = useSensitiveForm();
  const isConfirmed = typed.trim().toLowerCase() === email.toLowerCase();

  async function submit() {
    if (!isConfirmed || !deletion) return;
    if (!(await form.send({}, () => run(() => requestDeletion.mutateAsync())))) return;
    const { graceDays } = deletion;
    onGone(
      graceDays > 0
        ? `Your account will be erased in ${countText(graceDays, 'day')}. Sign in before then to keep it.`
        : 'Your account and everything in it are erased.',
    );
  }

  if (!deletion) {
    return (
      <Waiting label="Looking what would go">
        <Bone height={160} />
      </Waiting>
    );
  }
  if (deletion.soleOwnerOf.length > 0) {
    return <StillOwner workspaces={deletion.soleOwnerOf} onClose={onClose} />;
  }
  return (
    <SensitiveForm onSubmit={submit}>
      <p>
        You are signed out everywhere, and your own workspace is hidden at once: its courses, syllabi, tasks,
        chats and calendar feed.
      </p>
      {deletion.graceDays > 0 ? (
        <p>
          <strong>For {deletion.graceDays} days you can come back:</strong> sign in and choose to keep the
          account. After that it is erased, and nobody can bring it back.
        </p>
      ) : (
        <p>
          <strong>It is erased at once,</strong> and nobody can bring it back.
        </p>
      )}
      <TextInput
        label={`Type ${email} to confirm`}
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        data-autofocus
      />
      <FormFailure>{form.failure}</FormFailure>
      <div className={classes.buttons}>
        <Button variant="default" onClick={onClose}>
          Keep the account
        </Button>
        <Button type="submit" className={classes.danger} disabled={!isConfirmed} loading={form.isSending}>
          Delete the account
        </Button>
      </div>
    </SensitiveForm>
  );
}

interface StillOwnerProps {
  workspaces: { id: string; name: string; otherMembers: number }[];
  onClose: () => void;
}

/** Others work there: somebody has to be able to manage it. */
function StillOwner({ workspaces, onClose }: StillOwnerProps) {
  return (
    <div className={classes.form}>
      <p>
        You are the only owner of {workspaces.length === 1 ? 'a workspace' : 'workspaces'} that other people
        use. Before you go, make someone else an owner there, or remove the others:
      </p>
      <ul className={classes.bullets}>
        {workspaces.map(({ id, name, otherMembers }) => (
          <li key={id}>
            <strong>{name}</strong>,{' '}
            {otherMembers === 1 ? 'one other person' : `${otherMembers} other people`}
          </li>
        ))}
      </ul>
      <p className={classes.note}>Switch to the workspace first; its people are on the Users page.</p>
      <div className={classes.buttons}>
        <Button variant="default" onClick={onClose}>
          Close
        </Button>
        <Button renderRoot={(props) => <Link to="/users" {...props} />} data-autofocus>
          Open Users
        </Button>
      </div>
    </div>
  );
}
