import { redirect } from '@tanstack/react-router';
import { useAuth, whenAuthIsKnown } from '@/features/auth/model/auth';
import { ownPath } from '@/lib/own-path';

export interface RedirectSearch {
  redirect?: string;
}

export const readRedirect = (search: Record<string, unknown>): RedirectSearch =>
  typeof search.redirect === 'string' ? { redirect: search.redirect } : {};

/** Whoever is signed in already has no business on a sign-in page: they go where they were going. */
export async function leaveIfSignedIn(wanted: string | undefined) {
  const { user } = await whenAuthIsKnown();
  if (user) throw redirect({ href: ownPath(wanted), replace: true });
}

/** Where to go once signing in has worked; undefined as long as it has not. */
export function useWayOn(wanted: string | undefined): string | undefined {
  return useAuth(({ user, isLoading }) => (user && !isLoading ? ownPath(wanted) : undefined));
}

const NAMES: Record<string, string> = {
  tasks: 'Tasks',
  calendar: 'Calendar',
  users: 'Users',
  apps: 'Apps',
  chats: 'Chats',
  courses: 'your courses',
  documents: 'your syllabi',
  settings: 'Settings',
  'help-center': 'the help centre',
  invitations: 'your invitation',
};

/** What the place is called, if it has a name worth saying. */
export const destinationName = (wanted: string | undefined): string | undefined =>
  NAMES[ownPath(wanted).split(/[/?#]/)[1] ?? ''];
