import { Button } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { authCodeOf } from '@/lib/auth-errors';
import { ownPath } from '@/lib/own-path';
import { emailFault } from '../model/email';
import { emailThatAskedForLink, signInByLink } from '../model/email-link';
import { useAuthForm } from '../model/use-auth-form';
import { AuthCard } from './AuthCard';
import { AuthForm, FormError } from './AuthForm';
import { BrokenLink } from './BrokenLink';
import { EmailField } from './EmailField';

const LINK_FAULTS = { 'expired-action-code': 'expired', 'invalid-action-code': 'used' } as const;

/** The link from the mail, confirmed with the address it was sent to: on another device that is asked. */
export function FinishEmailLink() {
  const router = useRouter();
  const [email, setEmail] = useState(emailThatAskedForLink);
  const [broken, setBroken] = useState<'expired' | 'used'>();
  const [wasAskedHere] = useState(() => email !== '');
  const form = useAuthForm();

  async function submit() {
    const isSignedIn = await form.send({ email: emailFault(email) }, () =>
      signInByLink(email.trim()).catch((error: unknown) => {
        setBroken(LINK_FAULTS[authCodeOf(error) as keyof typeof LINK_FAULTS]);
        throw error;
      }),
    );
    if (isSignedIn) router.history.replace(wayOn());
  }

  if (broken) return <BrokenLink mode="signIn" why={broken} />;
  return (
    <AuthCard
      title="Sign in"
      lead={wasAskedHere ? `As ${email}.` : 'Fill in the e-mail address that this link was sent to.'}
    >
      <AuthForm onSubmit={submit}>
        {!wasAskedHere && (
          <EmailField
            value={email}
            onChange={(event) => setEmail(event.currentTarget.value)}
            error={form.faults.email}
          />
        )}
        <FormError>{form.failure ?? (wasAskedHere && form.faults.email)}</FormError>
        <Button type="submit" fullWidth loading={form.isSending}>
          Sign in
        </Button>
      </AuthForm>
    </AuthCard>
  );
}

/** Where the mail was asked for says where to go on; it travels in the link, inside `continueUrl` or beside it. */
function wayOn(): string {
  const search = new URLSearchParams(window.location.search);
  const inside = search.get('continueUrl');
  const wanted = inside && URL.canParse(inside) ? new URL(inside).searchParams.get('redirect') : null;
  return ownPath(wanted ?? search.get('redirect'));
}
