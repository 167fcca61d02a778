import { Button } from '@mantine/core';
import { Link, useLocation, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useDraft } from '@/lib/use-draft';
import { PasswordField } from '@/ui/PasswordField';
import { AuthCard } from './components/AuthCard';
import { AuthForm, FormError, Or, WithLink } from './components/AuthForm';
import { EmailField } from './components/EmailField';
import { GoogleButton } from './components/GoogleButton';
import { PasskeyButton, usePasskeyOffer } from './components/PasskeyButton';
import { useAuth } from './model/auth';
import { emailFault } from './model/email';
import { keepForSecondStep } from './model/second-step';
import { useAuthForm } from './model/use-auth-form';

declare module '@tanstack/history' {
  interface HistoryState {
    /** Why one is at the sign-in page again, in a sentence. Gone with the next step. */
    notice?: string | undefined;
  }
}

interface SignInPageProps {
  redirect?: string;
  /** What `redirect` is called, when it leads to a place with a name. */
  destination?: string;
}

export function SignInPage({ redirect, destination }: SignInPageProps) {
  const navigate = useNavigate();
  const { notice } = useLocation().state;
  const { signIn } = useAuth();
  const [email, setEmail] = useDraft('email');
  const [password, setPassword] = useState('');
  const form = useAuthForm();
  const passkeyOffer = usePasskeyOffer(form.fail);

  const passwordFault = () => (password === '' ? 'Fill in your password.' : undefined);
  const submit = () =>
    form.send({ email: emailFault(email), password: passwordFault() }, async () => {
      try {
        await signIn(email.trim(), password);
      } catch (error) {
        if (!(await keepForSecondStep(error))) throw error;
        await navigate({ to: '/otp', search: { redirect } });
      }
    });

  return (
    <AuthCard
      title="Sign in"
      lead={notice ?? (destination ? `Welcome back. Sign in to go on to ${destination}.` : 'Welcome back.')}
      footer={
        <>
          New here?{' '}
          <Link to="/sign-up" search={{ redirect }}>
            Create an account
          </Link>
        </>
      }
    >
      <AuthForm onSubmit={submit} onInput={form.onInput} {...passkeyOffer}>
        <GoogleButton redirect={redirect} />
        <PasskeyButton onFailed={form.fail} />
        <Or>or with e-mail</Or>
        <EmailField
          value={email}
          onChange={(event) => setEmail(event.currentTarget.value)}
          onBlur={() => email && form.check('email', emailFault(email))}
          error={form.faults.email}
        />
        <WithLink link={<Link to="/forgot-password">Forgot password?</Link>}>
          <PasswordField
            label="Password"
            name="password"
            autoComplete="current-password"
            value={password}
            onChange={(event) => setPassword(event.currentTarget.value)}
            error={form.faults.password}
          />
        </WithLink>
        <FormError>{form.failure}</FormError>
        <Button type="submit" fullWidth loading={form.isSending}>
          Sign in
        </Button>
        <Button
          variant="default"
          fullWidth
          renderRoot={(props) => <Link to="/sign-in-2" search={{ redirect }} {...props} />}
        >
          E-mail me a sign-in link
        </Button>
      </AuthForm>
    </AuthCard>
  );
}
