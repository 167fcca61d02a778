import { Button } from '@mantine/core';
import { IconArrowNarrowRight, IconKey } from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { ownPath } from '@/lib/own-path';
import { useCapabilities } from '@/lib/use-capabilities';
import { useDraft } from '@/lib/use-draft';
import { Logo } from '@/ui/Logo';
import { useTitleOutside } from '@/ui/opening';
import { AuthForm, FormError, Or } from './components/AuthForm';
import { EmailField } from './components/EmailField';
import { GoogleButton } from './components/GoogleButton';
import { MailSent } from './components/MailSent';
import { PasskeyButton, usePasskeyOffer } from './components/PasskeyButton';
import { WeekPicture } from './components/WeekPicture';
import { emailFault } from './model/email';
import { mailCode } from './model/email-code';
import { sendSignInLink } from './model/email-link';
import { useAuthForm } from './model/use-auth-form';
import classes from './SignInByLinkPage.module.css';

interface SignInByLinkPageProps {
  redirect?: string;
}

/** Signing in without a password first, beside a picture of what waits inside. */
export function SignInByLinkPage({ redirect }: SignInByLinkPageProps) {
  const [email, setEmail] = useDraft('email');
  const [sentTo, setSentTo] = useState<string>();
  const form = useAuthForm();
  const passkeyOffer = usePasskeyOffer(form.fail);
  const navigate = useNavigate();
  const { emailLink, emailCodes } = useCapabilities()?.identity ?? {};
  const linksAreOff = emailLink === false;

  useTitleOutside('Sign in');

  async function submit() {
    const address = email.trim();
    const isSent = await form.send({ email: emailFault(email) }, () =>
      sendSignInLink(address, ownPath(redirect)),
    );
    if (isSent) setSentTo(address);
  }

  /** Digits instead: for a mail that is read on another device than this one. */
  const submitForCode = () =>
    form.send({ email: emailFault(email) }, async () => {
      await mailCode(email.trim());
      await navigate({ to: '/otp', search: { redirect } });
    });

  return (
    <div className={classes.page}>
      <main className={classes.main}>
        <Link to="/landings" className={classes.logo} data-touch="" aria-label="Syllabi, home page">
          <Logo />
        </Link>
        <div className={classes.column}>
          <h1 className={classes.title}>{sentTo ? 'Look into your mail' : 'Sign in'}</h1>
          {sentTo ? (
            <MailSent email={sentTo} what="a link to sign in" onAgain={submit} />
          ) : (
            <>
              <p className={classes.lead}>
                {linksAreOff
                  ? 'Sign-in links are not switched on here. Use your password.'
                  : 'We send a link to your e-mail. No password needed.'}
              </p>
              <AuthForm onSubmit={submit} onInput={form.onInput} {...passkeyOffer}>
                {!linksAreOff && (
                  <>
                    <EmailField
                      value={email}
                      onChange={(event) => setEmail(event.currentTarget.value)}
                      onBlur={() => email && form.check('email', emailFault(email))}
                      error={form.faults.email}
                    />
                    <FormError>{form.failure}</FormError>
                    <Button
                      type="submit"
                      fullWidth
                      loading={form.isSending}
                      rightSection={<IconArrowNarrowRight size={16} stroke={2} aria-hidden="true" />}
                    >
                      E-mail me a sign-in link
                    </Button>
                    {emailCodes && (
                      <Button variant="default" fullWidth disabled={form.isSending} onClick={submitForCode}>
                        E-mail me a code
                      </Button>
                    )}
                    <Or>or</Or>
                  </>
                )}
                <GoogleButton redirect={redirect} />
                <PasskeyButton onFailed={form.fail} />
                <Button
                  variant="default"
                  fullWidth
                  leftSection={<IconKey size={16} stroke={1.75} aria-hidden="true" />}
                  renderRoot={(props) => <Link to="/sign-in" search={{ redirect }} {...props} />}
                >
                  Use a password
                </Button>
              </AuthForm>
            </>
          )}
          <p className={classes.footer}>
            New here?{' '}
            <Link to="/sign-up" search={{ redirect }}>
              Create an account
            </Link>
          </p>
        </div>
        <p className={classes.terms}>
          By signing in you agree to the <Link to="/terms">terms</Link> and the{' '}
          <Link to="/privacy">privacy notice</Link>.
        </p>
      </main>
      <WeekPicture />
    </div>
  );
}
