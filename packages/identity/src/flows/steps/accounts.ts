import type { Account } from '../../accounts/accounts.types.ts';
import { EmailExists, UserDisabled } from '../../wire/errors.ts';
import type { Start } from '../context.ts';

/** Finds whose address it is; an unknown address goes on, so that the answer takes as long. */
export const findAccountByEmail = async ({
  email,
  accounts,
}: Pick<Start, 'accounts'> & { email: string }) => ({
  account: await accounts.findByEmail(email),
});

/** Like {@link findAccountByEmail}, and whether the owner has lately signed in from where the request comes from. */
export const recognise = ({
  email,
  places,
  client,
  now,
}: Pick<Start, 'places' | 'client' | 'now'> & { email: string }) =>
  places.recognise(email, client.address, now);

/** Whether the owner of an account has lately signed in from where the request comes from. */
export async function recognisePlace({
  account,
  places,
  client,
  now,
}: Pick<Start, 'places' | 'client' | 'now'> & { account: Account }) {
  const { isFamiliar } = await places.recognise(account.email ?? '', client.address, now);
  return { isFamiliar };
}

export function rejectDisabledAccount({ account }: { account: Account | undefined }) {
  if (account?.disabled) throw UserDisabled();
}

/** Like {@link rejectTakenEmail}, but one's own address may be given again. */
export async function rejectTakenEmailOfOthers(
  known: Parameters<typeof rejectTakenEmail>[0] & { account: Account },
) {
  if (known.email !== known.account.email) await rejectTakenEmail(known);
}

/** The one answer that tells whether an address has an account, so it may be asked only a few times. */
export async function rejectTakenEmail({
  email,
  accounts,
  limits,
  client,
  now,
}: Pick<Start, 'accounts' | 'limits' | 'client' | 'now'> & { email: string }) {
  if (!(await accounts.findByEmail(email))) return;
  await limits.take([['takenAddressFromNetwork', client.address]], now);
  throw EmailExists();
}
