import type { Account } from '../../accounts/accounts.types.ts';
import type { Counted } from '../../limits/limits.ts';
import type { Start } from '../context.ts';

type Asked = Pick<Start, 'limits' | 'client' | 'now'>;
interface Placed extends Asked {
  /** Whether the owner has lately signed in from here. */
  isFamiliar: boolean;
}

/** Guesses count wherever they come from, except that a stranger's never count against the owner's own places. */
export const limitAttempts = (known: Placed & { email: string }) =>
  takeGuess('signIn', known.email, known, [['signInFromNetwork', known.client.address]]);

/** Guesses of a second factor, by someone who has the first. */
export const limitCodesOfAccount = (known: Placed & { account: Account }) =>
  takeGuess('secondFactor', known.account.id, known);

/** Guesses of mailed digits, whether or not the address has an account. */
export const limitEmailCodes = (known: Placed & { email: string }) =>
  takeGuess('emailCode', known.email, known);

async function takeGuess(
  what: 'signIn' | 'secondFactor' | 'emailCode',
  subject: string,
  { limits, client, now, isFamiliar }: Placed,
  more: readonly Counted[] = [],
) {
  const fromHere: Counted = [`${what}FromHere`, subject, client.address];
  const fromElsewhere: Counted = [`${what}FromElsewhere`, subject];
  const counted = [...more, fromHere, ...(isFamiliar ? [] : [fromElsewhere])];
  await limits.take(counted, now);
  return { counted };
}

/** Whoever knew the password was not guessing. */
export const discountAttempt = ({ counted, limits }: Asked & { counted: Counted[] }) =>
  limits.giveBack(counted);

export const limitSignUps = ({ limits, client, now }: Asked) =>
  limits.take([['signUpFromNetwork', client.address]], now);

/** A stranger who asks for many mails to somebody's address must not keep the owner from asking for one. */
export const limitMails = ({ email, isFamiliar, limits, client, now }: Placed & { email: string }) =>
  limits.take(
    [
      ['mailFromNetwork', client.address],
      isFamiliar ? ['mailToAddressFromHere', email, client.address] : ['mailToAddress', email],
    ],
    now,
  );

export const limitCodes = ({ limits, client, now }: Asked) =>
  limits.take([['codeFromNetwork', client.address]], now);

export const limitAssertions = ({ limits, client, now }: Asked) =>
  limits.take([['assertionFromNetwork', client.address]], now);

export const limitChanges = ({ account, limits, now }: Asked & { account: { id: string } }) =>
  limits.take([['changeOfAccount', account.id]], now);
