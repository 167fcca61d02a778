import { Button, Group, Text } from '@mantine/core';
import { useIsOnline } from '@/lib/offline/use-offline';
import { useWaitingChanges } from '@/lib/offline/waiting.store';
import { capitalized, countText } from '@/lib/plan/wording';
import { Dialog } from '@/ui/Dialog';
import classes from './SignOutQuestion.module.css';

export interface SignOutQuestionProps {
  opened: boolean;
  onSignOut: () => void;
  onClose: () => void;
}

/** Signing out takes everything of the account from this browser, also what the server has not heard yet. */
export default function SignOutQuestion({ opened, onSignOut, onClose }: SignOutQuestionProps) {
  const changes = useWaitingChanges((waiting) => waiting.changes);
  const isOnline = useIsOnline();
  const haveArrived = changes.length === 0;
  const many = countText(changes.length, 'change has', 'changes have');
  return (
    <Dialog opened={opened} onClose={onClose} title="Sign out now?">
      {haveArrived ? (
        <Text>Everything has reached the server.</Text>
      ) : (
        <>
          <Text>
            {capitalized(many)} not reached the server yet. Signing out here drops{' '}
            {changes.length === 1 ? 'it' : 'them'} for good.
          </Text>
          <ul className={classes.changes} aria-label="What would be lost">
            {changes.map(({ id, title }) => (
              <li key={id}>{title}</li>
            ))}
          </ul>
          <Text c="dimmed" size="sm">
            {isOnline
              ? 'Changes that need your decision wait at the top of the page.'
              : 'Stay signed in, and they are sent as soon as there is a network.'}
          </Text>
        </>
      )}
      <Group justify="flex-end" mt="lg">
        {!haveArrived && (
          <Button variant="outline" className={classes.danger} onClick={onSignOut}>
            Sign out without them
          </Button>
        )}
        <Button
          variant={haveArrived ? 'default' : 'filled'}
          onClick={onClose}
          data-autofocus={haveArrived ? undefined : true}
        >
          Stay signed in
        </Button>
        {haveArrived && <Button onClick={onSignOut}>Sign out</Button>}
      </Group>
    </Dialog>
  );
}
