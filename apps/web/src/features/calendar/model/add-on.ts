import type { Day } from '@/lib/plan/days';

/** Where a task is written, with its day where one was chosen. */
export const addOn = (day: Day | undefined) => ({ to: '/tasks', hash: day ? `add-${day}` : 'add' }) as const;
