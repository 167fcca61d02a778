import type { Overview, Task, TaskCard } from '@/api';
import { END_OF_DAY } from '../plan/wording';

/** The dashboard with one more task. What weeks weigh follows with the next answer. */
export function withTask(overview: Overview, task: Task): Overview {
  const { today, week, overdue, overdueTasks, next } = overview;
  const { dueOn } = task;
  const counted = { ...overview, openTasks: overview.openTasks + 1 };
  if (dueOn === null) return counted;
  const card = toCard({ ...task, dueOn });
  const isItsDay = ({ date }: { date: string }) => date === dueOn;
  return {
    ...counted,
    ...(dueOn < today
      ? { overdue: put(card, overdue), overdueTasks: overdueTasks + 1 }
      : { next: put(card, next) }),
    week: {
      ...week,
      left: week.left + (week.days.some(isItsDay) ? 1 : 0),
      days: week.days.map((day) => (isItsDay(day) ? { ...day, tasks: put(card, day.tasks) } : day)),
    },
  };
}

/** The dashboard without a task that it was given so. */
export function withoutTask(overview: Overview, taskId: string): Overview {
  const { week, overdue, overdueTasks, next } = overview;
  const rest = (cards: TaskCard[]) => cards.filter(({ id }) => id !== taskId);
  const isIn = (cards: TaskCard[]) => cards.some(({ id }) => id === taskId);
  return {
    ...overview,
    openTasks: overview.openTasks - 1,
    overdue: rest(overdue),
    overdueTasks: overdueTasks - (isIn(overdue) ? 1 : 0),
    next: rest(next),
    week: {
      ...week,
      left: week.left - (week.days.some(({ tasks }) => isIn(tasks)) ? 1 : 0),
      days: week.days.map((day) => ({ ...day, tasks: rest(day.tasks) })),
    },
  };
}

type Dated = Task & { dueOn: string };

const toCard = ({ id, title, kind, status, dueOn, dueTime, weight, course }: Dated): TaskCard => ({
  ...{ id, title, kind, status, dueOn, dueTime, weight, course },
  isComing: false,
});

const put = (card: TaskCard, cards: readonly TaskCard[]): TaskCard[] =>
  [...cards, card].sort((a, b) => dueKey(a).localeCompare(dueKey(b)));

const dueKey = ({ dueOn, dueTime }: TaskCard): string => `${dueOn} ${dueTime ?? END_OF_DAY}`;
