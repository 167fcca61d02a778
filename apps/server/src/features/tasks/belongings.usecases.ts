import type { Queryable } from '../../platform/database.ts';
import { forgetActor } from './history.repository.ts';
import { deleteCommentsOf, deleteRemindersOf } from './parts.repository.ts';
import { dropAssignee } from './tasks.repository.ts';

/**
 * Who leaves a workspace leaves their work to others and keeps no reminders there; what they said stays in the
 * conversation. Who leaves for good takes their words along, and the history no longer says who they were.
 */
export async function forgetTaskBelongings(
  db: Queryable,
  who: { accountId: string; workspaceId?: string },
): Promise<void> {
  await deleteRemindersOf(db, who);
  await dropAssignee(db, who);
  if (who.workspaceId !== undefined) return;
  await deleteCommentsOf(db, who.accountId);
  await forgetActor(db, who.accountId);
}
