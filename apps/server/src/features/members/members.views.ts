import { avatarPath } from '../../vocabulary/avatars.ts';
import { type Asker, mayChangeRole, mayRemove, maySuspend, mayTransferTo } from './members.rules.ts';
import type { MemberView } from './members.schemas.ts';
import type { Member } from './members.usecases.ts';

export const toMemberView = (member: Member, asker: Asker): MemberView => ({
  accountId: member.accountId,
  name: member.name ?? '',
  email: member.email,
  school: member.school ?? '',
  pronouns: member.pronouns ?? '',
  avatar: avatarPath(member.avatarKey),
  role: member.role,
  you: member.accountId === asker.accountId,
  joinedAt: member.joinedAt.toISOString(),
  suspendedAt: member.suspendedAt?.toISOString() ?? null,
  can: {
    changeRole: mayChangeRole(asker, member),
    remove: mayRemove(asker, member),
    suspend: maySuspend(asker, member),
    makeOwner: mayTransferTo(asker, member) && !member.suspendedAt,
  },
});
