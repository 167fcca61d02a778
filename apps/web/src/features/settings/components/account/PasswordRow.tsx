import { Button } from '@mantine/core';
import { lazy, useState } from 'react';
import type { SignInMethods } from '../../account-queries';
import { useMoments } from '../../model/moments';
import { Setting } from '../Setting';
import { AccountDialog } from './AccountDialog';

const ChangePassword = lazy(() => import('./ChangePassword'));

export function PasswordRow({ email, methods }: { email: string; methods: SignInMethods }) {
  const [isOpen, setOpen] = useState(false);
  const { dayOf } = useMoments();
  const { password } = methods;
  const close = () => setOpen(false);
  return (
    <>
      <Setting label="Password" hint={hintOf(password, dayOf)} isShort>
        {() => (
          <Button
            variant="default"
            onClick={() => setOpen(true)}
            aria-label={password ? 'Change password' : 'Set a password'}
          >
            {password ? 'Change…' : 'Set…'}
          </Button>
        )}
      </Setting>
      <AccountDialog
        opened={isOpen}
        onClose={close}
        title={password ? 'Change your password' : 'Set a password'}
      >
        <ChangePassword email={email} hasPassword={password !== null} onClose={close} />
      </AccountDialog>
    </>
  );
}

function hintOf(password: SignInMethods['password'], dayOf: (instant: string) => string): string {
  if (!password) return 'None: you sign in without one. A password is one more way in.';
  return password.changedAt ? `Last changed ${dayOf(password.changedAt)}.` : 'Set.';
}
