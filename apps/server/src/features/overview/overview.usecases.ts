import type { Weekday } from '@syllabi/calendar';
import { type Clock, todayIn } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import type { Account } from '../../platform/http/types.ts';
import { awaitingReview, countOpenTasks, coursesWithReview, firstSteps } from './overview.repository.ts';
import {
  buildCourseCard,
  buildWeek,
  buildWorkload,
  type PlanForOverview,
  weekAround,
  weekOf,
  workloadRange,
} from './overview.rules.ts';
import type { OverviewView, TaskCard } from './overview.schemas.ts';

const NEXT_SHOWN = 8;
const OVERDUE_SHOWN = 20;

interface Preferences {
  timeZone: string | null;
  firstDayOfWeek: 'monday' | 'sunday' | 'saturday';
}

export interface OverviewDeps {
  db: Database;
  clock: Clock;
  /** Dated tasks by when they are due, and the timetable. */
  readPlan: (query: { workspaceId: string }) => Promise<Omit<PlanForOverview, 'classes'>>;
  /** The classes of some days, without those on days off. */
  readClasses: (query: {
    workspaceId: string;
    from: string;
    to: string;
  }) => Promise<PlanForOverview['classes']>;
  preferencesOf: (account: Account) => Promise<Preferences>;
}

interface DescribeOverview extends OverviewDeps {
  workspaceId: string;
  account: Account;
  weekOf?: string | undefined;
  timeZone?: string | undefined;
}

const FIRST_DAYS: Record<Preferences['firstDayOfWeek'], Weekday> = {
  monday: 'MO',
  sunday: 'SU',
  saturday: 'SA',
};

export async function describeOverview({
  workspaceId,
  account,
  ...deps
}: DescribeOverview): Promise<OverviewView> {
  const { db, clock } = deps;
  const preferences = await deps.preferencesOf(account);
  const timeZone = preferences.timeZone ?? deps.timeZone ?? 'UTC';
  const firstDay = FIRST_DAYS[preferences.firstDayOfWeek];
  const today = todayIn(timeZone, clock).toString();
  const [plan, courses, awaiting, steps, openTasks] = await Promise.all([
    readWholePlan({ ...deps, workspaceId, today, firstDay }),
    coursesWithReview(db, workspaceId),
    awaitingReview(db, workspaceId),
    firstSteps(db, { workspaceId, accountId: account.id }),
    countOpenTasks(db, workspaceId),
  ]);
  const open = plan.tasks.filter(({ status }) => status !== 'done');
  return {
    today,
    timeZone,
    openTasks,
    overdue: open.filter(({ dueOn }) => dueOn < today).slice(0, OVERDUE_SHOWN),
    term: weekOf(plan.terms, today, firstDay),
    week: buildWeek(weekAround(deps.weekOf ?? today, firstDay), plan),
    next: open.filter(({ dueOn }) => dueOn >= today).slice(0, NEXT_SHOWN),
    workload: plan.range ? buildWorkload(plan.range, { plan, today, firstDay }) : [],
    courses: courses.map((course) => buildCourseCard(course, plan.tasks, today)),
    awaitingReview: awaiting,
    checklist: [
      { step: 'verify-email', done: account.emailVerified },
      { step: 'add-syllabus', done: steps.hasDocument },
      { step: 'review-findings', done: steps.hasReviewed },
      { step: 'subscribe-feed', done: steps.hasSubscribed },
      { step: 'finish-task', done: steps.hasFinished },
    ],
  };
}

interface WholePlan extends OverviewDeps {
  workspaceId: string;
  today: string;
  firstDay: Weekday;
  weekOf?: string | undefined;
}

/** The plan with the classes of every week that is shown. */
async function readWholePlan({ workspaceId, today, firstDay, ...deps }: WholePlan) {
  const { tasks, daysOff, terms } = await deps.readPlan({ workspaceId });
  const range = workloadRange({ tasks, terms }, today, firstDay);
  const shown = weekAround(deps.weekOf ?? today, firstDay);
  const days = {
    from: [shown.from, ...(range ? [range.from] : [])].sort()[0] ?? shown.from,
    to: [shown.to, ...(range ? [range.to] : [])].sort().at(-1) ?? shown.to,
  };
  const classes = await deps.readClasses({ workspaceId, ...days });
  return { tasks: tasks.map(toCard), daysOff, terms, classes, range };
}

/** Only what a card shows: the plan carries more. */
const toCard = ({ id, title, kind, status, dueOn, dueTime, weight, course }: TaskCard): TaskCard => ({
  id,
  title,
  kind,
  status,
  dueOn,
  dueTime,
  weight,
  course,
});
