import { useMe } from '@/lib/me';
import { Page } from '@/ui/Page';
import { Section } from '@/ui/Section';
import { keepsAccounts, useSignInMethods } from './account-queries';
import classes from './components/account/Account.module.css';
import { DataRow } from './components/account/DataRow';
import { DeleteRow } from './components/account/DeleteRow';
import { EmailRow } from './components/account/EmailRow';
import { GoogleAccount } from './components/account/GoogleAccount';
import { Looking } from './components/account/Looking';
import { Passkeys } from './components/account/Passkeys';
import { PasswordRow } from './components/account/PasswordRow';
import type { OtherProofs } from './components/account/proofs';
import { RecentSignInProvider } from './components/account/RecentSignInProvider';
import { SecondReadingRow } from './components/account/SecondReadingRow';
import { SecurityEvents } from './components/account/SecurityEvents';
import { SessionsSection } from './components/account/SessionsSection';
import { TwoStepSection } from './components/account/TwoStepSection';
import { PARENTS } from './model/parents';

interface AccountPageProps {
  /** The account was deleted: nobody is signed in any more. */
  onGone: (notice: string) => void;
  proofs: OtherProofs;
}

export function AccountPage({ onGone, proofs }: AccountPageProps) {
  const account = useMe()?.account;
  const methods = useSignInMethods();
  if (!account) return null;
  const email = account.email ?? '';
  // What only our own accounts can do is not shown for those of a Firebase project.
  const isOwn = keepsAccounts();
  const isVerified = account.emailVerified;
  return (
    <Page
      title="Account"
      lead="How you sign in, where you are signed in, and how you leave."
      parents={PARENTS}
    >
      <RecentSignInProvider proofs={proofs}>
        <div className={classes.sections}>
          <Section title="E-mail and password">
            <EmailRow email={email} isVerified={isVerified} />
            {methods ? <PasswordRow email={email} methods={methods} /> : <Looking />}
          </Section>
          <GoogleAccount />
          {isOwn && methods && (
            <TwoStepSection email={email} isVerified={isVerified} twoStep={methods.twoStep} />
          )}
          {isOwn && !methods && (
            <Section title="Two-step verification">
              <Looking />
            </Section>
          )}
          <Passkeys />
          {isOwn && <SessionsSection />}
          <Section title="Your data">
            <SecondReadingRow />
            <DataRow />
            <DeleteRow email={email} onGone={onGone} />
          </Section>
          {isOwn && <SecurityEvents />}
        </div>
      </RecentSignInProvider>
    </Page>
  );
}
