import type { Transaction } from '../../platform/database.ts';
import type { Notify } from '../../vocabulary/notifications.ts';
import type { Task } from './tasks.repository.ts';

export interface AssignmentDeps {
  notify: Notify<Transaction>;
  /** What a person is called, for whom they give a task to. */
  nameOf: (accountId: string) => Promise<string>;
}

export type GivenTask = Pick<Task, 'id' | 'title' | 'courseId' | 'assigneeId'>;

interface Giving extends Pick<AssignmentDeps, 'notify' | 'nameOf'> {
  workspaceId: string;
  giverId: string;
  /** Tasks that have a new assignee, as they are now. */
  given: readonly GivenTask[];
}

/** Whoever is given tasks by somebody else is told so: in one line, however many they are. */
export async function tellAssignees(
  tx: Transaction,
  { workspaceId, giverId, given, notify, nameOf }: Giving,
): Promise<void> {
  const byAssignee = Map.groupBy(given, ({ assigneeId }) => assigneeId);
  for (const [to, tasks] of byAssignee) {
    if (!to || to === giverId) continue;
    const giver = await nameOf(giverId);
    await notify(tx, { to, kind: 'assigned', workspaceId, ...wordsFor(tasks, { to, giver }) });
  }
}

function wordsFor(tasks: readonly GivenTask[], { to, giver }: { to: string; giver: string }) {
  const [task, ...others] = tasks;
  if (task && others.length === 0)
    return { title: `${giver} gave you “${task.title}”`, path: `/tasks/${task.id}`, courseId: task.courseId };
  const theirs = new URLSearchParams({ assignee: JSON.stringify([to]) });
  return {
    title: `${giver} gave you ${tasks.length} tasks`,
    path: `/tasks?${theirs}`,
    courseId: others.every(({ courseId }) => courseId === task?.courseId) ? (task?.courseId ?? null) : null,
  };
}
