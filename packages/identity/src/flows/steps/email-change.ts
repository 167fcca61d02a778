import type { Account } from '../../accounts/accounts.types.ts';
import type { Start } from '../context.ts';

/** Tells the address an account had until now, with a way to take the change back. */
export async function tellOldAddress({
  account,
  newEmail,
  codes,
  mailer,
  now,
}: Pick<Start, 'codes' | 'mailer' | 'now'> & { account: Account; newEmail: string | undefined }) {
  const { email } = account;
  if (!email || !newEmail || newEmail === email) return;
  const request = { requestType: 'RECOVER_EMAIL' as const, accountId: account.id, email, newEmail };
  const oobCode = await codes.create(request, now);
  mailer.send({ kind: 'recoverEmail', to: email, account, newEmail, oobCode });
}
