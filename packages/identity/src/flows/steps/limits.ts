import type { Account } from '../../accounts/accounts.types.ts';
import type { Counted } from '../../limits/limits.ts';
import type { Start } from '../context.ts';

type Asked = Pick<Start, 'limits' | 'client' | 'now'>;

/** Guesses count wherever they come from, except that a stranger's never count against the owner's own places. */
export async function limitAttempts({
  email,
  limits,
  sessions,
  client,
  now,
}: Asked & Pick<Start, 'sessions'> & { email: string }) {
  const isFamiliar = await sessions.isFamiliar(email, client.address, now);
  const counted: Counted[] = [
    ['signInFromNetwork', client.address],
    ['signInFromHere', email, client.address],
    ...(isFamiliar ? [] : [['signInFromElsewhere', email] as const]),
  ];
  await limits.take(counted, now);
  return { counted };
}

/** Guesses of a second factor, by someone who has the first: the same care for the owner's own places. */
export async function limitCodesOfAccount({
  account,
  limits,
  sessions,
  client,
  now,
}: Asked & Pick<Start, 'sessions'> & { account: Account }) {
  const isFamiliar = await sessions.isFamiliar(account.email ?? '', client.address, now);
  const counted: Counted[] = [
    ['secondFactorFromHere', account.id, client.address],
    ...(isFamiliar ? [] : [['secondFactorFromElsewhere', account.id] as const]),
  ];
  await limits.take(counted, now);
  return { counted };
}

/** Whoever knew the password was not guessing. */
export const discountAttempt = ({ counted, limits }: Asked & { counted: Counted[] }) =>
  limits.giveBack(counted);

export const limitSignUps = ({ limits, client, now }: Asked) =>
  limits.take([['signUpFromNetwork', client.address]], now);

export const limitMails = ({ email, limits, client, now }: Asked & { email: string }) =>
  limits.take(
    [
      ['mailFromNetwork', client.address],
      ['mailToAddress', email],
    ],
    now,
  );

export const limitCodes = ({ limits, client, now }: Asked) =>
  limits.take([['codeFromNetwork', client.address]], now);

export const limitAssertions = ({ limits, client, now }: Asked) =>
  limits.take([['assertionFromNetwork', client.address]], now);

export const limitChanges = ({ account, limits, now }: Asked & { account: { id: string } }) =>
  limits.take([['changeOfAccount', account.id]], now);
