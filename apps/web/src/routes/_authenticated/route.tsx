import { createFileRoute, redirect } from '@tanstack/react-router';
import { useAuth, whenAuthIsKnown } from '@/features/auth/model/auth';
import { FrameBones } from '@/features/frame/FrameBones';
import { statusOf } from '@/lib/errors';
import { chooseWorkspace, meQuery } from '@/lib/me';
import { Workspace } from './-Workspace';

export const Route = createFileRoute('/_authenticated')({
  beforeLoad: async ({ context, location }) => {
    const toSignIn = () => redirect({ to: '/sign-in', search: { redirect: location.href } });
    const { user } = await whenAuthIsKnown();
    if (!user) throw toSignIn();
    const me = await context.queryClient.ensureQueryData(meQuery()).catch(async (error: unknown) => {
      if (statusOf(error) !== 401) throw error;
      await useAuth.getState().signOut();
      throw toSignIn();
    });
    return { workspace: chooseWorkspace(me.workspaces) };
  },
  component: Workspace,
  pendingComponent: FrameBones,
});
