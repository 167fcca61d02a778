import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { Dialog } from '@/ui/Dialog';
import { PasswordField } from '@/ui/PasswordField';
import { deleteAccount } from '../model/account';
import { missing, useSensitiveForm } from '../model/use-sensitive-form';
import classes from './SensitiveForm.module.css';

interface DeleteAccountProps {
  email: string;
  onClose: () => void;
}

/** It cannot be undone, so the address is typed and the password asked for. Signing out follows by itself. */
export function DeleteAccount({ email, onClose }: DeleteAccountProps) {
  const [typed, setTyped] = useState('');
  const [password, setPassword] = useState('');
  const form = useSensitiveForm();
  const isConfirmed = typed.trim().toLowerCase() === email.toLowerCase();

  return (
    <Dialog opened onClose={onClose} title="Delete your account?">
      <form
        className={classes.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void form.send({ current: missing(password, 'your password') }, () => deleteAccount(password));
        }}
      >
        <p>
          Your account, your own workspace and everything in it will be deleted: courses, syllabi, tasks,
          conversations and the calendar feed. This cannot be undone.
        </p>
        <TextInput
          label={`Type ${email} to confirm`}
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          data-autofocus
        />
        <PasswordField
          label="Your password"
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
          error={form.faults.current}
        />
        <div role="alert">{form.failure && <p className={classes.failure}>{form.failure}</p>}</div>
        <div className={classes.buttons}>
          <Button variant="default" onClick={onClose}>
            Keep the account
          </Button>
          <Button type="submit" className={classes.danger} disabled={!isConfirmed} loading={form.isSending}>
            Delete for good
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
