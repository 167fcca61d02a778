import { Button, Loader } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { authFailure } from '@/lib/auth-errors';
import { useCapabilities } from '@/lib/use-capabilities';
import { useAuth } from '../model/auth';
import { keepForSecondStep } from '../model/second-step';
import { FormError } from './AuthForm';
import classes from './GoogleButton.module.css';

interface GoogleButtonProps {
  redirect?: string | undefined;
}

/** Google sign-in where it is switched on; elsewhere it says what is missing and looks like nothing to press. */
export function GoogleButton({ redirect }: GoogleButtonProps) {
  const navigate = useNavigate();
  const { google } = useCapabilities() ?? {};
  const { signInWithGoogle } = useAuth();
  const [waiting, setWaiting] = useState(0);
  const [failure, setFailure] = useState<string>();
  if (!google) return <div className={classes.place} />;

  async function signIn() {
    setWaiting((attempts) => attempts + 1);
    setFailure(undefined);
    try {
      await signInWithGoogle();
    } catch (error) {
      if (await keepForSecondStep(error)) await navigate({ to: '/otp', search: { redirect } });
      else setFailure(authFailure(error).message);
    } finally {
      setWaiting((attempts) => attempts - 1);
    }
  }

  return (
    <div className={classes.way}>
      <Button
        variant="default"
        fullWidth
        disabled={!google.on}
        // Not `loading`: a second click opens a new window in place of one that got lost.
        aria-busy={waiting > 0}
        leftSection={waiting > 0 ? <Loader size={18} color="gray" /> : <GoogleMark />}
        onClick={signIn}
        aria-describedby={google.on ? undefined : 'google-is-off'}
      >
        {waiting > 0 ? 'Waiting for Google…' : 'Continue with Google'}
      </Button>
      <FormError>{failure}</FormError>
      {!google.on && (
        <p id="google-is-off" className={classes.off}>
          Not set up on this server.
          {google.missing.length > 0 && ` ${google.missing.join(' and ')} would switch it on.`}
        </p>
      )}
    </div>
  );
}

function GoogleMark() {
  return (
    <svg className={classes.mark} viewBox="0 0 18 18" width={18} height={18} aria-hidden="true">
      <path
        fill="#4285f4"
        d="M17.6 9.2c0-.6-.1-1.2-.2-1.7H9v3.3h4.8a4.1 4.1 0 0 1-1.8 2.7v2.2h2.9c1.7-1.6 2.7-3.9 2.7-6.5z"
      />
      <path
        fill="#34a853"
        d="M9 18c2.4 0 4.5-.8 6-2.2l-2.9-2.2c-.8.5-1.8.9-3.1.9-2.3 0-4.3-1.6-5-3.7H1v2.3A9 9 0 0 0 9 18z"
      />
      <path fill="#fbbc05" d="M4 10.7a5.4 5.4 0 0 1 0-3.4V5H1a9 9 0 0 0 0 8z" />
      <path fill="#ea4335" d="M9 3.6c1.3 0 2.5.5 3.4 1.3L15 2.3A9 9 0 0 0 1 5l3 2.3c.7-2.1 2.7-3.7 5-3.7z" />
    </svg>
  );
}
