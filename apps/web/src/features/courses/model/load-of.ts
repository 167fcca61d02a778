import type { Task } from '@/api';

type OfSomebody = Pick<Task, 'assigneeId' | 'status'>;

/** How many open tasks each person has been given. */
export function openTasksByAssignee(tasks: readonly OfSomebody[]): ReadonlyMap<string, number> {
  const open = new Map<string, number>();
  for (const { assigneeId, status } of tasks)
    if (assigneeId && status !== 'done') open.set(assigneeId, (open.get(assigneeId) ?? 0) + 1);
  return open;
}
