export type MailKind =
  | 'verifyEmail'
  | 'resetPassword'
  | 'signIn'
  | 'verifyAndChangeEmail'
  | 'recoverEmail'
  | 'passwordChanged'
  | 'providerLinked'
  | 'secondFactorAdded'
  | 'secondFactorRemoved'
  | 'sessionStolen';

/** A mail ready to be sent. */
export interface IdentityMail {
  to: string;
  kind: MailKind;
  subject: string;
  text: string;
  html: string;
  /** Where the button leads. */
  link: string;
  account: { id: string; email: string | null; displayName: string | null } | undefined;
}

/** Queues a mail. The package waits for it only while it shuts down, never before it answers a request. */
export type Deliver = (mail: IdentityMail) => Promise<void> | void;
