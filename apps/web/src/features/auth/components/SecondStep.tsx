import { Button, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { authCodeOf, authFailure } from '@/lib/auth-errors';
import { openSecondStep, type SecondStep as Step } from '@/lib/second-step';
import { CODE_LENGTH, CodeField } from '@/ui/CodeField';
import { LinkButton } from '@/ui/LinkButton';
import { Bone, Waiting } from '@/ui/Waiting';
import { forgetSecondStep } from '../model/kept-second-step';
import { AuthCard } from './AuthCard';
import { AuthForm, FormError } from './AuthForm';
import classes from './SecondStep.module.css';

interface SecondStepProps {
  /** What the first proof left behind. */
  waiting: Error;
  onTooLate: () => void;
  onSomeoneElse: () => void;
}

/** The code of the app after the first proof; a recovery code where the app is out of reach. */
export function SecondStep({ waiting, onTooLate, onSomeoneElse }: SecondStepProps) {
  const { data: step, error } = useQuery({
    queryKey: ['second-step', waiting],
    queryFn: () => openSecondStep(waiting),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const [isRecovering, setRecovering] = useState(false);
  return (
    <AuthCard
      title={isRecovering ? 'Use a recovery code' : 'Two-step verification'}
      lead={
        isRecovering
          ? 'Enter one of the ten codes you kept. Each works once.'
          : 'Enter the six digits from your authenticator app.'
      }
      footer={
        <>
          Not you? <LinkButton onClick={onSomeoneElse}>Sign in as someone else</LinkButton>
        </>
      }
    >
      {error && <FormError>{authFailure(error).message}</FormError>}
      {step ? (
        <>
          {isRecovering ? (
            <RecoveryForm step={step} onTooLate={onTooLate} />
          ) : (
            <CodeForm step={step} onTooLate={onTooLate} />
          )}
          <p className={classes.other}>
            <LinkButton onClick={() => setRecovering((before) => !before)}>
              {isRecovering ? 'Use the authenticator app' : 'Use a recovery code'}
            </LinkButton>
          </p>
        </>
      ) : (
        !error && (
          <Waiting label="One moment">
            <Bone height={160} />
          </Waiting>
        )
      )}
    </AuthCard>
  );
}

interface FormProps {
  step: Step;
  onTooLate: () => void;
}

/** A wrong code is told at its field; a first proof that is too old is given again. */
function useFinish(onTooLate: () => void) {
  const [error, setError] = useState<string>();
  const [isSending, setSending] = useState(false);
  async function finish(action: () => Promise<void>): Promise<boolean> {
    setSending(true);
    setError(undefined);
    try {
      await action();
      forgetSecondStep();
      return true;
    } catch (failure) {
      if (authCodeOf(failure) === 'invalid-multi-factor-session') onTooLate();
      else setError(messageOf(failure));
      return false;
    } finally {
      setSending(false);
    }
  }
  return { error, isSending, finish };
}

const messageOf = (failure: unknown) =>
  authCodeOf(failure) === 'too-many-requests'
    ? 'Too many wrong codes. Wait a few minutes, then enter a new one.'
    : authFailure(failure).message;

function CodeForm({ step, onTooLate }: FormProps) {
  const [code, setCode] = useState('');
  const [appId, setAppId] = useState(step.apps[0]?.id);
  const { error, isSending, finish } = useFinish(onTooLate);

  async function verify(given: string) {
    if (given.length === CODE_LENGTH && !(await finish(() => step.finishWithCode(given, appId)))) setCode('');
  }

  return (
    <AuthForm onSubmit={() => verify(code)}>
      {step.apps.length > 1 && (
        <fieldset className={classes.apps}>
          <legend>Which app?</legend>
          {step.apps.map(({ id, name }) => (
            <label key={id}>
              <input type="radio" name="app" checked={id === appId} onChange={() => setAppId(id)} />
              {name}
            </label>
          ))}
        </fieldset>
      )}
      <CodeField value={code} onChange={setCode} onComplete={verify} error={error} autoFocus />
      <Button type="submit" fullWidth disabled={code.length < CODE_LENGTH} loading={isSending}>
        Verify
      </Button>
    </AuthForm>
  );
}

function RecoveryForm({ step, onTooLate }: FormProps) {
  const [code, setCode] = useState('');
  const { error, isSending, finish } = useFinish(onTooLate);
  const isEmpty = code.trim() === '';
  return (
    <AuthForm onSubmit={() => !isEmpty && finish(() => step.finishWithRecoveryCode(code))}>
      <TextInput
        label="Recovery code"
        placeholder="XXXXX-XXXXX"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        value={code}
        onChange={(event) => setCode(event.currentTarget.value)}
        error={error}
        autoFocus
      />
      <Button type="submit" fullWidth disabled={isEmpty} loading={isSending}>
        Sign in
      </Button>
    </AuthForm>
  );
}
