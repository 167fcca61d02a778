import {
  type Auth,
  createUserWithEmailAndPassword,
  GoogleAuthProvider,
  onAuthStateChanged,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signInWithPopup,
  signOut,
  type User,
} from '@firebase/auth';
import { loadIdentity } from '@/lib/identity';
import type { AuthProvider } from './auth-store';

/** Where the buttons of the provider's own mails and pages lead back to. */
export const returnHere = () => ({ url: `${window.location.origin}/` });

/** The provider as the account SDK speaks to it. */
export const sdkProvider: AuthProvider<User> = {
  signUp: (email, password) => withUser((auth) => createUserWithEmailAndPassword(auth, email, password)),
  signIn: (email, password) => withUser((auth) => signInWithEmailAndPassword(auth, email, password)),
  signInWithGoogle: () => withUser((auth) => signInWithPopup(auth, new GoogleAuthProvider())),
  sendVerificationEmail: (user) => sendEmailVerification(user, returnHere()),
  sendPasswordReset: async (email) => sendPasswordResetEmail(await loadIdentity(), email, returnHere()),
  signOut: async () => signOut(await loadIdentity()),
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
