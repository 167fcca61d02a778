import { Button } from '@mantine/core';
import { useCapabilities } from '@/lib/use-capabilities';
import { Section } from '@/ui/Section';
import { type SignInMethods, useSignInMethods } from '../../account-queries';
import { useGoogleLink } from '../../model/google-link';
import { useMoments } from '../../model/moments';
import { Setting } from '../Setting';
import classes from './GoogleAccount.module.css';
import { Looking } from './Looking';
import { FormFailure } from './SensitiveForm';

type Linked = SignInMethods['providers'][number];

/** Google as a way in: linked as whom, and how to change that. */
export function GoogleAccount() {
  const google = useCapabilities()?.google;
  const methods = useSignInMethods();
  const { link, unlink, failure, isBusy } = useGoogleLink();
  if (!google) return null;
  if (!methods)
    return (
      <Section title="Google account">
        <Looking />
      </Section>
    );
  const linked = methods.providers.find(({ id }) => id === 'google.com');
  return (
    <Section title="Google account">
      {linked ? <LinkedAs linked={linked} isBusy={isBusy} onUnlink={unlink} /> : null}
      {!linked && google.on && <NotLinked isBusy={isBusy} onLink={link} />}
      {!linked && !google.on && (
        <Setting label="Not set up on this server" hint={toSwitchOn(google.missing)}>
          {() => null}
        </Setting>
      )}
      <div className={classes.failure}>
        <FormFailure>{failure}</FormFailure>
      </div>
    </Section>
  );
}

function LinkedAs({ linked, isBusy, onUnlink }: { linked: Linked; isBusy: boolean; onUnlink: () => void }) {
  const { dayOf } = useMoments();
  return (
    <Setting
      label={linked.email ?? 'Linked'}
      hint={linked.linkedAt ? `Signs you in since ${dayOf(linked.linkedAt)}.` : 'Signs you in.'}
      isShort
    >
      {() => (
        <Button variant="default" loading={isBusy} onClick={onUnlink} aria-label="Unlink Google">
          Unlink
        </Button>
      )}
    </Setting>
  );
}

function NotLinked({ isBusy, onLink }: { isBusy: boolean; onLink: () => void }) {
  return (
    <Setting
      label="Not linked"
      hint="Link Google to sign in with it, whichever address you use there."
      isShort
    >
      {() => (
        // A second click opens a new window in place of one that got lost.
        <Button variant="default" onClick={onLink} aria-busy={isBusy}>
          {isBusy ? 'Waiting for Google…' : 'Link Google'}
        </Button>
      )}
    </Setting>
  );
}

const toSwitchOn = (missing: readonly string[]) =>
  missing.length > 0 ? `${missing.join(' and ')} would switch it on.` : 'Whoever runs it can switch it on.';
