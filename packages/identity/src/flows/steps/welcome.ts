import { type Account, linkedProviders } from '../../accounts/accounts.types.ts';
import type { Start } from '../context.ts';

/** Reading a mail proves who owns the address: the account is made, or becomes theirs alone. */
export async function welcome({
  email,
  account,
  accounts,
  credentials,
  now,
}: Pick<Start, 'accounts' | 'credentials' | 'now'> & {
  email: string;
  account: Account | undefined;
}): Promise<{ account: Account; isNewUser: boolean }> {
  const proven = { emailVerified: true, emailLinkSignIn: true };
  if (!account) {
    const created = await accounts.createUnlessThere({ email, ...proven }, now);
    if (created) return { account: created, isNewUser: true };
    return welcome({ email, account: await accounts.findByEmail(email), accounts, credentials, now });
  }
  if (account.emailVerified) {
    await accounts.changeProven(account.id, email, proven);
    return { account: { ...account, ...proven }, isNewUser: false };
  }
  // Whoever set a password without reading the mail may be somebody else, who waits for the owner to move in.
  const because = 'address proven by its owner';
  const changes = { ...proven, passwordHash: null, passwordUpdatedAt: null };
  const replaced = await credentials.replace(account.id, changes, {
    because,
    now,
    unlink: linkedProviders(account),
    dropPasskeys: true,
    proven: email,
  });
  return { account: { ...account, ...replaced, links: [], passkeys: [] }, isNewUser: false };
}
