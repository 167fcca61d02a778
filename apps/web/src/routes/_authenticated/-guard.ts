import type { QueryClient } from '@tanstack/react-query';
import { type ParsedLocation, redirect } from '@tanstack/react-router';
import { useAuth, whenAuthIsKnown } from '@/features/auth/model/auth';
import { statusOf } from '@/lib/errors';
import { rememberedToken } from '@/lib/remembered-token';

interface GuardOptions {
  location: ParsedLocation;
  /** Nobody has gone there yet. */
  preload: boolean;
  queryClient: QueryClient;
}

/**
 * Lets in who is signed in, with their workspaces at hand, and says which of them the page is about; everyone else signs in
 * first and comes back.
 */
export async function guard({ location, queryClient, preload }: GuardOptions) {
  const toSignIn = () => redirect({ to: '/sign-in', search: { redirect: location.href } });
  void askWithRememberedToken({ location, queryClient });
  const { user } = await whenAuthIsKnown();
  if (!user) {
    queryClient.clear();
    throw toSignIn();
  }
  // Loaded here and not above: the pages for everyone do without the client of the API.
  const { loadMe, showWorkspace } = await import('@/lib/me');
  const me = await loadMe(queryClient, user.uid).catch(async (error: unknown) => {
    if (statusOf(error) !== 401) throw error;
    await useAuth.getState().signOut();
    throw toSignIn();
  });
  return {
    workspaceId: await showWorkspace({ queryClient, me, step: preload ? undefined : location.state }),
  };
}

/** On the first page only: on later ones it is known who is signed in. */
async function askWithRememberedToken({
  location: { pathname },
  queryClient,
}: Omit<GuardOptions, 'preload'>) {
  if (!useAuth.getState().isLoading || !(await rememberedToken())) return;
  const { askEarly } = await import('./-ask-early');
  await askEarly({ queryClient, pathname });
}
