import { Button } from '@mantine/core';
import { lazy, useState } from 'react';
import { Section } from '@/ui/Section';
import type { SignInMethods } from '../../account-queries';
import { useMoments } from '../../model/moments';
import { Setting } from '../Setting';
import { AccountDialog } from './AccountDialog';

const NewRecoveryCodes = lazy(() => import('./NewRecoveryCodes'));
const SwitchOffTwoStep = lazy(() => import('./SwitchOffTwoStep'));
const TwoStepSetup = lazy(() => import('./TwoStepSetup'));

type Open = 'set-up' | 'new-codes' | 'switch-off';
const TITLES: Record<Open, string> = {
  'set-up': 'Set up two-step verification',
  'new-codes': 'New recovery codes',
  'switch-off': 'Switch off two-step verification?',
};
const FEW = 3;

interface TwoStepSectionProps {
  email: string;
  isVerified: boolean;
  twoStep: SignInMethods['twoStep'];
}

export function TwoStepSection({ email, isVerified, twoStep }: TwoStepSectionProps) {
  const [isOpen, setOpen] = useState(false);
  const [what, setWhat] = useState<Open>('set-up');
  const { dayOf } = useMoments();
  const close = () => setOpen(false);
  function open(which: Open) {
    setWhat(which);
    setOpen(true);
  }

  return (
    <Section title="Two-step verification" note={twoStep ? 'on' : 'off'}>
      {twoStep ? (
        <>
          <Setting
            isShort
            label="Authenticator app"
            hint={`On since ${dayOf(twoStep.enrolledAt)}. Signing in asks for a code of the app after the password.`}
          >
            {() => (
              <Button variant="default" onClick={() => open('switch-off')}>
                Switch off…
              </Button>
            )}
          </Setting>
          <Setting isShort label="Recovery codes" hint={codesHint(twoStep.recoveryCodesLeft)}>
            {() => (
              <Button variant="default" onClick={() => open('new-codes')}>
                {twoStep.recoveryCodesLeft > 0 ? 'New codes…' : 'Make codes…'}
              </Button>
            )}
          </Setting>
        </>
      ) : (
        <Setting
          isShort
          label="Authenticator app"
          hint={
            isVerified
              ? 'A code of an app on your phone after the password, so that a stolen password is not enough.'
              : 'Confirm your e-mail address first: it is the way back should you lose your phone.'
          }
        >
          {() => (
            <Button variant="default" disabled={!isVerified} onClick={() => open('set-up')}>
              Set up…
            </Button>
          )}
        </Setting>
      )}
      <AccountDialog opened={isOpen} onClose={close} title={TITLES[what]} closeOnClickOutside={false}>
        {what === 'set-up' && <TwoStepSetup email={email} onClose={close} />}
        {what === 'new-codes' && <NewRecoveryCodes onClose={close} />}
        {what === 'switch-off' && twoStep && <SwitchOffTwoStep factorId={twoStep.id} onClose={close} />}
      </AccountDialog>
    </Section>
  );
}

function codesHint(left: number): string {
  if (left === 0) return 'None left. Without one, a lost phone locks you out.';
  const count = `${left} of 10 left, each good once in place of the app.`;
  return left <= FEW ? `${count} Make new ones soon.` : count;
}
