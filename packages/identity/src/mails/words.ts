import type { MailKind } from './mails.types.ts';

export interface Words {
  subject: string;
  paragraphs: readonly string[];
  button: string;
  /** What to do for someone who did not ask for the mail. */
  footer: string;
}

interface Facts {
  product: string;
  email: string;
  newEmail: string | undefined;
  validFor: string;
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
    footer: 'You get this mail whenever a way to sign in is added.',
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
