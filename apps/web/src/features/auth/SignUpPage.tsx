import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { newPasswordFault } from '@/lib/password-policy';
import { useDraft } from '@/lib/use-draft';
import { NewPasswordField } from '@/ui/NewPasswordField';
import { AuthCard } from './components/AuthCard';
import { AuthForm, FormError, Or } from './components/AuthForm';
import { EmailField } from './components/EmailField';
import { GoogleButton } from './components/GoogleButton';
import { useAuth } from './model/auth';
import { emailFault } from './model/email';
import { useAuthForm } from './model/use-auth-form';
import classes from './SignUpPage.module.css';

interface SignUpPageProps {
  redirect?: string;
}

export function SignUpPage({ redirect }: SignUpPageProps) {
  const { signUp } = useAuth();
  const [email, setEmail] = useDraft('email');
  const [password, setPassword] = useState('');
  const kept = useNameOfKept();
  const form = useAuthForm();

  const faultsNow = async () => ({ email: emailFault(email), password: await newPasswordFault(password) });
  const submit = () => form.send(faultsNow(), () => signUp(email.trim(), password));

  return (
    <AuthCard
      title="Create an account"
      lead={
        kept
          ? `The plan of ${kept} is kept: it comes into your account.`
          : 'Your syllabi become a plan in a few minutes.'
      }
      footer={
        <>
          Have an account?{' '}
          <Link to="/sign-in" search={{ redirect }}>
            Sign in
          </Link>
        </>
      }
    >
      <AuthForm onSubmit={submit} onInput={form.onInput}>
        <GoogleButton redirect={redirect} />
        <Or>or with e-mail</Or>
        <EmailField
          value={email}
          onChange={(event) => setEmail(event.currentTarget.value)}
          onBlur={() => email && form.check('email', emailFault(email))}
          error={form.faults.email}
        />
        <NewPasswordField
          label="Password"
          name="new-password"
          value={password}
          email={email}
          onChange={(event) => setPassword(event.currentTarget.value)}
          error={form.faults.password}
        />
        <FormError>{form.failure}</FormError>
        <Button type="submit" fullWidth loading={form.isSending}>
          Create account
        </Button>
        <p className={classes.terms}>
          By creating an account you agree to the <Link to="/terms">terms</Link> and the{' '}
          <Link to="/privacy">privacy notice</Link>.
        </p>
      </AuthForm>
    </AuthCard>
  );
}

/** The syllabus that was tried in the demo and waits for the account; without storage there is none. */
function useNameOfKept(): string | undefined {
  const [name, setName] = useState<string>();
  useEffect(() => {
    void import('@/lib/kept-syllabus').then(({ nameOfKept }) => nameOfKept()).then(setName, () => undefined);
  }, []);
  return name;
}
