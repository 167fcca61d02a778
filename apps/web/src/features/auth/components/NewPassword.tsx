import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { newPasswordFault } from '@/lib/password-policy';
import { NewPasswordField } from '@/ui/NewPasswordField';
import { chooseNewPassword } from '../model/action-code';
import { useAuthForm } from '../model/use-auth-form';
import { AuthCard } from './AuthCard';
import { AuthForm, FormError } from './AuthForm';

interface NewPasswordProps {
  code: string;
  email: string;
}

export function NewPassword({ code, email }: NewPasswordProps) {
  const [password, setPassword] = useState('');
  const [isDone, setDone] = useState(false);
  const form = useAuthForm();

  async function submit() {
    const fault = await newPasswordFault(password);
    if (await form.send({ password: fault }, () => chooseNewPassword(code, password))) setDone(true);
  }

  if (isDone) {
    return (
      <AuthCard
        title="Your new password is set"
        lead="Every other device was signed out. Sign in with the new password."
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
    <AuthCard title="Choose a new password" lead={`For ${email}.`}>
      <AuthForm onSubmit={submit}>
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
