import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Chat } from '@/api';
import { useMe } from '@/lib/me';
import { membersQuery } from '@/lib/plan/members';
import { useWorkspace } from '@/lib/workspace';
import { courseName } from '@/ui/CourseTile';

export interface Someone {
  accountId: string;
  name: string;
  /** Where their picture lies. */
  avatar: string | null;
}

const GONE = 'Deleted account';

/** Who is in the workspace, what to call them and how they look. */
export function usePeople() {
  const { id } = useWorkspace();
  const myId = useMe()?.account.id ?? '';
  const members = useQuery(membersQuery(id)).data?.items;
  return useMemo(() => {
    const people: Someone[] = (members ?? []).map(({ accountId, name, email, avatar }) => ({
      accountId,
      name: name || email || 'Someone',
      avatar,
    }));
    const byId = new Map(people.map((one) => [one.accountId, one]));
    const nameOf = (accountId: string | null, known = ''): string =>
      (accountId && byId.get(accountId)?.name) || known || (accountId ? 'Someone who left' : GONE);
    /** Of an account, also of one that is no longer here. */
    const someone = (accountId: string | null, known = ''): Someone =>
      byId.get(accountId ?? '') ?? {
        accountId: accountId ?? '',
        name: nameOf(accountId, known),
        avatar: null,
      };
    return { people, myId, nameOf, someone };
  }, [members, myId]);
}

export type People = ReturnType<typeof usePeople>;

/** What a chat is called in the list of this person. */
export function titleOf(
  { kind, title, course, people }: Chat,
  { nameOf, myId }: Pick<People, 'nameOf' | 'myId'>,
): string {
  if (kind === 'course') return course ? courseName(course) : 'Course';
  if (title) return title;
  const others = people.filter(({ accountId }) => accountId !== myId);
  if (kind === 'direct' && others.length === 0) return people.length === 1 ? GONE : 'Notes to yourself';
  return others.map(({ accountId, name }) => nameOf(accountId, name)).join(', ') || 'Only you';
}
