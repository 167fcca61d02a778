import type { Role } from '../../platform/http/types.ts';

/** What a member is told, and where it leads. */
const told = (title: string, body: string, path: string) => ({
  kind: 'membership' as const,
  title,
  body,
  path,
});

const RIGHTS: Record<Role, string> = {
  owner: 'You can do everything there, and say who the owners are.',
  admin: 'You can invite people, remove them and give roles.',
  member: 'You can add syllabi and change the plan.',
  viewer: 'You can look, and change nothing.',
};

const withArticle = (role: Role): string => (/^[ao]/.test(role) ? `an ${role}` : `a ${role}`);

export const roleChanged = (workspace: string, role: Role) =>
  told(`You are now ${withArticle(role)} of ${workspace}`, RIGHTS[role], '/users');

export const wasRemoved = (workspace: string) =>
  told(`You were removed from ${workspace}`, 'Only a new invitation brings you back.', '/');

export const suspended = (workspace: string) =>
  told(
    `You cannot open ${workspace} for now`,
    'One of its owners or admins suspended you. What you added stays; ask them to let you in again.',
    '/',
  );

export const unsuspended = (workspace: string) =>
  told(`You can open ${workspace} again`, 'Everything is as you left it.', '/');
