import type { Member } from '@/api';

export type Role = Member['role'];

export const ROLES: readonly Role[] = ['owner', 'admin', 'member', 'viewer'];
/** Nobody is invited as an owner: that is handed over to a member. */
export const INVITED_ROLES = ['admin', 'member', 'viewer'] as const;
export type InvitedRole = (typeof INVITED_ROLES)[number];

export const ROLE_LABELS: Record<Role, string> = {
  owner: 'Owner',
  admin: 'Admin',
  member: 'Member',
  viewer: 'Viewer',
};

export const ROLE_RIGHTS: Record<Role, string> = {
  owner: 'everything, and who the owners are',
  admin: 'invites, removes and gives roles',
  member: 'adds syllabi and changes the plan',
  viewer: 'looks, changes nothing',
};

/** What someone may make of another: owners make anyone anything, admins no owners. */
export const rolesToGive = (own: Role): readonly Role[] => (own === 'owner' ? ROLES : INVITED_ROLES);
