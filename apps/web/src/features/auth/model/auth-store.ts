import { create } from 'zustand';

/** As much of the provider's user as the product uses. */
export interface SignedInUser {
  uid: string;
  email: string | null;
  emailVerified: boolean;
}

/** What the state needs from an identity provider; screens and tests hand in theirs. */
export interface AuthProvider<User extends SignedInUser = SignedInUser> {
  signUp(email: string, password: string): Promise<User>;
  signIn(email: string, password: string): Promise<User>;
  signInWithGoogle(): Promise<User>;
  sendVerificationEmail(user: User): Promise<void>;
  sendPasswordReset(email: string): Promise<void>;
  signOut(): Promise<void>;
  onChange(listener: (user: User | null) => void): void;
}

export interface AuthState<User extends SignedInUser = SignedInUser> {
  user: User | null;
  userId: string;
  email: string;
  isLoading: boolean;
  /** While signing out, and not signed out yet. */
  isLeaving: boolean;
  error: string | null;
  signUp(email: string, password: string): Promise<void>;
  signIn(email: string, password: string): Promise<void>;
  signInWithGoogle(): Promise<void>;
  resetPassword(email: string): Promise<void>;
  signOut(): Promise<void>;
}

interface Options<User extends SignedInUser> {
  provider: AuthProvider<User>;
  /** The account stands even when its verification mail could not be sent; the dashboard offers it again. */
  onVerificationEmailFailed?: () => void;
}

const signedIn = <User extends SignedInUser>(user: User) => ({
  user,
  userId: user.uid,
  email: user.email ?? '',
});
const signedOut = { user: null, userId: '', email: '' };

export function createAuthStore<User extends SignedInUser>({
  provider,
  onVerificationEmailFailed,
}: Options<User>) {
  return create<AuthState<User>>()((set) => {
    /** Every action begins and fails in the same way; the caller learns of the failure too. */
    async function attempt<Result>(fallbackMessage: string, action: () => Promise<Result>): Promise<Result> {
      set({ isLoading: true, error: null });
      try {
        return await action();
      } catch (error) {
        set({ error: (error instanceof Error && error.message) || fallbackMessage, isLoading: false });
        throw error;
      }
    }

    provider.onChange((user) => set({ ...(user ? signedIn(user) : signedOut), isLoading: false }));

    return {
      ...signedOut,
      isLoading: true,
      isLeaving: false,
      error: null,

      async signUp(email, password) {
        const user = await attempt('Sign up failed', () => provider.signUp(email, password));
        set({ ...signedIn(user), isLoading: false });
        await provider.sendVerificationEmail(user).catch(() => onVerificationEmailFailed?.());
      },

      async signIn(email, password) {
        const user = await attempt('Sign in failed', () => provider.signIn(email, password));
        set({ ...signedIn(user), isLoading: false });
      },

      async signInWithGoogle() {
        const user = await attempt('Google sign-in failed', () => provider.signInWithGoogle());
        set({ ...signedIn(user), isLoading: false });
      },

      async resetPassword(email) {
        await attempt('Reset failed', () => provider.sendPasswordReset(email));
        set({ isLoading: false });
      },

      async signOut() {
        set({ isLeaving: true });
        try {
          await provider.signOut();
          set({ ...signedOut, error: null });
        } catch {
          set({ error: 'Sign out failed' });
        } finally {
          set({ isLeaving: false });
        }
      },
    };
  });
}
