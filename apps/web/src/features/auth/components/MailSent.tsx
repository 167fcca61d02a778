import { useCapabilities } from '@/lib/use-capabilities';
import { LetterSent } from '@/ui/drawings';
import { LinkButton } from '@/ui/LinkButton';
import classes from './MailSent.module.css';

interface MailSentProps {
  email: string;
  /** What the mail holds, such as "a link to choose a new password". */
  what: string;
  onAgain: () => void;
}

export function MailSent({ email, what, onAgain }: MailSentProps) {
  return (
    <div className={classes.sent} role="status">
      <LetterSent />
      <p>
        If <strong>{email}</strong> has an account here, a mail with {what} is on its way. The link works
        once, and not for long.
      </p>
      <OutboxHint />
      <p>
        Nothing arrived after a few minutes? Look among the spam, or{' '}
        <LinkButton onClick={onAgain}>send it again</LinkButton>.
      </p>
    </div>
  );
}

/** A server without a mail server keeps its mails: someone waiting for one has to know. */
export function OutboxHint() {
  const capabilities = useCapabilities();
  if (capabilities?.mail !== 'outbox') return null;
  return (
    <p className={classes.outbox}>
      This server is not connected to a mail server. Its mails wait in the <a href="/dev/outbox">outbox</a>,
      which opens on the machine it runs on.
    </p>
  );
}
