import '@/ui/styles/workspace';
import { useDisclosure } from '@mantine/hooks';
import { useQueryClient } from '@tanstack/react-query';
import { Outlet, useMatch, useRouter } from '@tanstack/react-router';
import { lazy, Suspense, useDeferredValue, useEffect, useRef } from 'react';
import { useAuth } from '@/features/auth/model/auth';
import { hasKeptMessages } from '@/features/chats/people/model/kept-messages';
import { AddSyllabiProvider } from '@/features/documents/AddSyllabiProvider';
import { Frame } from '@/features/frame/Frame';
import { FrameBones } from '@/features/frame/FrameBones';
import { Bell } from '@/features/notifications/Bell';
import { useAppearanceOfAccount } from '@/features/settings/model/use-appearance-of-account';
import { useBrowserZone } from '@/features/settings/model/use-browser-zone';
import { toastError } from '@/lib/errors';
import { tellOfLeaving } from '@/lib/live/left';
import { useChanges } from '@/lib/live/use-changes';
import { useMe } from '@/lib/me';
import { useOffline } from '@/lib/offline/use-offline';
import type { Theme } from '@/lib/preferences';
import { currentSubscription } from '@/lib/service-worker';
import { WorkspaceContext } from '@/lib/workspace';
import { useOpenWorkspace } from './-use-open-workspace';

const NewWorkspace = lazy(() => import('@/features/people/components/NewWorkspace'));
const LeavingPage = lazy(() => import('@/features/auth/LeavingPage'));

/** The authenticated area, for as long as someone is signed in; signing out elsewhere ends it here too. */
export function Workspace() {
  const router = useRouter();
  const { user, signOut } = useAuth();
  const isLeaving = useRef(false);
  // The frame and the page together take long to draw. What is deferred is drawn in slices, between which the browser
  // can answer whoever is at it already.
  const isBegun = useDeferredValue(true, false);

  useEffect(() => {
    if (user || isLeaving.current) return;
    void router.navigate({ to: '/sign-in', search: { redirect: router.history.location.href } });
  }, [user, router]);

  useEffect(() => {
    if (user || isLeaving.current) return;
    void import('@/lib/offline/start').then(({ forgetAnswers }) => forgetAnswers());
  }, [user]);

  async function leave() {
    isLeaving.current = true;
    await forgetThisBrowser();
    await signOut();
    // Before the page says that it is over: who closes it at once leaves nothing behind either.
    await import('@/lib/offline/start').then(({ forgetOffline }) => forgetOffline()).catch(() => undefined);
    await router.navigate({ to: '/sign-in' });
    isLeaving.current = false;
  }

  // Nothing below may ask the API once nobody is signed in.
  return user && isBegun ? <OpenWorkspace accountId={user.uid} onSignOut={leave} /> : <FrameBones />;
}

interface OpenWorkspaceProps {
  accountId: string;
  onSignOut: () => void;
}

function OpenWorkspace({ accountId, onSignOut }: OpenWorkspaceProps) {
  const openWorkspace = useOpenWorkspace();
  const queryClient = useQueryClient();
  const me = useMe();
  const [isMakingOne, newWorkspace] = useDisclosure();
  useAppearanceOfAccount();
  useBrowserZone(me);
  useEffect(tellOfLeaving, []);
  useOffline(accountId);
  useKeptMessages(me !== undefined);
  const workspaceId = useMatch({ from: '/_authenticated', select: ({ context }) => context.workspaceId });
  const workspace = me?.workspaces.find(({ id }) => id === workspaceId) ?? me?.workspaces[0];
  useChanges(me?.account.deletionDueAt ? undefined : workspace);
  if (me?.account.deletionDueAt) {
    const { email, deletionDueAt } = me.account;
    return (
      <Suspense>
        <LeavingPage email={email ?? ''} dueAt={deletionDueAt} onSignOut={onSignOut} />
      </Suspense>
    );
  }
  if (!me || !workspace) return <FrameBones />;

  async function keepTheme(theme: Theme) {
    const { keepTheme: keep } = await import('@/features/settings/model/keep-theme');
    await keep(queryClient, theme).catch(toastError);
  }

  return (
    <WorkspaceContext value={workspace}>
      <AddSyllabiProvider key={workspace.id}>
        <Frame
          me={me}
          onSwitchWorkspace={openWorkspace}
          onTheme={keepTheme}
          onNewWorkspace={newWorkspace.open}
          news={<Bell onSwitchWorkspace={openWorkspace} />}
          onSignOut={onSignOut}
          loadArticles={loadArticles}
        >
          <Outlet />
        </Frame>
        <Suspense>
          {isMakingOne && <NewWorkspace onClose={newWorkspace.close} onMade={openWorkspace} />}
        </Suspense>
      </AddSyllabiProvider>
    </WorkspaceContext>
  );
}

/** What somebody said and was not sent yet when the page was loaded anew is sent, whichever page that is. */
function useKeptMessages(isKnown: boolean) {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!isKnown || !hasKeptMessages()) return;
    void import('@/features/chats/people/model/sending').then(({ sendAllWaiting }) =>
      sendAllWaiting(queryClient),
    );
  }, [isKnown, queryClient]);
}

const loadArticles = async () => (await import('@/features/help/model/articles')).ARTICLES;

/** Whoever signs in next in this browser is not told what concerns somebody else. */
async function forgetThisBrowser() {
  if (!(await currentSubscription().catch(() => undefined))) return;
  const { turnPushOff } = await import('@/lib/push');
  await turnPushOff().catch(() => undefined);
}
