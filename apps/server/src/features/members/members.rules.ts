import { ROLES, type Role } from '../../platform/http/types.ts';

export interface Asker {
  accountId: string;
  role: Role;
}

interface Target {
  accountId: string;
  role: Role;
}

const rank = (role: Role): number => ROLES.indexOf(role);

/** Owners manage everyone; admins manage those below them. */
const manages = (asker: Asker, target: Target): boolean =>
  asker.role === 'owner' || (asker.role === 'admin' && rank(target.role) < rank('admin'));

/** Nobody gives more than they have. */
export const mayGiveRole = (asker: Asker, target: Target, role: Role): boolean =>
  manages(asker, target) && rank(role) <= rank(asker.role);

export const mayChangeRole = (asker: Asker, target: Target): boolean => manages(asker, target);

/** Anyone may leave. */
export const mayRemove = (asker: Asker, target: Target): boolean =>
  asker.accountId === target.accountId || manages(asker, target);

/** Nobody shuts themselves out. */
export const maySuspend = (asker: Asker, target: Target): boolean =>
  asker.accountId !== target.accountId && manages(asker, target);

/** Ownership goes to somebody else, from an owner. */
export const mayTransferTo = (asker: Asker, target: Target): boolean =>
  asker.role === 'owner' && asker.accountId !== target.accountId;

/** A workspace without an owner could never be managed again; one who is suspended manages nothing. */
export const leavesNoOwner = (
  target: Target & { suspendedAt: Date | null },
  { owners, next }: { owners: number; next?: Role },
): boolean => target.role === 'owner' && !target.suspendedAt && owners === 1 && next !== 'owner';

interface Heir {
  role: Role;
  joinedAt: Date;
  suspendedAt: Date | null;
}

/** Who takes over when the only owner's account is deleted: of those let in the highest role, the longest there. */
export function chooseHeir<M extends Heir>(others: M[]): M | undefined {
  return others.toSorted(
    (a, b) =>
      Number(a.suspendedAt !== null) - Number(b.suspendedAt !== null) ||
      rank(b.role) - rank(a.role) ||
      a.joinedAt.getTime() - b.joinedAt.getTime(),
  )[0];
}
