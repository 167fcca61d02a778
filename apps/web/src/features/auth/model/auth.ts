import type { User } from '@firebase/auth';
import { create } from 'zustand';
import { forget, SIGNED_IN_KEY, store } from '@/lib/preferences';
import { type AuthState, createAuthStore } from './auth-store';
import { sdkProvider } from './sdk-provider';

/** Whether the last verification mail left; only the dashboard's banner asks. */
export const useVerificationMail = create<{ hasFailed: boolean }>()(() => ({ hasFailed: false }));

/** Who is signed in, for the whole application. */
export const useAuth = createAuthStore<User>({
  provider: sdkProvider,
  onVerificationEmailFailed: () => useVerificationMail.setState({ hasFailed: true }),
});

useAuth.subscribe(({ userId, isLoading }) => {
  if (userId) store(SIGNED_IN_KEY, 'yes');
  else if (!isLoading) forget(SIGNED_IN_KEY);
});

const known = new Promise<void>((resolve) => {
  const stop = useAuth.subscribe(({ user, isLoading }) => {
    if (!user && isLoading) return;
    stop();
    resolve();
  });
});

/** Resolves when it is known who is signed in, or that nobody is; a sign-in that takes its time changes nothing of that. */
export async function whenAuthIsKnown(): Promise<AuthState<User>> {
  await known;
  return useAuth.getState();
}
