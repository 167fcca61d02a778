import { Button } from '@mantine/core';
import { IconBrandGoogle, IconFingerprint } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useMe } from '@/lib/me';
import type { SecondStep } from '@/lib/second-step';
import { PasswordField } from '@/ui/PasswordField';
import { useSignInMethods } from '../../account-queries';
import { endingThisSession } from '../../model/ending-session';
import { firstProof, provePassword } from '../../model/prove-again';
import { missing, useSensitiveForm } from '../../model/use-sensitive-form';
import classes from '../SensitiveForm.module.css';
import type { OtherProofs } from './proofs';
import { SecondProof } from './SecondProof';
import { FormFailure, SensitiveForm } from './SensitiveForm';

interface ProveAgainProps {
  proofs: OtherProofs;
  onProven: () => void;
}

/** Asks again who one is, in whichever ways this account has. */
export default function ProveAgain({ proofs, onProven }: ProveAgainProps) {
  const methods = useSignInMethods();
  const email = useMe()?.account.email ?? '';
  const [password, setPassword] = useState('');
  const [step, setStep] = useState<SecondStep>();
  const form = useSensitiveForm();
  if (!methods) return null;
  if (step) return <SecondProof step={step} onProven={onProven} />;

  const others: { label: string; icon: ReactNode; by: (() => Promise<unknown>) | undefined }[] = [
    {
      label: 'Use a passkey',
      icon: <IconFingerprint {...ICON} />,
      by: methods.passkeys > 0 ? proofs.passkey : undefined,
    },
    {
      label: 'Continue with Google',
      icon: <IconBrandGoogle {...ICON} />,
      by: methods.providers.some(({ id }) => id === 'google.com') ? proofs.google : undefined,
    },
  ];
  const offered = others.flatMap(({ by, ...words }) => (by ? [{ ...words, by }] : []));

  async function prove(by: () => Promise<SecondStep | undefined>, faults = {}) {
    let left: SecondStep | undefined;
    const isGood = await form.send(faults, async () => {
      left = await endingThisSession(by);
    });
    if (!isGood) return;
    if (left) setStep(left);
    else onProven();
  }
  const submit = () => prove(() => provePassword(password), { current: missing(password, 'your password') });

  return (
    <SensitiveForm onSubmit={submit}>
      <p className={classes.note}>
        This is a sensitive change and you signed in a while ago. Prove once more that it is you, and it goes
        on.
      </p>
      {methods.password && (
        <>
          <input type="hidden" autoComplete="username" value={email} readOnly />
          <PasswordField
            label="Your password"
            autoComplete="current-password"
            value={password}
            onChange={(event) => setPassword(event.currentTarget.value)}
            error={form.faults.current}
            data-autofocus
          />
        </>
      )}
      <FormFailure>{form.failure}</FormFailure>
      {methods.password && (
        <Button type="submit" fullWidth loading={form.isSending}>
          Continue
        </Button>
      )}
      {offered.map(({ label, icon, by }) => (
        <Button
          key={label}
          variant="default"
          fullWidth
          leftSection={icon}
          onClick={() => prove(() => firstProof(by))}
        >
          {label}
        </Button>
      ))}
      {!methods.password && offered.length === 0 && <SignInAfresh />}
    </SensitiveForm>
  );
}

const ICON = { size: 16, stroke: 1.75, 'aria-hidden': true } as const;

/** Who comes in by mailed links only has nothing to type here. */
function SignInAfresh() {
  return (
    <p>
      You sign in by links that are mailed to you. Sign out, sign in again with a new link, and make the
      change within five minutes.
    </p>
  );
}
