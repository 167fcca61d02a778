import { Button } from '@mantine/core';
import { IconMailExclamation } from '@tabler/icons-react';
import { useState } from 'react';
import { authFailure } from '@/lib/auth-errors';
import { useMe } from '@/lib/me';
import { useAuth, useVerificationMail } from '../model/auth';
import { sdkProvider } from '../model/sdk-provider';
import { OutboxHint } from './MailSent';
import classes from './VerifyEmailBanner.module.css';

/** Says that the e-mail is not confirmed yet, or that the mail for it could not be sent, and sends another. */
export function VerifyEmailBanner() {
  const me = useMe();
  const { user } = useAuth();
  const { hasFailed } = useVerificationMail();
  const [state, setState] = useState<'idle' | 'sending' | 'sent'>('idle');
  const [failure, setFailure] = useState<string>();
  if (!me || !user || me.account.emailVerified) return null;

  async function sendAgain() {
    if (!user) return;
    setState('sending');
    setFailure(undefined);
    try {
      await sdkProvider.sendVerificationEmail(user);
      useVerificationMail.setState({ hasFailed: false });
      setState('sent');
    } catch (error) {
      setFailure(authFailure(error).message);
      setState('idle');
    }
  }

  return (
    <aside className={classes.banner} aria-label="Confirm your e-mail">
      <IconMailExclamation size={18} stroke={1.75} aria-hidden="true" />
      <div className={classes.words} role="status">
        {failure ?? sentence(user.email ?? '', hasFailed, state === 'sent')}
        <OutboxHint />
      </div>
      <Button
        variant="default"
        size="xs"
        loading={state === 'sending'}
        disabled={state === 'sent'}
        onClick={sendAgain}
      >
        {state === 'sent' ? 'Sent' : 'Send it again'}
      </Button>
    </aside>
  );
}

function sentence(email: string, hasFailed: boolean, isSent: boolean) {
  if (isSent) return `A new mail is on its way to ${email}.`;
  if (hasFailed) return `Your account is ready, but the mail to confirm ${email} could not be sent.`;
  return `Confirm your e-mail: open the link in the mail to ${email}.`;
}
