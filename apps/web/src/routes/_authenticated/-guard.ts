import type { QueryClient } from '@tanstack/react-query';
import { type ParsedLocation, redirect } from '@tanstack/react-router';
import { useAuth, whenAuthIsKnown } from '@/features/auth/model/auth';
import { statusOf } from '@/lib/errors';

interface GuardOptions {
  location: ParsedLocation;
  queryClient: QueryClient;
}

/** Lets in who is signed in, with their workspaces at hand; everyone else signs in first and comes back. */
export async function guard({ location, queryClient }: GuardOptions) {
  const toSignIn = () => redirect({ to: '/sign-in', search: { redirect: location.href } });
  const { user } = await whenAuthIsKnown();
  if (!user) throw toSignIn();
  // Loaded here and not above: the pages for everyone do without the client of the API.
  const { chooseWorkspace, meQuery } = await import('@/lib/me');
  const me = await queryClient.ensureQueryData(meQuery()).catch(async (error: unknown) => {
    if (statusOf(error) !== 401) throw error;
    await useAuth.getState().signOut();
    throw toSignIn();
  });
  return { workspace: chooseWorkspace(me.workspaces) };
}
