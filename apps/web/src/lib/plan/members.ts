import { listMembersOptions } from '@/api/@tanstack/react-query.gen';

/** Everybody of a workspace. */
export const membersQuery = (workspaceId: string) =>
  listMembersOptions({ path: { workspaceId }, query: { limit: 500 } });
