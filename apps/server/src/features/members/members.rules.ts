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

/** A workspace without an owner could never be managed again. */
export const leavesNoOwner = (target: Target, { owners, next }: { owners: number; next?: Role }): boolean =>
  target.role === 'owner' && owners === 1 && next !== 'owner';

/** Who takes over when the only owner's account is deleted: the highest role, the longest there. */
export function chooseHeir<M extends { role: Role; joinedAt: Date }>(others: M[]): M | undefined {
  return others.toSorted(
    (a, b) => rank(b.role) - rank(a.role) || a.joinedAt.getTime() - b.joinedAt.getTime(),
  )[0];
}
