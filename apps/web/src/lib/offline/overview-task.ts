import type { Overview, Task, TaskCard, WorkloadWeek } from '@/api';
import { END_OF_DAY } from '../plan/wording';

/** As the server counts them. */
const CONFLICT_FROM = 3;

/** The dashboard with one more task. */
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
    workload: inItsWeek(overview, { card, by: 1 }),
    week: {
      ...week,
      left: week.left + (week.days.some(isItsDay) ? 1 : 0),
      days: week.days.map((day) => (isItsDay(day) ? { ...day, tasks: put(card, day.tasks) } : day)),
    },
  };
}

/** The dashboard without a task that it was given so. */
export function withoutTask(overview: Overview, task: Task): Overview {
  const { week, workload, overdue, overdueTasks, next } = overview;
  const { dueOn } = task;
  const rest = (cards: TaskCard[]) => cards.filter(({ id }) => id !== task.id);
  const isIn = (cards: TaskCard[]) => cards.some(({ id }) => id === task.id);
  return {
    ...overview,
    openTasks: overview.openTasks - 1,
    overdue: rest(overdue),
    overdueTasks: overdueTasks - (isIn(overdue) ? 1 : 0),
    next: rest(next),
    workload: dueOn === null ? workload : inItsWeek(overview, { card: toCard({ ...task, dueOn }), by: -1 }),
    week: {
      ...week,
      left: week.left - (week.days.some(({ tasks }) => isIn(tasks)) ? 1 : 0),
      days: week.days.map((day) => ({ ...day, tasks: rest(day.tasks) })),
    },
  };
}

interface Load {
  card: TaskCard;
  by: 1 | -1;
}

/** What the weeks of the chart come to with a task more or less. */
const inItsWeek = ({ workload }: Overview, { card, by }: Load): WorkloadWeek[] =>
  workload.map((week) =>
    week.startsOn <= card.dueOn && card.dueOn <= week.endsOn ? withLoad(week, { card, by }) : week,
  );

function withLoad(week: WorkloadWeek, { card, by }: Load): WorkloadWeek {
  const { course, dueOn, weight, id } = card;
  const weighs = by * (weight ?? 0);
  const isOfCourse = (load: WorkloadWeek['byCourse'][number]) => load.course?.id === course?.id;
  const known = week.byCourse.some(isOfCourse)
    ? week.byCourse
    : [...week.byCourse, { course, percent: 0, tasks: 0 }];
  return {
    ...week,
    percent: week.percent + weighs,
    tasks: week.tasks + by,
    byCourse: known
      .map((load) =>
        isOfCourse(load) ? { ...load, percent: load.percent + weighs, tasks: load.tasks + by } : load,
      )
      .filter(({ tasks }) => tasks > 0),
    largest: by > 0 ? [...week.largest, card] : week.largest.filter((one) => one.id !== id),
    conflicts: week.conflicts
      .map((day) => (day.date === dueOn ? { ...day, tasks: day.tasks + by } : day))
      .filter(({ tasks }) => tasks >= CONFLICT_FROM),
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
