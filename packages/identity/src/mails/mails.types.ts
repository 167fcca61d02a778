export type MailKind =
  | 'verifyEmail'
  | 'resetPassword'
  | 'signIn'
  | 'signInCode'
  | 'verifyAndChangeEmail'
  | 'recoverEmail'
  | 'newSignIn'
  | 'passwordChanged'
  | 'providerLinked'
  | 'providerUnlinked'
  | 'passkeyAdded'
  | 'passkeyRemoved'
  | 'recoveryCodeUsed'
  | 'recoveryCodesMade'
  | 'secondFactorAdded'
  | 'secondFactorRemoved'
  | 'deletionRequested'
  | 'deletionCancelled'
  | 'sessionStolen';

/** A mail ready to be sent. */
export interface IdentityMail {
  to: string;
  kind: MailKind;
  subject: string;
  text: string;
  html: string;
  /** Where the button leads; the product's own address in a mail without one. */
  link: string;
  account: { id: string; email: string | null; displayName: string | null } | undefined;
}

/**
 * Queues a mail. The package waits for it before it answers only where that tells nothing of who has an account: when
 * somebody who is signed in asks for a verification mail. Then a failure here fails the request.
 */
export type Deliver = (mail: IdentityMail) => Promise<void> | void;
