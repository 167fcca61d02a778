import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ActionMode } from '../model/action-code';
import { AuthCard } from './AuthCard';
import classes from './BrokenLink.module.css';

export type BrokenBecause =
  | 'used'
  | 'expired'
  | 'malformed'
  | 'unknown'
  | 'disabled'
  | 'unreachable'
  | 'too-often';

const WORDS: Record<BrokenBecause, { title: string; lead: string }> = {
  used: {
    title: 'This link does not work any more',
    lead: 'It was used already, or a newer one took its place. Each link works once.',
  },
  expired: { title: 'This link is too old', lead: 'For your safety, links in mails work only for a while.' },
  malformed: {
    title: 'This link is not complete',
    lead: 'A part of it is missing. Copy the whole address from the mail, or ask for a new one.',
  },
  unknown: {
    title: 'This link leads nowhere',
    lead: 'It does not say what to do. Open the link from the newest mail, or begin again.',
  },
  disabled: { title: 'This account is switched off', lead: 'Ask whoever runs this server.' },
  unreachable: {
    title: 'The server cannot be reached',
    lead: 'Check your connection and try again. The link is still good.',
  },
  'too-often': {
    title: 'Too many links at once',
    lead: 'Wait a few minutes, then try again. The link is still good.',
  },
};

const NEW_ONE = {
  resetPassword: { to: '/forgot-password', label: 'Get a new link' },
  verifyEmail: { to: '/settings/account', label: 'Send a new one from your settings' },
  verifyAndChangeEmail: { to: '/settings/account', label: 'Change the e-mail again' },
  recoverEmail: { to: '/forgot-password', label: 'Reset the password instead' },
  signIn: { to: '/sign-in-2', label: 'Get a new link' },
} as const;

interface BrokenLinkProps {
  mode?: ActionMode;
  why: BrokenBecause;
  /** Looks again, where the link may still be good. */
  onRetry?: () => unknown;
}

export function BrokenLink({ mode, why, onRetry }: BrokenLinkProps) {
  const { title, lead } = WORDS[why];
  const way = mode ? NEW_ONE[mode] : ({ to: '/sign-in', label: 'Go to sign in' } as const);
  const isWorthATry = onRetry && (why === 'unreachable' || why === 'too-often');
  return (
    <AuthCard title={title} lead={lead} footer={mode && <Link to="/sign-in">Back to sign in</Link>}>
      {isWorthATry ? (
        <Button className={classes.way} fullWidth onClick={() => onRetry()}>
          Try again
        </Button>
      ) : (
        <Button className={classes.way} fullWidth renderRoot={(props) => <Link to={way.to} {...props} />}>
          {way.label}
        </Button>
      )}
    </AuthCard>
  );
}
