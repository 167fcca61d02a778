import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useMe } from '@/lib/me';
import { Page } from '@/ui/Page';
import { Section } from '@/ui/Section';
import classes from './AccountPage.module.css';
import { ChangeEmail } from './components/ChangeEmail';
import { ChangePassword } from './components/ChangePassword';
import { DeleteAccount } from './components/DeleteAccount';
import { PARENTS } from './model/parents';

interface AccountPageProps {
  onSignOut: () => void;
}

export function AccountPage({ onSignOut }: AccountPageProps) {
  const me = useMe();
  const [isDeleting, deletion] = useDisclosure();
  if (!me) return null;
  const email = me.account.email ?? '';
  return (
    <Page title="Account" lead="How you sign in, and how you leave." parents={PARENTS}>
      <div className={classes.sections}>
        <Section title="E-mail" note={me.account.emailVerified ? 'confirmed' : 'not confirmed yet'}>
          <ChangeEmail email={email} />
        </Section>
        <Section title="Password">
          <ChangePassword email={email} />
        </Section>
        <Section title="This device">
          <div className={classes.row}>
            <p>Signed in as {email}.</p>
            <Button variant="default" onClick={onSignOut}>
              Sign out
            </Button>
          </div>
        </Section>
        <Section title="Delete the account">
          <div className={classes.row}>
            <p>
              Your account and your own workspace with its courses, syllabi and tasks. This cannot be undone.
            </p>
            <Button variant="outline" color="red" className={classes.danger} onClick={deletion.open}>
              Delete…
            </Button>
          </div>
        </Section>
      </div>
      {isDeleting && <DeleteAccount email={email} onClose={deletion.close} />}
    </Page>
  );
}
