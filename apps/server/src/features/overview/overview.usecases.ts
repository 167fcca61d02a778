import type { Weekday } from '@syllabi/calendar';
import { type Clock, todayIn } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import type { Account } from '../../platform/http/types.ts';
import type { CourseBadge } from '../../vocabulary/courses.ts';
import {
  awaitingReview,
  countOpenTasks,
  coursesWithReview,
  firstSteps,
  taskCards,
} from './overview.repository.ts';
import {
  buildCourseCards,
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
  readTimetable: (query: { workspaceId: string }) => Promise<Pick<PlanForOverview, 'daysOff' | 'terms'>>;
  /** The classes of some days, without those on days off. */
  readClasses: (query: {
    workspaceId: string;
    from: string;
    to: string;
  }) => Promise<PlanForOverview['classes']>;
  /** What repeats: its last days, null for what goes on, and what it comes to on some days. */
  readComing: (query: { workspaceId: string }) => Promise<{
    ends: (string | null)[];
    cardsIn: (range: { from: string; to: string }) => TaskCard[];
  }>;
  /** What somebody has reached in each course, in percent. */
  gradesOf: (who: { workspaceId: string; accountId: string }) => Promise<ReadonlyMap<string, number>>;
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
  const [preferences, courses] = await Promise.all([
    deps.preferencesOf(account),
    coursesWithReview(db, workspaceId),
  ]);
  const timeZone = preferences.timeZone ?? deps.timeZone ?? 'UTC';
  const firstDay = FIRST_DAYS[preferences.firstDayOfWeek];
  const today = todayIn(timeZone, clock).toString();
  const badges = courses.map(({ toReview: _, ...badge }) => badge);
  const [plan, awaiting, steps, openTasks, grades] = await Promise.all([
    readWholePlan({ ...deps, workspaceId, courses: badges, today, firstDay }),
    awaitingReview(db, workspaceId),
    firstSteps(db, { workspaceId, accountId: account.id }),
    countOpenTasks(db, workspaceId),
    deps.gradesOf({ workspaceId, accountId: account.id }),
  ]);
  const open = plan.tasks.filter(({ status }) => status !== 'done');
  const overdue = open.filter(({ dueOn }) => dueOn < today);
  return {
    today,
    timeZone,
    openTasks,
    overdue: overdue.slice(0, OVERDUE_SHOWN),
    overdueTasks: overdue.length,
    term: weekOf(plan.terms, today, firstDay),
    week: buildWeek(weekAround(deps.weekOf ?? today, firstDay), plan),
    next: open.filter(({ dueOn }) => dueOn >= today).slice(0, NEXT_SHOWN),
    workload: plan.range ? buildWorkload(plan.range, { plan, today, firstDay }) : [],
    courses: buildCourseCards(courses, { tasks: plan.tasks, today, grades }),
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
  courses: readonly CourseBadge[];
  today: string;
  firstDay: Weekday;
  weekOf?: string | undefined;
}

/** The plan with the classes of every week that is shown. */
async function readWholePlan({ workspaceId, courses, today, firstDay, ...deps }: WholePlan) {
  const [tasks, { daysOff, terms }, { ends, cardsIn }] = await Promise.all([
    taskCards(deps.db, { workspaceId, courses }),
    deps.readTimetable({ workspaceId }),
    deps.readComing({ workspaceId }),
  ]);
  const range = workloadRange({ tasks, terms, ends }, today, firstDay);
  const shown = weekAround(deps.weekOf ?? today, firstDay);
  const isCharted = range && range.from <= shown.from && shown.to <= range.to;
  // A week that somebody leafs to may be centuries away: what lies between is not worked out.
  const ranges = [...(range ? [range] : []), ...(isCharted ? [] : [shown])];
  const coming = ranges.flatMap(cardsIn);
  const classes = await Promise.all(ranges.map((days) => deps.readClasses({ workspaceId, ...days })));
  return { tasks, coming, daysOff, terms, classes: classes.flat(), range };
}
