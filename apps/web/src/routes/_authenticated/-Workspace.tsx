import '@/ui/styles/workspace';
import { useQueryClient } from '@tanstack/react-query';
import { Outlet, useNavigate, useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useAuth } from '@/features/auth/model/auth';
import { AddSyllabiProvider } from '@/features/documents/AddSyllabiProvider';
import { Frame } from '@/features/frame/Frame';
import { FrameBones } from '@/features/frame/FrameBones';
import { chooseWorkspace, rememberWorkspace, useMe } from '@/lib/me';
import { WorkspaceContext } from '@/lib/workspace';

/** The authenticated area: whose it is, the workspace shown, and the frame around every page. */
export function Workspace() {
  const router = useRouter();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { user, signOut } = useAuth();
  const me = useMe();
  const isLeaving = useRef(false);
  const workspace = chooseWorkspace(me?.workspaces ?? []);

  useEffect(() => {
    if (user || isLeaving.current) return;
    void navigate({ to: '/sign-in', search: { redirect: router.history.location.href } });
  }, [user, navigate, router]);

  if (!user || !me || !workspace) return <FrameBones />;

  async function leave() {
    isLeaving.current = true;
    await signOut();
    await navigate({ to: '/sign-in' });
    isLeaving.current = false;
  }

  async function switchWorkspace(id: string) {
    rememberWorkspace(id);
    await navigate({ to: '/' });
    await queryClient.invalidateQueries();
    await router.invalidate();
  }

  return (
    <WorkspaceContext value={workspace}>
      <AddSyllabiProvider key={workspace.id}>
        <Frame me={me} onSwitchWorkspace={switchWorkspace} onSignOut={leave} loadArticles={loadArticles}>
          <Outlet />
        </Frame>
      </AddSyllabiProvider>
    </WorkspaceContext>
  );
}

const loadArticles = async () => (await import('@/features/help/model/articles')).ARTICLES;
