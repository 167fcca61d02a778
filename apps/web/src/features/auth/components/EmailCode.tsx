import { Button } from '@mantine/core';
import { useState } from 'react';
import { authCodeOf, authFailure } from '@/lib/auth-errors';
import { CODE_LENGTH, CodeField } from '@/ui/CodeField';
import { LinkButton } from '@/ui/LinkButton';
import { type MailedCode, mailCode, signInByCode } from '../model/email-code';
import { keepForSecondStep } from '../model/second-step';
import { AuthCard } from './AuthCard';
import { AuthForm } from './AuthForm';
import { OutboxHint } from './MailSent';
import classes from './SecondStep.module.css';

interface EmailCodeProps {
  mailed: MailedCode;
  onMailedAgain: (mailed: MailedCode) => void;
  /** The digits were right, and the account wants its second proof. */
  onSecondStep: () => void;
  onSomeoneElse: () => void;
}

const WORDS: Record<string, string> = {
  'invalid-verification-code': 'This is not the code of the newest mail. Check it, or send a new one.',
  'session-expired': 'This code is too old. Send a new one.',
  'invalid-session-info': 'This code is too old. Send a new one.',
  'too-many-requests': 'Too many attempts. Wait a few minutes, then send a new code.',
};

export function EmailCode({ mailed, onMailedAgain, onSecondStep, onSomeoneElse }: EmailCodeProps) {
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const [said, setSaid] = useState('');
  const [isSending, setSending] = useState(false);

  async function attempt(action: () => Promise<void>) {
    setSending(true);
    setError(undefined);
    setSaid('');
    try {
      await action();
    } catch (failure) {
      if (await keepForSecondStep(failure)) onSecondStep();
      else setError(WORDS[authCodeOf(failure)] ?? authFailure(failure).message);
      setCode('');
    } finally {
      setSending(false);
    }
  }

  const verify = (given: string) =>
    given.length === CODE_LENGTH && attempt(() => signInByCode(mailed, given));
  const sendAgain = () =>
    attempt(async () => {
      onMailedAgain(await mailCode(mailed.email));
      setSaid('A new code is on its way. Only the newest works.');
    });

  return (
    <AuthCard
      title="Look into your mail"
      lead={
        <>
          We sent six digits to <strong className={classes.address}>{mailed.email}</strong>.
        </>
      }
      footer={
        <>
          Not you? <LinkButton onClick={onSomeoneElse}>Sign in as someone else</LinkButton>
        </>
      }
    >
      <AuthForm onSubmit={() => verify(code)}>
        <CodeField
          value={code}
          onChange={setCode}
          onComplete={verify}
          error={error}
          hint="They work once, in this browser, for ten minutes."
          autoFocus
        />
        <Button type="submit" fullWidth disabled={code.length < CODE_LENGTH} loading={isSending}>
          Sign in
        </Button>
      </AuthForm>
      <div className={classes.outbox}>
        <OutboxHint />
      </div>
      <p role="status" className={classes.said}>
        {said}
      </p>
      <p className={classes.other}>
        <LinkButton onClick={sendAgain} disabled={isSending}>
          Send a new code
        </LinkButton>
      </p>
    </AuthCard>
  );
}
