import type { Account } from '../../accounts/accounts.types.ts';
import { contextWordsOf } from '../../passwords/guessable.rules.ts';
import { LEAST_LENGTH, missingRequirements } from '../../passwords/password.rules.ts';
import type { Settings } from '../../settings.ts';
import { InvalidLoginCredentials, PasswordRefused, WeakPassword } from '../../wire/errors.ts';
import type { Start } from '../context.ts';

/** Throws the refusal of a password that the policy does not let through. */
export function requireGoodPassword(
  password: string,
  { passwordPolicy, productName }: Settings,
  owner: { email: string | null; displayName?: string | null | undefined },
): void {
  if (password.length < LEAST_LENGTH && passwordPolicy.enforcement === 'OFF') {
    throw WeakPassword({ detail: `Password should be at least ${LEAST_LENGTH} characters` });
  }
  if (passwordPolicy.enforcement === 'OFF') return;
  const words = contextWordsOf(owner.email, owner.displayName, productName);
  const unmet = missingRequirements(password, passwordPolicy, words);
  if (unmet.length) throw PasswordRefused({ detail: `Missing password requirements: [${unmet.join(', ')}]` });
}

/** The password is known in the clear only now: the moment to keep it at today's cost. */
export async function renewHash({
  account,
  password,
  hasher,
  accounts,
}: Pick<Start, 'hasher' | 'accounts'> & { account: Account; password: string }) {
  if (!account.passwordHash || !hasher.isOutdated(account.passwordHash)) return;
  await accounts.change(account.id, { passwordHash: await hasher.hash(password) });
}

/** An unknown address and a wrong password cost the same work and get the same answer. */
export async function checkPassword({
  account,
  password,
  hasher,
}: Pick<Start, 'hasher'> & { account: Account | undefined; password: string }) {
  const isMatch = await hasher.matches(account?.passwordHash, password);
  if (!account || !isMatch) throw InvalidLoginCredentials();
  return { account };
}
