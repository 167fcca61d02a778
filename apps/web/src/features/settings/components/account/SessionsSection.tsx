import { Button } from '@mantine/core';
import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react';
import { useSignOut } from '@/lib/sign-out';
import { LinkButton } from '@/ui/LinkButton';
import { LoadFailed } from '@/ui/LoadFailed';
import { Section } from '@/ui/Section';
import { Bone, Waiting } from '@/ui/Waiting';
import { type Session, useEndOtherSessions, useEndSession, useSessions } from '../../account-queries';
import { toDevice } from '../../model/device';
import { useMoments } from '../../model/moments';
import classes from './Account.module.css';

export function SessionsSection() {
  const onSignOut = useSignOut();
  const { data, error, refetch } = useSessions();
  const endOthers = useEndOtherSessions();
  const others = data?.items.filter(({ current }) => !current) ?? [];
  return (
    <Section
      title="Where you are signed in"
      actions={
        others.length > 0 && (
          <LinkButton disabled={endOthers.isPending} onClick={() => endOthers.mutate()}>
            Sign out everywhere else
          </LinkButton>
        )
      }
    >
      {error && <LoadFailed what="The list" error={error} onRetry={refetch} />}
      {!data && !error && (
        <Waiting label="Looking where you are signed in">
          <Bone height={64} />
        </Waiting>
      )}
      <ul className={classes.list}>
        {data?.items.map((session) => (
          <SessionRow key={session.id} session={session} onSignOut={onSignOut} />
        ))}
      </ul>
    </Section>
  );
}

function SessionRow({ session, onSignOut }: { session: Session; onSignOut: () => void }) {
  const { dayOf, momentOf } = useMoments();
  const end = useEndSession();
  const { name, isPhone } = toDevice(session.userAgent);
  const Icon = isPhone ? IconDeviceMobile : IconDeviceDesktop;
  return (
    <li className={classes.session}>
      <Icon className={classes.icon} size={20} stroke={1.5} aria-hidden="true" />
      <div className={classes.words}>
        <p className={classes.label}>
          {name}
          {session.current && <span className={classes.tag}>this device</span>}
        </p>
        <p className={classes.hint} title={session.userAgent}>
          {session.address} · signed in {dayOf(session.signedInAt)} ·{' '}
          {session.current ? 'in use now' : lastUseOf(session, momentOf)}
        </p>
      </div>
      <Button
        variant="default"
        loading={end.isPending}
        onClick={() => (session.current ? onSignOut() : end.mutate(session.id))}
        aria-label={`Sign out ${session.current ? 'on this device' : `of ${name}`}`}
      >
        Sign out
      </Button>
    </li>
  );
}

const HOUR_MS = 3_600_000;

/** What is known is when it last asked for a token, which serves it for an hour. */
const lastUseOf = ({ lastUsedAt }: Session, momentOf: (instant: string) => string): string =>
  Date.now() - Date.parse(lastUsedAt) < HOUR_MS
    ? 'used within the last hour'
    : `last used around ${momentOf(lastUsedAt)}`;
