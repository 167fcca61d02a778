import { callAccountApi } from '@/lib/account-api';
import { addFailures, authCodeOf } from '@/lib/auth-errors';
import { requireUser } from './account';

addFailures({
  'last-way-in': {
    message: 'This is the only way you can sign in. Set a password or link Google first, then remove it.',
  },
});

/** As the account API tells of it. */
export interface Passkey {
  credentialId: string;
  name: string;
  enrolledAt: string;
  lastUsedAt?: string;
  /** Whether it may leave its device, and whether a copy is kept elsewhere by now. */
  backupEligible: boolean;
  backedUp: boolean;
  /** `1Password`, `Windows Hello`: who holds it, where that is known. */
  authenticator?: string;
}

const idToken = async () => (await requireUser()).getIdToken();

/** The script that talks to authenticators comes when one is wanted. */
const authenticators = () => import('@/lib/passkeys');

export async function listPasskeys({ signal }: { signal?: AbortSignal } = {}): Promise<Passkey[]> {
  const { users } = await callAccountApi<{ users: { passkeyInfo?: Passkey[] }[] }>(
    '/v1/accounts:lookup',
    { idToken: await idToken() },
    { signal },
  );
  return users[0]?.passkeyInfo ?? [];
}

export async function addPasskey(name: string): Promise<void> {
  const { makePasskey } = await authenticators();
  await makePasskey(await idToken(), name);
}

export async function renamePasskey(credentialId: string, name: string): Promise<void> {
  const body = { idToken: await idToken(), credentialId, name };
  await callAccountApi('/v2/accounts/passkeyEnrollment:rename', body);
}

/** Everybody else who is signed in to the account has to sign in again. */
export async function removePasskey(credentialId: string): Promise<void> {
  try {
    await callAccountApi('/v1/accounts:update', { idToken: await idToken(), deletePasskey: [credentialId] });
  } catch (error) {
    if (authCodeOf(error) !== 'operation-not-allowed') throw error;
    throw Object.assign(new Error('The last way in', { cause: error }), { code: 'auth/last-way-in' });
  }
  (await authenticators()).forgetPasskey(credentialId);
}

/** Where it is: a synced one comes along to new devices, the other is lost with its device. */
export function placeOf({ backupEligible, backedUp, authenticator }: Passkey): string {
  const place = backedUp ? 'synced' : backupEligible ? 'not synced yet' : 'only on its device';
  return authenticator ? `${authenticator}, ${place}` : place;
}
