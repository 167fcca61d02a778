import type { Account } from '../accounts/accounts.types.ts';
import { toPasskeyInfo } from '../accounts/accounts.views.ts';
import { missing, PasskeyNotFound } from '../wire/errors.ts';
import type { Start } from './context.ts';
import { flow } from './flow.ts';
import { authenticate } from './steps/authentication.ts';
import { requireFields } from './steps/fields.ts';
import { limitChanges } from './steps/limits.ts';
import { checkName } from './steps/updates.ts';

/** Not a call of Firebase's. A name protects nothing, so no recent sign-in is asked for. */
export const renamePasskey = flow('passkeyEnrollment:rename', [
  requireFields('idToken', 'credentialId', 'name'),
  authenticate,
  limitChanges,
  rename,
]);

async function rename(known: Start & { account: Account; credentialId: string; name: string }) {
  const { account, credentialId, passkeys } = known;
  const name = checkName(known.name);
  if (!name) throw missing('name');
  const passkey = await passkeys.rename(account.id, credentialId, name);
  if (!passkey) throw PasskeyNotFound();
  return { answer: { passkeyInfo: toPasskeyInfo({ passkeys: [passkey] })[0] } };
}
