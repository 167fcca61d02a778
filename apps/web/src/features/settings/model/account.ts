import { type User, updatePassword, verifyBeforeUpdateEmail } from '@firebase/auth';
import { loadIdentity } from '@/lib/identity';

export async function requireUser(): Promise<User> {
  const { currentUser } = await loadIdentity();
  if (!currentUser)
    throw Object.assign(new Error('Nobody is signed in'), { code: 'auth/user-token-expired' });
  return currentUser;
}

/** The new address gets a mail; the change counts when its link is opened. */
export const requestEmailChange = async (email: string) =>
  verifyBeforeUpdateEmail(await requireUser(), email, { url: `${window.location.origin}/settings/account` });

export const setPassword = async (password: string) => updatePassword(await requireUser(), password);
