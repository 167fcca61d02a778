import { Button } from '@mantine/core';
import { lazy, useState } from 'react';
import { keepsAccounts } from '../../account-queries';
import { Setting } from '../Setting';
import classes from './Account.module.css';
import { AccountDialog } from './AccountDialog';

const DeleteAccount = lazy(() => import('./DeleteAccount'));

interface DeleteRowProps {
  email: string;
  /** Called once the account is on its way out: nobody is signed in any more. */
  onGone: (notice: string) => void;
}

export function DeleteRow({ email, onGone }: DeleteRowProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Setting
        isShort
        label="Delete the account"
        hint={`With your own workspace, its courses, syllabi and tasks. ${keepsAccounts() ? 'You have seven days to think better of it.' : 'This cannot be undone.'}`}
      >
        {() => (
          <Button variant="outline" color="red" className={classes.danger} onClick={() => setOpen(true)}>
            Delete…
          </Button>
        )}
      </Setting>
      <AccountDialog opened={isOpen} onClose={() => setOpen(false)} title="Delete your account?">
        <DeleteAccount email={email} onClose={() => setOpen(false)} onGone={onGone} />
      </AccountDialog>
    </>
  );
}
