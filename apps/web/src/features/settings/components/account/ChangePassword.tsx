import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { newPasswordFault } from '@/lib/password-policy';
import type { SecondStep } from '@/lib/second-step';
import { toast } from '@/lib/toast';
import { NewPasswordField } from '@/ui/NewPasswordField';
import { PasswordField } from '@/ui/PasswordField';
import { useAccountChanged } from '../../account-queries';
import { setPassword } from '../../model/account';
import { provePassword } from '../../model/prove-again';
import { missing, useSensitiveForm } from '../../model/use-sensitive-form';
import classes from '../SensitiveForm.module.css';
import { useRecentSignIn } from './recent-sign-in';
import { SecondProof } from './SecondProof';
import { FormFailure, SensitiveForm } from './SensitiveForm';

interface ChangePasswordProps {
  email: string;
  hasPassword: boolean;
  onClose: () => void;
}

/** Asks for the present password however recent the sign-in is: an unlocked screen must not be enough. */
export default function ChangePassword({ email, hasPassword, onClose }: ChangePasswordProps) {
  const accountChanged = useAccountChanged();
  const { run } = useRecentSignIn();
  const [current, setCurrent] = useState('');
  const [next, setNext] = useState('');
  const [step, setStep] = useState<SecondStep>();
  const form = useSensitiveForm();

  async function change() {
    await run(() => setPassword(next));
    toast.success(`Password ${hasPassword ? 'changed' : 'set'}. Other devices have to sign in again.`);
    void accountChanged();
    onClose();
  }

  async function submit() {
    const faults = {
      current: hasPassword ? missing(current, 'your present password') : undefined,
      password: await newPasswordFault(next),
    };
    await form.send(faults, async () => {
      const left = hasPassword ? await provePassword(current) : undefined;
      if (left) setStep(left);
      else await change();
    });
  }

  async function afterSecondProof() {
    setStep(undefined);
    await form.send({}, change);
  }

  if (step) return <SecondProof step={step} onProven={afterSecondProof} />;
  return (
    <SensitiveForm onSubmit={submit}>
      <input type="hidden" autoComplete="username" value={email} readOnly />
      {hasPassword && (
        <PasswordField
          label="Present password"
          autoComplete="current-password"
          value={current}
          onChange={(event) => setCurrent(event.currentTarget.value)}
          error={form.faults.current}
          data-autofocus
        />
      )}
      <NewPasswordField
        label="New password"
        value={next}
        email={email}
        onChange={(event) => setNext(event.currentTarget.value)}
        error={form.faults.password}
        data-autofocus={!hasPassword || undefined}
      />
      <FormFailure>{form.failure}</FormFailure>
      {hasPassword && (
        <p className={classes.note}>
          Forgot it? <Link to="/forgot-password">Get a link to set a new one</Link>
        </p>
      )}
      <div className={classes.buttons}>
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" loading={form.isSending}>
          {hasPassword ? 'Change password' : 'Set password'}
        </Button>
      </div>
    </SensitiveForm>
  );
}
