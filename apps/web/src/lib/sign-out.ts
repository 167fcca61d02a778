import { createContext, use } from 'react';

/** Signs out, after asking where something would be lost by it. Given by the frame. */
export const SignOutContext = createContext<(() => void) | undefined>(undefined);

export function useSignOut(): () => void {
  const signOut = use(SignOutContext);
  if (!signOut) throw new Error('signing out is offered inside the frame only');
  return signOut;
}
