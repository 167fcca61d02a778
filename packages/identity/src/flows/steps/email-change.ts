import type { Account } from '../../accounts/accounts.types.ts';
import { EmailChangeNeedsVerification } from '../../wire/errors.ts';
import type { Start } from '../context.ts';

/**
 * With two-step verification the address stays a proven one, as with Firebase: it is what is left when the second factor
 * is lost, and nobody else could come in by whose address it is.
 */
export function requireProvenChange({ factors }: Account): void {
  if (factors.length > 0) throw EmailChangeNeedsVerification();
}

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
