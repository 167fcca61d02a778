import { type Asker, mayChangeRole, mayRemove } from './members.rules.ts';
import type { MemberView } from './members.schemas.ts';
import type { Member } from './members.usecases.ts';

export const toMemberView = (member: Member, asker: Asker): MemberView => ({
  accountId: member.accountId,
  name: member.name ?? '',
  email: member.email,
  role: member.role,
  you: member.accountId === asker.accountId,
  joinedAt: member.joinedAt.toISOString(),
  can: { changeRole: mayChangeRole(asker, member), remove: mayRemove(asker, member) },
});
