import { z } from 'zod';

/** From most to least: each role may do all that those after it may. */
export const ROLES = ['owner', 'admin', 'member', 'viewer'] as const;
export const role = z.enum(ROLES).meta({ id: 'Role' });
export type Role = z.infer<typeof role>;

export function isAtLeast(held: Role, needed: Role): boolean {
  return ROLES.indexOf(held) <= ROLES.indexOf(needed);
}
