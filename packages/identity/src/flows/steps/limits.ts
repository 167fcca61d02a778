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
  await limits.take('signInFromNetwork', [client.address], now);
  await limits.take('signInFromHere', [email, client.address], now);
  const isFamiliar = await sessions.isFamiliar(email, client.address, now);
  if (!isFamiliar) await limits.take('signInFromElsewhere', [email], now);
}

/** Whoever knew the password was not guessing. */
export async function restoreAttempts({ email, limits, client }: Asked & { email: string }) {
  await limits.restore('signInFromHere', [email, client.address]);
}

export const limitSignUps = ({ limits, client, now }: Asked) =>
  limits.take('signUpFromNetwork', [client.address], now);

export async function limitMails({ email, limits, client, now }: Asked & { email: string }) {
  await limits.take('mailFromNetwork', [client.address], now);
  await limits.take('mailToAddress', [email], now);
}

export const limitCodes = ({ limits, client, now }: Asked) =>
  limits.take('codeFromNetwork', [client.address], now);

export const limitChanges = ({ account, limits, now }: Asked & { account: { id: string } }) =>
  limits.take('changeOfAccount', [account.id], now);
