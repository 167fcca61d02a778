import type { User } from '@firebase/auth';
import { create } from 'zustand';
import { type AuthState, createAuthStore } from './auth-store';
import { sdkProvider } from './sdk-provider';

/** Whether the last verification mail left; only the dashboard's banner asks. */
export const useVerificationMail = create<{ hasFailed: boolean }>()(() => ({ hasFailed: false }));

/** Who is signed in, for the whole application. */
export const useAuth = createAuthStore<User>({
  provider: sdkProvider,
  onVerificationEmailFailed: () => useVerificationMail.setState({ hasFailed: true }),
});

/** Resolves when it is known who is signed in, or that nobody is. */
export function whenAuthIsKnown(): Promise<AuthState<User>> {
  const isKnown = ({ user, isLoading }: AuthState<User>) => user !== null || !isLoading;
  if (isKnown(useAuth.getState())) return Promise.resolve(useAuth.getState());
  return new Promise((resolve) => {
    const stop = useAuth.subscribe((state) => {
      if (!isKnown(state)) return;
      stop();
      resolve(state);
    });
  });
}
