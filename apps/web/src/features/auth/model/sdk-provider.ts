import {
  type Auth,
  createUserWithEmailAndPassword,
  onAuthStateChanged,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signOut,
  type User,
} from '@firebase/auth';
import { askGoogle } from '@/lib/google/google';
import { loadIdentity } from '@/lib/identity';
import type { AuthProvider } from './auth-store';

/** Where the buttons of the provider's own mails and pages lead back to. */
export const returnHere = () => ({ url: `${window.location.origin}/` });

/** The provider as the account SDK speaks to it. */
export const sdkProvider: AuthProvider<User> = {
  signUp: (email, password) => withUser((auth) => createUserWithEmailAndPassword(auth, email, password)),
  signIn: (email, password) => withUser((auth) => signInWithEmailAndPassword(auth, email, password)),
  signInWithGoogle: async () => (await askGoogle()).signIn(),
  sendVerificationEmail: (user) => sendEmailVerification(user, returnHere()),
  sendPasswordReset: async (email) => sendPasswordResetEmail(await loadIdentity(), email, returnHere()),
  async signOut() {
    const auth = await loadIdentity();
    const endSession = await import('./end-session')
      .then(({ prepareEnd }) => prepareEnd(auth))
      .catch(() => undefined);
    // Here first: a page that still asks once the session has ended on the server would be refused.
    await signOut(auth);
    endSession?.();
  },
  onChange(listener) {
    loadIdentity().then(
      (auth) => onAuthStateChanged(auth, listener),
      () => listener(null),
    );
  },
};

async function withUser(action: (auth: Auth) => Promise<{ user: User }>): Promise<User> {
  const { user } = await action(await loadIdentity());
  return user;
}
