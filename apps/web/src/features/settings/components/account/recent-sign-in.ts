import { createContext, use } from 'react';
import { authCodeOf } from '@/lib/auth-errors';
import { problemOf } from '@/lib/errors';

interface RecentSignIn {
  /**
   * Performs an action. When the server wants a more recent proof of who one is, a dialog asks for it, and the action
   * is performed again. Fails as the action fails, or with {@link isCancelled} when the dialog is closed.
   */
  run<Result>(action: () => Promise<Result>): Promise<Result>;
  /** Whether the dialog is open: what lies under it must not take its keys. */
  isAsking?: boolean;
}

export const RecentSignInContext = createContext<RecentSignIn | undefined>(undefined);

export function useRecentSignIn(): RecentSignIn {
  const context = use(RecentSignInContext);
  if (!context) throw new Error('useRecentSignIn is for what lies inside RecentSignInProvider');
  return context;
}

export const wantsRecentSignIn = (error: unknown) =>
  authCodeOf(error) === 'requires-recent-login' || problemOf(error)?.code === 'auth/requires-recent-login';

const CANCELLED = 'auth/reauthentication-cancelled';

export const cancelled = () => Object.assign(new Error('The person closed the dialog'), { code: CANCELLED });

/** Whether the person thought better of it: nothing went wrong, so nothing needs to be said. */
export const isCancelled = (error: unknown) => `auth/${authCodeOf(error)}` === CANCELLED;
