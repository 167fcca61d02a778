import type { Clock, Day } from '@/lib/plan/days';
import type { TaskKind } from '@/lib/plan/kinds';

export type TaskStatus = 'todo' | 'doing' | 'done';

export const TASK_STATUSES: readonly TaskStatus[] = ['todo', 'doing', 'done'];

export const STATUS_LABELS: Record<TaskStatus, string> = { todo: 'To do', doing: 'Doing', done: 'Done' };

/** What the list, its filters and its groups need of a task. */
export interface TaskItem {
  id: string;
  title: string;
  kind: TaskKind;
  status: TaskStatus;
  dueOn: Day | null;
  dueTime: Clock | null;
  weight: number | null;
  course: { id: string } | null;
  labelIds: readonly string[];
  assigneeId: string | null;
}

/** What has no date comes after everything dated. */
export const dueKey = ({ dueOn, dueTime }: Pick<TaskItem, 'dueOn' | 'dueTime'>): string =>
  `${dueOn ?? '9999-12-31'}T${dueTime ?? '23:59'}`;

export const isOverdue = (task: Pick<TaskItem, 'dueOn' | 'status'>, today: Day): boolean =>
  task.status !== 'done' && task.dueOn !== null && task.dueOn < today;

/** The next state when the circle is pressed: open work is done, done work is open again. */
export const toggledStatus = (status: TaskStatus): TaskStatus => (status === 'done' ? 'todo' : 'done');
