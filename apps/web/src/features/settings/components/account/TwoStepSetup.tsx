import { Button, Loader } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import { authFailure } from '@/lib/auth-errors';
import { CODE_LENGTH, CodeField } from '@/ui/CodeField';
import { useAccountChanged } from '../../account-queries';
import { makeRecoveryCodes, newSecret, switchOn } from '../../model/two-step';
import classes from '../SensitiveForm.module.css';
import { CopyButton } from './CopyButton';
import { RecoveryCodes } from './RecoveryCodes';
import { isCancelled, useRecentSignIn } from './recent-sign-in';
import { FormFailure, SensitiveForm } from './SensitiveForm';
import own from './TwoStep.module.css';

const QrCode = lazy(() => import('./QrCode'));

/** The secret for the app, a code that proves the app knows it, and the codes for the day the phone is gone. */
export default function TwoStepSetup({ email, onClose }: { email: string; onClose: () => void }) {
  const accountChanged = useAccountChanged();
  const { run } = useRecentSignIn();
  const { data: made, error: failure } = useQuery({
    queryKey: ['new-totp-secret'],
    queryFn: () => run(newSecret),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const [codes, setCodes] = useState<string[]>();
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const [isSending, setSending] = useState(false);

  useEffect(() => {
    if (isCancelled(failure)) onClose();
  }, [failure, onClose]);

  async function check(given: string) {
    if (!made) return;
    setSending(true);
    setError(undefined);
    try {
      await run(() => switchOn(made, given));
      setCodes(await run(makeRecoveryCodes));
      void accountChanged();
    } catch (cause) {
      setCode('');
      if (!isCancelled(cause)) setError(authFailure(cause).message);
    } finally {
      setSending(false);
    }
  }

  if (codes) return <RecoveryCodes codes={codes} email={email} onDone={onClose} isFirst />;
  if (failure && !isCancelled(failure)) return <FormFailure>{authFailure(failure).message}</FormFailure>;
  if (!made) return <Loader className={own.loader} aria-label="Making a secret" />;
  return (
    <SensitiveForm onSubmit={() => code.length === CODE_LENGTH && check(code)}>
      <ol className={own.steps}>
        <li>
          <p>Scan this with an authenticator app, such as the one of your password manager.</p>
          <div className={own.qr}>
            <Suspense fallback={<Loader aria-label="Drawing the code" />}>
              <QrCode address={made.address} />
            </Suspense>
          </div>
          <p className={classes.note}>No camera at hand? Type this into the app:</p>
          <p className={own.secret}>
            <code>{inGroups(made.secret)}</code>
            <CopyButton text={made.secret} what="the secret" />
          </p>
        </li>
        <li>
          <CodeField
            label="Then enter the code it shows"
            value={code}
            onChange={setCode}
            onComplete={check}
            error={error}
            disabled={isSending}
          />
        </li>
      </ol>
      <div className={classes.buttons}>
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" disabled={code.length < CODE_LENGTH} loading={isSending}>
          Switch on
        </Button>
      </div>
    </SensitiveForm>
  );
}

/** In groups of four, as people read it aloud. */
const inGroups = (secret: string) => (secret.match(/.{1,4}/g) ?? []).join(' ');
