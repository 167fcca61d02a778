import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Member } from '@/api';
import { membersQuery } from '@/lib/plan/members';
import { useWorkspace } from '@/lib/workspace';

const listQuery = (workspaceId: string) =>
  queryOptions({
    ...membersQuery(workspaceId),
    select: ({ items }) => items,
    staleTime: 60_000,
  });

const NONE: Member[] = [];

/** Who is in the workspace, and may be given work. */
export function useMembers(): Member[] {
  const { id } = useWorkspace();
  return useQuery(listQuery(id)).data ?? NONE;
}

export const memberName = ({ name, email }: Pick<Member, 'name' | 'email'>): string =>
  name || email || 'Somebody';
