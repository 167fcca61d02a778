import type { DueDay } from '../due-days.rules.ts';
import type { PlanForOverview } from '../overview.rules.ts';
import type { TaskCard } from '../overview.schemas.ts';

export const bio = { id: 'bio', code: 'BIO 101', title: 'Biology', color: 'fern' as const };
export const spring = { start: '2027-01-14', end: '2027-05-07' };

let made = 0;
export const aTask = (rest: Partial<TaskCard>): TaskCard => ({
  id: String(++made),
  title: 'Task',
  kind: 'assignment',
  status: 'todo',
  dueOn: '2027-02-12',
  dueTime: null,
  weight: null,
  course: bio,
  isComing: false,
  ...rest,
});
export const aPlan = (rest: Partial<PlanForOverview> = {}): PlanForOverview => ({
  coming: [],
  classes: [],
  daysOff: [],
  terms: [],
  ...rest,
});

/** One task is due on it, and open. */
export const aDay = (rest: Partial<DueDay> = {}): DueDay => ({
  course: bio,
  dueOn: '2027-02-12',
  weight: 0,
  tasks: 1,
  done: 0,
  ...rest,
});
