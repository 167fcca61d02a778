import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { AuthCard } from './AuthCard';
import { AuthForm } from './AuthForm';
import { NewPassword } from './NewPassword';
import classes from './SecondStep.module.css';

interface ConfirmElsewhereProps {
  code: string;
  email: string;
  /** Which account the address is to replace, where it changes. */
  previousEmail: string;
}

/**
 * A link to confirm an address, opened where nobody is signed in with the account. Whoever signed up may have been
 * somebody else, so a press is not enough: one signs in, or takes the account over with a new password.
 */
export function ConfirmElsewhere({ code, email, previousEmail }: ConfirmElsewhereProps) {
  const [takesOver, setTakesOver] = useState(false);
  if (takesOver) return <NewPassword code={code} email={email} takesOver />;
  if (previousEmail) return <ChangeElsewhere email={email} previousEmail={previousEmail} />;
  return (
    <AuthCard
      title="Confirm your e-mail"
      lead={
        <>
          Somebody made an account for <strong className={classes.address}>{email}</strong>. If that was you,
          sign in here to confirm it.
        </>
      }
    >
      <AuthForm onSubmit={() => undefined}>
        <SignInToConfirm />
        <Button variant="default" fullWidth onClick={() => setTakesOver(true)}>
          It was not me, or I do not know the password
        </Button>
      </AuthForm>
    </AuthCard>
  );
}

function ChangeElsewhere({ email, previousEmail }: Omit<ConfirmElsewhereProps, 'code'>) {
  return (
    <AuthCard
      title="Change your e-mail"
      lead={
        <>
          Somebody wants to sign in with <strong className={classes.address}>{email}</strong> in place of{' '}
          <strong className={classes.address}>{previousEmail}</strong>. If that was you, sign in here as
          before to confirm it. If not, there is nothing to do.
        </>
      }
    >
      <AuthForm onSubmit={() => undefined}>
        <SignInToConfirm />
      </AuthForm>
    </AuthCard>
  );
}

function SignInToConfirm() {
  const { pathname, search } = window.location;
  return (
    <Button
      fullWidth
      renderRoot={(props) => <Link to="/sign-in" search={{ redirect: pathname + search }} {...props} />}
    >
      Sign in to confirm
    </Button>
  );
}
