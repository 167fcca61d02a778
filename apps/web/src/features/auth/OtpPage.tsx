import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { authFailure } from '@/lib/auth-errors';
import { AuthCard } from './components/AuthCard';
import { AuthForm } from './components/AuthForm';
import { CodeField } from './components/CodeField';
import { finishWithCode, isSecondStepWaiting } from './model/second-step';

export function OtpPage() {
  return isSecondStepWaiting() ? <SecondStep /> : <NothingWaits />;
}

function SecondStep() {
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const [isSending, setSending] = useState(false);

  async function submit() {
    setSending(true);
    setError(undefined);
    try {
      await finishWithCode(code);
    } catch (failure) {
      setError(authFailure(failure).message);
      setCode('');
    } finally {
      setSending(false);
    }
  }

  return (
    <AuthCard
      title="Two-step verification"
      lead="Enter the six digits from your authenticator app."
      footer={
        <>
          Not you? <Link to="/sign-in">Sign in as someone else</Link>
        </>
      }
    >
      <AuthForm onSubmit={submit}>
        <CodeField value={code} onChange={setCode} error={error} />
        <Button type="submit" fullWidth disabled={code.length < 6} loading={isSending}>
          Verify
        </Button>
      </AuthForm>
    </AuthCard>
  );
}

/** Reached by its address, or after a reload: the password has to come first again. */
function NothingWaits() {
  return (
    <AuthCard
      title="No sign-in is waiting"
      lead="A code is asked for right after the password, when an account has two-step verification. Sign in first; the code comes next."
    >
      <AuthForm onSubmit={() => undefined}>
        <Button fullWidth renderRoot={(props) => <Link to="/sign-in" {...props} />}>
          Go to sign in
        </Button>
      </AuthForm>
    </AuthCard>
  );
}
