import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { cancelDeletion } from '@/api/sdk.gen';
import { messageOf } from '@/lib/errors';
import { dayIn } from '@/lib/plan/days';
import { usePlanSettings } from '@/lib/plan/settings';
import { toLongDayText, toRelativeText } from '@/lib/plan/wording';
import { LinkButton } from '@/ui/LinkButton';
import { AuthCard } from './components/AuthCard';
import { AuthForm, FormError } from './components/AuthForm';
import classes from './components/SecondStep.module.css';

interface LeavingPageProps {
  email: string;
  /** When the account goes for good. */
  dueAt: string;
  onSignOut: () => void;
}

/** All that someone sees who asked for the deletion of their account and signed in before it was due. */
export default function LeavingPage({ email, dueAt, onSignOut }: LeavingPageProps) {
  const queryClient = useQueryClient();
  const { zone, style, today } = usePlanSettings();
  const [failure, setFailure] = useState<string>();
  const [isSending, setSending] = useState(false);
  const day = dayIn(zone, new Date(dueAt));

  async function keep() {
    setSending(true);
    setFailure(undefined);
    try {
      await cancelDeletion({ throwOnError: true });
      await queryClient.invalidateQueries();
    } catch (error) {
      setFailure(messageOf(error));
      setSending(false);
    }
  }

  return (
    <AuthCard
      title="Keep your account?"
      lead={
        <>
          <strong className={classes.address}>{email}</strong> and everything in it will be erased on{' '}
          {toLongDayText(day, style)}, {toRelativeText(day, today)}. Until then it is hidden, and all is as
          you left it.
        </>
      }
      footer={<LinkButton onClick={onSignOut}>Sign out and let it go</LinkButton>}
    >
      <AuthForm onSubmit={keep}>
        <FormError>{failure}</FormError>
        <Button type="submit" fullWidth loading={isSending}>
          Keep my account
        </Button>
      </AuthForm>
    </AuthCard>
  );
}
