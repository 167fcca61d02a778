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
}

/**
 * A link to confirm an address, opened where nobody is signed in with the account. Whoever signed up may have been
 * somebody else, so a press is not enough: one signs in, or takes the account over with a new password.
 */
export function ConfirmElsewhere({ code, email }: ConfirmElsewhereProps) {
  const [takesOver, setTakesOver] = useState(false);
  if (takesOver) return <NewPassword code={code} email={email} takesOver />;
  const { pathname, search } = window.location;
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
        <Button
          fullWidth
          renderRoot={(props) => <Link to="/sign-in" search={{ redirect: pathname + search }} {...props} />}
        >
          Sign in to confirm
        </Button>
        <Button variant="default" fullWidth onClick={() => setTakesOver(true)}>
          It was not me, or I do not know the password
        </Button>
      </AuthForm>
    </AuthCard>
  );
}
