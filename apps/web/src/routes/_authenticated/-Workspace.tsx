import '@/ui/styles/workspace';
import { useQueryClient } from '@tanstack/react-query';
import { Outlet, useNavigate, useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useAuth } from '@/features/auth/model/auth';
import { AddSyllabiProvider } from '@/features/documents/AddSyllabiProvider';
import { Frame } from '@/features/frame/Frame';
import { FrameBones } from '@/features/frame/FrameBones';
import { useAppearanceOfAccount } from '@/features/settings/model/use-appearance-of-account';
import { chooseWorkspace, rememberWorkspace, useMe } from '@/lib/me';
import { WorkspaceContext } from '@/lib/workspace';

/** The authenticated area, for as long as someone is signed in; signing out elsewhere ends it here too. */
export function Workspace() {
  const router = useRouter();
  const { user, signOut } = useAuth();
  const isLeaving = useRef(false);

  useEffect(() => {
    if (user || isLeaving.current) return;
    void router.navigate({ to: '/sign-in', search: { redirect: router.history.location.href } });
  }, [user, router]);

  async function leave() {
    isLeaving.current = true;
    await signOut();
    await router.navigate({ to: '/sign-in' });
    isLeaving.current = false;
  }

  // Nothing below may ask the API once nobody is signed in.
  return user ? <OpenWorkspace onSignOut={leave} /> : <FrameBones />;
}

function OpenWorkspace({ onSignOut }: { onSignOut: () => void }) {
  const router = useRouter();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const me = useMe();
  useAppearanceOfAccount();
  const workspace = chooseWorkspace(me?.workspaces ?? []);
  if (!me || !workspace) return <FrameBones />;

  async function switchWorkspace(id: string) {
    rememberWorkspace(id);
    await navigate({ to: '/' });
    await queryClient.invalidateQueries();
    await router.invalidate();
  }

  return (
    <WorkspaceContext value={workspace}>
      <AddSyllabiProvider key={workspace.id}>
        <Frame me={me} onSwitchWorkspace={switchWorkspace} onSignOut={onSignOut} loadArticles={loadArticles}>
          <Outlet />
        </Frame>
      </AddSyllabiProvider>
    </WorkspaceContext>
  );
}

const loadArticles = async () => (await import('@/features/help/model/articles')).ARTICLES;
