import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useDraft } from '@/lib/use-draft';
import { AuthCard } from './components/AuthCard';
import { AuthForm, FormError } from './components/AuthForm';
import { EmailField } from './components/EmailField';
import { MailSent } from './components/MailSent';
import { useAuth } from './model/auth';
import { emailFault } from './model/email';
import { useAuthForm } from './model/use-auth-form';

export function ForgotPasswordPage() {
  const { resetPassword } = useAuth();
  const [email, setEmail] = useDraft('email');
  const [sentTo, setSentTo] = useState<string>();
  const form = useAuthForm();

  async function submit() {
    const address = email.trim();
    if (await form.send({ email: emailFault(email) }, () => resetPassword(address))) setSentTo(address);
  }

  const footer = <Link to="/sign-in">Back to sign in</Link>;
  if (sentTo) {
    return (
      <AuthCard title="Look into your mail" footer={footer}>
        <MailSent email={sentTo} what="a link to choose a new password" onAgain={submit} />
      </AuthCard>
    );
  }
  return (
    <AuthCard title="Forgot your password?" lead="We mail you a link to choose a new one." footer={footer}>
      <AuthForm onSubmit={submit} onInput={form.onInput}>
        <EmailField
          value={email}
          onChange={(event) => setEmail(event.currentTarget.value)}
          onBlur={() => email && form.check('email', emailFault(email))}
          error={form.faults.email}
        />
        <FormError>{form.failure}</FormError>
        <Button type="submit" fullWidth loading={form.isSending}>
          Send the link
        </Button>
      </AuthForm>
    </AuthCard>
  );
}
