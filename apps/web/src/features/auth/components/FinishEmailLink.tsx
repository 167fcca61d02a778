import { Button } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { authCodeOf } from '@/lib/auth-errors';
import { ownPath } from '@/lib/own-path';
import { emailFault } from '../model/email';
import { emailThatAskedForLink, signInByLink } from '../model/email-link';
import { keepForSecondStep } from '../model/second-step';
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
  const [wasAskedHere, setAskedHere] = useState(() => email !== '');
  const [isOtherAddress, setOtherAddress] = useState(false);
  const form = useAuthForm();

  async function signIn() {
    try {
      await signInByLink(email.trim());
      router.history.replace(wayOn());
    } catch (error) {
      if (await keepForSecondStep(error)) {
        await router.navigate({ to: '/otp', search: { redirect: wayOn() } });
        return;
      }
      setBroken(LINK_FAULTS[authCodeOf(error) as keyof typeof LINK_FAULTS]);
      setOtherAddress(authCodeOf(error) === 'invalid-email');
      throw error;
    }
  }
  const submit = () => form.send({ email: emailFault(email) }, signIn);
  const emailError = isOtherAddress ? 'This link was sent to another address.' : form.faults.email;

  if (broken) return <BrokenLink mode="signIn" why={broken} />;
  return (
    <AuthCard
      title="Sign in"
      lead={wasAskedHere ? `As ${email}.` : 'Fill in the e-mail address that this link was sent to.'}
    >
      <AuthForm onSubmit={submit} onInput={form.onInput}>
        {!wasAskedHere && (
          <EmailField
            value={email}
            onChange={(event) => {
              setEmail(event.currentTarget.value);
              setOtherAddress(false);
            }}
            error={emailError}
          />
        )}
        <FormError>{form.failure ?? (wasAskedHere && emailError)}</FormError>
        <Button type="submit" fullWidth loading={form.isSending}>
          Sign in
        </Button>
        {wasAskedHere && isOtherAddress && (
          <Button variant="default" fullWidth onClick={() => setAskedHere(false)}>
            Use another address
          </Button>
        )}
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
