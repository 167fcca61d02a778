import {
  deleteUser,
  EmailAuthProvider,
  reauthenticateWithCredential,
  type User,
  updatePassword,
  verifyBeforeUpdateEmail,
} from '@firebase/auth';
import { loadIdentity } from '@/lib/identity';

async function requireUser(): Promise<User> {
  const { currentUser } = await loadIdentity();
  if (!currentUser)
    throw Object.assign(new Error('Nobody is signed in'), { code: 'auth/user-token-expired' });
  return currentUser;
}

/** Sensitive changes ask for the password again, whoever sits at the keyboard. */
async function confirmed(password: string): Promise<User> {
  const user = await requireUser();
  await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email ?? '', password));
  return user;
}

/** The new address gets a mail; the change counts when its link is opened. */
export const requestEmailChange = async (email: string, password: string) =>
  verifyBeforeUpdateEmail(await confirmed(password), email, {
    url: `${window.location.origin}/settings/account`,
  });

export const changePassword = async (password: string, next: string) =>
  updatePassword(await confirmed(password), next);

export const deleteAccount = async (password: string) => deleteUser(await confirmed(password));
