import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { spendCode } from '../model/action-code';
import { useAuth, useVerificationMail } from '../model/auth';
import { useAuthForm } from '../model/use-auth-form';
import { AuthCard } from './AuthCard';
import { AuthForm, FormError } from './AuthForm';
import { MailSent } from './MailSent';

const STEPS = {
  verifyEmail: {
    title: 'Confirm your e-mail',
    lead: (email: string, _previous: string) => `${email} belongs to you? Then confirm it.`,
    button: 'Confirm e-mail',
    done: 'Your e-mail is confirmed',
  },
  verifyAndChangeEmail: {
    title: 'Change your e-mail',
    lead: (email: string, previous: string) =>
      `From now on you sign in with ${email} in place of ${previous}, which gets a mail to take that back.`,
    button: 'Use this e-mail',
    done: 'Your e-mail is changed',
  },
  recoverEmail: {
    title: 'Take back your e-mail',
    lead: (email: string, previous: string) =>
      `The account goes back from ${previous || 'the new address'} to ${email}, and every device is signed out. Do this if you did not change it yourself.`,
    button: 'Take it back',
    done: 'Your old e-mail is back',
  },
} as const;

interface ConfirmActionProps {
  mode: keyof typeof STEPS;
  code: string;
  email: string;
  previousEmail: string;
}

export function ConfirmAction({ mode, code, email, previousEmail }: ConfirmActionProps) {
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

  if (isDone && mode === 'recoverEmail') return <TakenBack title={done} email={email} />;
  if (isDone) return <Done title={done} />;
  return (
    <AuthCard title={title} lead={lead(email, previousEmail)}>
      <AuthForm onSubmit={submit}>
        <FormError>{form.failure}</FormError>
        <Button type="submit" fullWidth loading={form.isSending}>
          {button}
        </Button>
      </AuthForm>
    </AuthCard>
  );
}

function Done({ title }: { title: string }) {
  const { user } = useAuth();
  return (
    <AuthCard title={title} lead="That is all; you can go on.">
      <AuthForm onSubmit={() => undefined}>
        <Button fullWidth renderRoot={(props) => <Link to={user ? '/' : '/sign-in'} {...props} />}>
          {user ? 'Go to the dashboard' : 'Sign in'}
        </Button>
      </AuthForm>
    </AuthCard>
  );
}

/** Whoever changed the address may know the password as well: a new one is a press away. */
function TakenBack({ title, email }: { title: string; email: string }) {
  const { resetPassword } = useAuth();
  const [isSent, setSent] = useState(false);
  const form = useAuthForm();
  async function submit() {
    if (await form.send({}, () => resetPassword(email))) setSent(true);
  }
  const footer = <Link to="/sign-in">Go to sign in</Link>;
  if (isSent) {
    return (
      <AuthCard title="Look into your mail" footer={footer}>
        <MailSent email={email} what="a link to choose a new password" onAgain={submit} />
      </AuthCard>
    );
  }
  return (
    <AuthCard
      title={title}
      lead={`You sign in with ${email} again. If someone else changed it, they may know your password: choose a new one now.`}
      footer={footer}
    >
      <AuthForm onSubmit={submit}>
        <FormError>{form.failure}</FormError>
        <Button type="submit" fullWidth loading={form.isSending}>
          Mail me a link for a new password
        </Button>
      </AuthForm>
    </AuthCard>
  );
}
