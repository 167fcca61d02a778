import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { spendCode } from '../model/action-code';
import { useAuth, useVerificationMail } from '../model/auth';
import { useAuthForm } from '../model/use-auth-form';
import { AuthCard } from './AuthCard';
import { AuthForm, FormError } from './AuthForm';

const STEPS = {
  verifyEmail: {
    title: 'Confirm your e-mail',
    lead: (email: string) => `${email} belongs to you? Then confirm it.`,
    button: 'Confirm e-mail',
    done: 'Your e-mail is confirmed',
  },
  verifyAndChangeEmail: {
    title: 'Change your e-mail',
    lead: (email: string) => `From now on, sign in with ${email}.`,
    button: 'Use this e-mail',
    done: 'Your e-mail is changed',
  },
  recoverEmail: {
    title: 'Take back your e-mail',
    lead: (email: string) => `The account goes back to ${email}. Do this if you did not change it yourself.`,
    button: 'Take it back',
    done: 'Your old e-mail is back',
  },
} as const;

interface ConfirmActionProps {
  mode: keyof typeof STEPS;
  code: string;
  email: string;
}

export function ConfirmAction({ mode, code, email }: ConfirmActionProps) {
  const { title, lead, button, done } = STEPS[mode];
  const [isDone, setDone] = useState(false);
  const queryClient = useQueryClient();
  const form = useAuthForm();

  async function submit() {
    if (!(await form.send({}, () => spendCode(code)))) return;
    useVerificationMail.setState({ hasFailed: false });
    await queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'action-code' });
    setDone(true);
  }

  if (isDone) return <Done title={done} mode={mode} />;
  return (
    <AuthCard title={title} lead={lead(email)}>
      <AuthForm onSubmit={submit}>
        <FormError>{form.failure}</FormError>
        <Button type="submit" fullWidth loading={form.isSending}>
          {button}
        </Button>
      </AuthForm>
    </AuthCard>
  );
}

function Done({ title, mode }: { title: string; mode: keyof typeof STEPS }) {
  const { user } = useAuth();
  const wasStolen = mode === 'recoverEmail';
  return (
    <AuthCard
      title={title}
      lead={
        wasStolen ? 'If someone else changed it, choose a new password too.' : 'That is all; you can go on.'
      }
    >
      <AuthForm onSubmit={() => undefined}>
        <Button
          fullWidth
          renderRoot={(props) => (
            <Link to={wasStolen ? '/forgot-password' : user ? '/' : '/sign-in'} {...props} />
          )}
        >
          {wasStolen ? 'Choose a new password' : user ? 'Go to the dashboard' : 'Sign in'}
        </Button>
      </AuthForm>
    </AuthCard>
  );
}
