import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { newPasswordFault } from '@/lib/password-policy';
import { useDraft } from '@/lib/use-draft';
import { NewPasswordField } from '@/ui/NewPasswordField';
import { chooseNewPassword } from '../model/action-code';
import { useAuthForm } from '../model/use-auth-form';
import { AuthCard } from './AuthCard';
import { AuthForm, FormError } from './AuthForm';
import classes from './SecondStep.module.css';

interface NewPasswordProps {
  code: string;
  email: string;
  /** The link is to confirm an address, and nobody is signed in here who could. */
  takesOver?: boolean;
}

export function NewPassword({ code, email, takesOver = false }: NewPasswordProps) {
  const [password, setPassword] = useState('');
  const [isDone, setDone] = useState(false);
  const [, setDraft] = useDraft('email');
  const form = useAuthForm();

  async function submit() {
    const faultsNow = newPasswordFault(password).then((fault) => ({ password: fault }));
    if (!(await form.send(faultsNow, () => chooseNewPassword({ code, email, password })))) return;
    setDraft(email);
    setDone(true);
  }

  if (isDone) {
    return (
      <AuthCard
        title={takesOver ? 'Your e-mail is confirmed' : 'Your new password is set'}
        lead="Every device was signed out. Sign in with the new password."
      >
        <AuthForm onSubmit={() => undefined}>
          <Button fullWidth renderRoot={(props) => <Link to="/sign-in" {...props} />}>
            Sign in
          </Button>
        </AuthForm>
      </AuthCard>
    );
  }
  return (
    <AuthCard
      title={takesOver ? 'Make the account yours' : 'Choose a new password'}
      lead={
        takesOver ? (
          <>
            Choose a password for <strong className={classes.address}>{email}</strong>. Then the account is
            yours alone: every other device is signed out.
          </>
        ) : (
          <>
            For <strong className={classes.address}>{email}</strong>. Every device that is signed in has to
            sign in again.
          </>
        )
      }
    >
      <AuthForm onSubmit={submit} onInput={form.onInput}>
        <input type="hidden" name="email" autoComplete="username" value={email} readOnly />
        <NewPasswordField
          label="New password"
          name="new-password"
          value={password}
          email={email}
          onChange={(event) => setPassword(event.currentTarget.value)}
          error={form.faults.password}
        />
        <FormError>{form.failure}</FormError>
        <Button type="submit" fullWidth loading={form.isSending}>
          Set the password
        </Button>
      </AuthForm>
    </AuthCard>
  );
}
