import type { MailKind } from './mails.types.ts';

export interface Words {
  subject: string;
  paragraphs: readonly string[];
  /** Digits to type, shown large. */
  code?: string;
  /** Not in a mail that is about a code. */
  button?: string;
  /** What to do for someone who did not ask for the mail. */
  footer: string;
}

interface Facts {
  product: string;
  email: string;
  newEmail: string | undefined;
  validFor: string;
  code: string;
  /** From where somebody signed in, and when. */
  place: string;
}

const IGNORE = 'If you did not ask for this, you can ignore this mail: nothing changes.';

export const WORDS: Record<MailKind, (facts: Facts) => Words> = {
  verifyEmail: ({ product, email, validFor }) => ({
    subject: `Confirm your e-mail address for ${product}`,
    paragraphs: [
      `Please confirm that ${email} is your address, so that ${product} can reach you.`,
      `The link works once and for ${validFor}.`,
    ],
    button: 'Confirm address',
    footer: 'If you did not create an account, you can ignore this mail: the address stays unconfirmed.',
  }),
  resetPassword: ({ product, email, validFor }) => ({
    subject: `Choose a new password for ${product}`,
    paragraphs: [
      `Someone, hopefully you, asked for a new password for the account ${email}.`,
      `The link works once and for ${validFor}. Once you have chosen a new password, all other devices are signed out.`,
    ],
    button: 'Choose a new password',
    footer: IGNORE,
  }),
  signIn: ({ product, email, validFor }) => ({
    subject: `Your sign-in link for ${product}`,
    paragraphs: [`This link signs you in as ${email}.`, `It works once and for ${validFor}.`],
    button: 'Sign in',
    footer: `${IGNORE} Never pass this link on.`,
  }),
  signInCode: ({ product, email, validFor, code }) => ({
    subject: `${code} is your sign-in code for ${product}`,
    paragraphs: [
      `Type this code where you asked for it, to sign in as ${email}.`,
      `It works once, in that browser only, and for ${validFor}.`,
    ],
    code,
    footer: `${IGNORE} Never tell anybody this code: we do not ask for it by telephone or mail.`,
  }),
  verifyAndChangeEmail: ({ product, email, newEmail, validFor }) => ({
    subject: `Confirm your new e-mail address for ${product}`,
    paragraphs: [
      `Please confirm that the account ${email} should use the address ${newEmail} from now on.`,
      `The link works once and for ${validFor}.`,
    ],
    button: 'Confirm new address',
    footer: IGNORE,
  }),
  recoverEmail: ({ product, email, newEmail, validFor }) => ({
    subject: `The e-mail address of your ${product} account was changed`,
    paragraphs: [
      `The account that used ${email} now uses ${newEmail}.`,
      `If that was you, there is nothing to do. If not, take the change back within ${validFor} and then choose a new password.`,
    ],
    button: 'Take the change back',
    footer: 'Taking the change back signs out every device.',
  }),
  newSignIn: ({ product, email, place }) => ({
    subject: `New sign-in to your ${product} account`,
    paragraphs: [
      `Someone signed in as ${email} from a place where you have not been lately:`,
      place,
      'If that was you, there is nothing to do. If not, choose a new password now: that signs out every device.',
    ],
    button: 'I did not do this',
    footer: 'You get this mail when somebody signs in from a new address or with a new kind of browser.',
  }),
  passwordChanged: ({ product, email }) => ({
    subject: `The password of your ${product} account was changed`,
    paragraphs: [
      `The password of the account ${email} was changed, and all other devices were signed out.`,
      'If that was you, there is nothing to do. If not, choose a new password now.',
    ],
    button: 'I did not do this',
    footer: 'You get this mail whenever your password changes.',
  }),
  providerLinked: ({ product, email }) => ({
    subject: `A new way to sign in to your ${product} account`,
    paragraphs: [
      `Signing in as ${email} is possible with Google now, too.`,
      'If that was not you, choose a new password and remove the link in your settings.',
    ],
    button: 'I did not do this',
    footer: 'You get this mail whenever a way to sign in is added or removed.',
  }),
  providerUnlinked: ({ product, email }) => ({
    subject: `A way to sign in to your ${product} account was removed`,
    paragraphs: [
      `Google no longer signs in as ${email}. All other devices were signed out.`,
      'If that was not you, choose a new password now.',
    ],
    button: 'I did not do this',
    footer: 'You get this mail whenever a way to sign in is added or removed.',
  }),
  passkeyAdded: ({ product, email }) => ({
    subject: `A passkey was added to your ${product} account`,
    paragraphs: [
      `From now on, the device or password manager that holds the passkey signs in as ${email} without a password or a code.`,
      'If that was not you, choose a new password now, and remove the passkey in your settings.',
    ],
    button: 'I did not do this',
    footer: 'You get this mail whenever a passkey is added or removed.',
  }),
  passkeyRemoved: ({ product, email }) => ({
    subject: `A passkey was removed from your ${product} account`,
    paragraphs: [
      `A passkey no longer signs in as ${email}. All other devices were signed out.`,
      'If that was not you, choose a new password now.',
    ],
    button: 'I did not do this',
    footer: 'You get this mail whenever a passkey is added or removed.',
  }),
  recoveryCodesMade: ({ product, email }) => ({
    subject: `New recovery codes for your ${product} account`,
    paragraphs: [
      `New recovery codes were made for ${email}. Those from before work no more.`,
      'If that was not you, choose a new password now and make new codes.',
    ],
    button: 'I did not do this',
    footer: 'You get this mail whenever recovery codes are made.',
  }),
  recoveryCodeUsed: ({ product, email }) => ({
    subject: `A recovery code of your ${product} account was used`,
    paragraphs: [
      `Someone signed in as ${email} with the password and a recovery code instead of the authenticator app.`,
      'If that was you, make new codes when they run low. If not, choose a new password now.',
    ],
    button: 'I did not do this',
    footer: 'You get this mail whenever a recovery code is used.',
  }),
  secondFactorAdded: ({ product, email }) => ({
    subject: `Two-step verification is on for your ${product} account`,
    paragraphs: [
      `From now on, signing in as ${email} needs a code of your authenticator app as well. All other devices were signed out.`,
      'If that was not you, choose a new password now.',
    ],
    button: 'I did not do this',
    footer: 'You get this mail whenever two-step verification changes.',
  }),
  secondFactorRemoved: ({ product, email }) => ({
    subject: `Two-step verification is off for your ${product} account`,
    paragraphs: [
      `Signing in as ${email} no longer needs a code. All other devices were signed out.`,
      'If that was not you, choose a new password now.',
    ],
    button: 'I did not do this',
    footer: 'You get this mail whenever two-step verification changes.',
  }),
  deletionRequested: ({ product, email, validFor }) => ({
    subject: `Your ${product} account will be deleted in ${validFor}`,
    paragraphs: [
      `You asked us to delete the account ${email}. It is signed out everywhere and hidden; in ${validFor} everything in it is erased for good.`,
      'Changed your mind, or was it not you? Sign in before then and choose to keep the account.',
    ],
    button: 'Sign in and keep it',
    footer: 'After that, nobody can bring it back.',
  }),
  deletionCancelled: ({ product, email }) => ({
    subject: `Your ${product} account stays`,
    paragraphs: [
      `The account ${email} is not going to be deleted any more. Everything in it is as it was.`,
      'If that was not you, choose a new password now.',
    ],
    button: 'I did not do this',
    footer: 'You get this mail whenever a deletion is called off.',
  }),
  sessionStolen: ({ product, email }) => ({
    subject: `You were signed out of ${product} on one device`,
    paragraphs: [
      `A sign-in of the account ${email} was used from two places at once, so we ended it.`,
      'Usually a browser that was restored from a backup is the reason. If you cannot explain it, choose a new password.',
    ],
    button: 'Choose a new password',
    footer: 'You can sign in again at any time.',
  }),
};
