import type { Queryable } from '../../platform/database.ts';
import {
  deleteMember,
  lockWorkspace,
  membershipsOf,
  selectMembers,
  setRole,
  setSuspended,
} from './members.repository.ts';
import { chooseHeir } from './members.rules.ts';

/**
 * Takes an account that is going away out of every workspace. Answers with the workspaces that nobody is left in;
 * where it was the only owner, another member takes over.
 */
export async function leaveEverywhere(db: Queryable, accountId: string): Promise<{ emptied: string[] }> {
  const emptied: string[] = [];
  for (const { workspaceId } of await membershipsOf(db, accountId)) {
    await lockWorkspace(db, workspaceId);
    await deleteMember(db, { workspaceId, accountId });
    const others = await selectMembers(db, { workspaceId, limit: 10_000, after: undefined });
    const heir = chooseHeir(others);
    if (!heir) emptied.push(workspaceId);
    else if (!others.some(({ role, suspendedAt }) => role === 'owner' && !suspendedAt)) {
      await setRole(db, heir, 'owner');
      await setSuspended(db, heir, null);
    }
  }
  return { emptied };
}
