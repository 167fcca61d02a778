import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { authFailure } from '@/lib/auth-errors';
import type { SecondStep } from '@/lib/second-step';
import { CODE_LENGTH, CodeField } from '@/ui/CodeField';
import { LinkButton } from '@/ui/LinkButton';
import { endingThisSession } from '../../model/ending-session';
import classes from '../SensitiveForm.module.css';
import { SensitiveForm } from './SensitiveForm';

interface SecondProofProps {
  step: SecondStep;
  onProven: () => void;
}

/** After the password: the code of the app, or a recovery code. */
export function SecondProof({ step, onProven }: SecondProofProps) {
  const [isRecovering, setRecovering] = useState(false);
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const [isSending, setSending] = useState(false);

  async function finish(given: string) {
    setSending(true);
    setError(undefined);
    try {
      await endingThisSession(() =>
        isRecovering ? step.finishWithRecoveryCode(given) : step.finishWithCode(given),
      );
      onProven();
    } catch (failure) {
      setError(authFailure(failure).message);
      setCode('');
    } finally {
      setSending(false);
    }
  }

  function change() {
    setRecovering(!isRecovering);
    setCode('');
    setError(undefined);
  }

  const isWhole = isRecovering ? code.trim() !== '' : code.length === CODE_LENGTH;
  return (
    <SensitiveForm onSubmit={() => isWhole && finish(code)}>
      {isRecovering ? (
        <TextInput
          label="Recovery code"
          autoComplete="off"
          spellCheck={false}
          value={code}
          onChange={(event) => setCode(event.currentTarget.value)}
          error={error}
          autoFocus
        />
      ) : (
        <CodeField
          label="Code of your authenticator app"
          value={code}
          onChange={setCode}
          onComplete={finish}
          error={error}
          autoFocus
        />
      )}
      <Button type="submit" fullWidth disabled={!isWhole} loading={isSending}>
        Verify
      </Button>
      <p className={classes.note}>
        <LinkButton onClick={change}>
          {isRecovering ? 'Use the authenticator app' : 'Use a recovery code'}
        </LinkButton>
      </p>
    </SensitiveForm>
  );
}
