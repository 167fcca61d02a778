import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import {
  acceptOwnInvitation,
  changeMemberRole,
  type InvitationCreate,
  type InviteLinkCreate,
  invite,
  type Member,
  makeInviteLink,
  removeMember,
  revokeInvitation,
  revokeInviteLink,
  suspendMember,
  transferOwnership,
  unsuspendMember,
} from '@/api';
import {
  listActivityInfiniteOptions,
  listInvitationsOptions,
  listInviteLinksOptions,
  listOwnInvitationsOptions,
  previewInvitationOptions,
} from '@/api/@tanstack/react-query.gen';
import { usePlanChanged } from '@/lib/plan/use-plan-changed';
import { toast } from '@/lib/toast';
import { useWorkspace } from '@/lib/workspace';
import type { ActivityFilter } from './model/activity-filter';

export const invitationsQuery = (workspaceId: string) =>
  listInvitationsOptions({ path: { workspaceId }, query: { limit: 200 } });
export const linksQuery = (workspaceId: string) => listInviteLinksOptions({ path: { workspaceId } });
export const ownInvitationsQuery = () => listOwnInvitationsOptions();
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
  const suspend = useMutation({
    mutationFn: ({ accountId, suspendedAt }: Pick<Member, 'accountId' | 'suspendedAt'>) => {
      const who = { path: { workspaceId, accountId }, throwOnError: true } as const;
      return suspendedAt ? unsuspendMember(who) : suspendMember(who);
    },
    onSettled,
  });
  const makeOwner = useMutation({
    mutationFn: (accountId: string) =>
      transferOwnership({ path: { workspaceId, accountId }, throwOnError: true }),
    onError: () => undefined,
    onSettled,
  });
  const makeLink = useMutation({
    mutationFn: async (body: InviteLinkCreate) =>
      (await makeInviteLink({ path: { workspaceId }, body, throwOnError: true })).data,
    onError: () => undefined,
    onSettled,
  });
  const revokeLink = useMutation({
    mutationFn: (linkId: string) => revokeInviteLink({ path: { workspaceId, linkId }, throwOnError: true }),
    onSettled,
  });
  return { sendInvitation, revoke, changeRole, remove, suspend, makeOwner, makeLink, revokeLink };
}

/** Joins by an invitation to one's own address. */
export function useAcceptOwn() {
  const onSettled = usePlanChanged();
  return useMutation({
    mutationFn: async (invitationId: string) =>
      (await acceptOwnInvitation({ path: { invitationId }, throwOnError: true })).data,
    onSettled,
  });
}

export function useActivity({ about, actor }: ActivityFilter) {
  const { id: workspaceId } = useWorkspace();
  return useInfiniteQuery({
    ...listActivityInfiniteOptions({
      path: { workspaceId },
      query: { limit: 50, ...(about && { about: [about] }), ...(actor && { actor }) },
    }),
    // No cursor at all: an empty one is no place in the list.
    initialPageParam: { path: { workspaceId } },
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  });
}
