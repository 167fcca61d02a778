import { Button } from '@mantine/core';
import { lazy, useState } from 'react';
import { authFailure } from '@/lib/auth-errors';
import { sendConfirmation } from '@/lib/confirm-email';
import { toast } from '@/lib/toast';
import { Setting } from '../Setting';
import classes from './Account.module.css';
import { AccountDialog } from './AccountDialog';

const ChangeEmail = lazy(() => import('./ChangeEmail'));

interface EmailRowProps {
  email: string;
  isVerified: boolean;
}

/** The address one signs in with; it changes when the new one's owner says so. */
export function EmailRow({ email, isVerified }: EmailRowProps) {
  const [isChanging, setChanging] = useState(false);
  const [sentTo, setSentTo] = useState<string>();
  return (
    <>
      <Setting
        label="E-mail"
        hint={isVerified ? `${email}. Confirmed.` : `${email}. Not confirmed yet.`}
        isShort
      >
        {() => (
          <Button variant="default" onClick={() => setChanging(true)} aria-label="Change e-mail">
            Change…
          </Button>
        )}
      </Setting>
      {!isVerified && <Unconfirmed email={email} />}
      <div role="status">
        {sentTo && (
          <p className={classes.notice}>
            A mail is on its way to <strong>{sentTo}</strong>. The change counts when its link is opened,
            within an hour.
          </p>
        )}
      </div>
      <AccountDialog opened={isChanging} onClose={() => setChanging(false)} title="Change your e-mail">
        <ChangeEmail
          email={email}
          onClose={() => setChanging(false)}
          onSent={(address) => {
            setSentTo(address);
            setChanging(false);
          }}
        />
      </AccountDialog>
    </>
  );
}

function Unconfirmed({ email }: { email: string }) {
  const [isSending, setSending] = useState(false);
  async function sendAgain() {
    setSending(true);
    try {
      await sendConfirmation('/settings/account');
      toast.success(`A mail with the link is on its way to ${email}.`);
    } catch (error) {
      toast.error(authFailure(error).message);
    } finally {
      setSending(false);
    }
  }
  return (
    <Setting
      label="Confirm your address"
      isShort
      hint="Open the link in the mail you got. Two-step verification and other people's invitations need it."
    >
      {() => (
        <Button variant="default" onClick={sendAgain} loading={isSending}>
          Send again
        </Button>
      )}
    </Setting>
  );
}
