import { useMutation } from '@tanstack/react-query';
import {
  changeMemberRole,
  type InvitationCreate,
  invite,
  type Member,
  removeMember,
  revokeInvitation,
} from '@/api';
import {
  listInvitationsOptions,
  listMembersOptions,
  previewInvitationOptions,
} from '@/api/@tanstack/react-query.gen';
import { usePlanChanged } from '@/lib/plan/use-plan-changed';
import { toast } from '@/lib/toast';
import { useWorkspace } from '@/lib/workspace';

export const membersQuery = (workspaceId: string) =>
  listMembersOptions({ path: { workspaceId }, query: { limit: 500 } });
export const invitationsQuery = (workspaceId: string) =>
  listInvitationsOptions({ path: { workspaceId }, query: { limit: 200 } });
export const previewQuery = (token: string) => previewInvitationOptions({ path: { token } });

export function usePeopleActions() {
  const { id: workspaceId } = useWorkspace();
  const onSettled = usePlanChanged();
  const sendInvitation = useMutation({
    mutationFn: async (body: InvitationCreate) =>
      (await invite({ path: { workspaceId }, body, throwOnError: true })).data,
    onSuccess: ({ email }) => toast.success(`The invitation to ${email} is on its way`),
    // The form says what is wrong, where it is wrong.
    onError: () => undefined,
    onSettled,
  });
  const revoke = useMutation({
    mutationFn: (invitationId: string) =>
      revokeInvitation({ path: { workspaceId, invitationId }, throwOnError: true }),
    onSettled,
  });
  const changeRole = useMutation({
    mutationFn: ({ accountId, role }: Pick<Member, 'accountId' | 'role'>) =>
      changeMemberRole({ path: { workspaceId, accountId }, body: { role }, throwOnError: true }),
    onSettled,
  });
  const remove = useMutation({
    mutationFn: (accountId: string) => removeMember({ path: { workspaceId, accountId }, throwOnError: true }),
    onSettled,
  });
  return { sendInvitation, revoke, changeRole, remove };
}
