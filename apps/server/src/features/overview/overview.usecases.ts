import type { Weekday } from '@syllabi/calendar';
import { type Clock, todayIn } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import type { Account } from '../../platform/http/types.ts';
import type { DayRange } from '../../vocabulary/days.ts';
import { type DueDay, edgesOf, hasDay, nextDays, totalOf } from './due-days.rules.ts';
import { awaitingReview, coursesWithReview, firstSteps } from './overview.repository.ts';
import {
  buildCourseCards,
  buildWeek,
  overdueDays,
  type PlanForOverview,
  weekAround,
  weekOf,
} from './overview.rules.ts';
import type { OverviewView, TaskCard } from './overview.schemas.ts';
import {
  cardsOfDays,
  largestOfWeeks,
  nextCards,
  nextOfCourses,
  overdueCards,
  tasksByDay,
} from './overview-tasks.repository.ts';
import { buildWorkload, chartableDays, largestDays, workloadRange } from './workload.rules.ts';

const NEXT_SHOWN = 8;
const OVERDUE_SHOWN = 20;

interface Preferences {
  timeZone: string | null;
  firstDayOfWeek: 'monday' | 'sunday' | 'saturday';
}

export interface OverviewDeps {
  db: Database;
  clock: Clock;
  /** Days off, terms, and the classes of some days without those on days off. */
  readTimetable: (query: { workspaceId: string }) => Promise<
    Pick<PlanForOverview, 'daysOff' | 'terms'> & {
      classesIn: (range: DayRange) => PlanForOverview['classes'];
    }
  >;
  /** What repeats: its last days, null for what goes on, and what it comes to on some days. */
  readComing: (query: { workspaceId: string }) => Promise<{
    ends: (string | null)[];
    cardsIn: (range: DayRange) => TaskCard[];
  }>;
  /** What somebody has reached in each course, in percent. */
  gradesOf: (who: { workspaceId: string; accountId: string }) => Promise<ReadonlyMap<string, number>>;
  preferencesOf: (account: Account, browserZone: string | undefined) => Promise<Preferences>;
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
  const preferences = await deps.preferencesOf(account, deps.timeZone);
  const timeZone = preferences.timeZone ?? 'UTC';
  const firstDay = FIRST_DAYS[preferences.firstDayOfWeek];
  const today = todayIn(timeZone, clock).toString();
  const shown = weekAround(deps.weekOf ?? today, firstDay);
  const [rows, cards, courses, awaiting, steps, grades, timetable, coming] = await Promise.all([
    tasksByDay(db, { workspaceId }),
    readCards(db, { workspaceId, today, shown }),
    coursesWithReview(db, workspaceId),
    awaitingReview(db, workspaceId),
    firstSteps(db, { workspaceId, accountId: account.id }),
    deps.gradesOf({ workspaceId, accountId: account.id }),
    deps.readTimetable({ workspaceId }),
    deps.readComing({ workspaceId }),
  ]);
  const days = rows.filter(hasDay);
  const [{ plan, workload }, nextInCourses] = await Promise.all([
    readPlan({ db, workspaceId, timetable, coming, days, today, firstDay, shown }),
    nextOfCourses(db, { workspaceId, days: nextDays(days, today) }),
  ]);
  return {
    today,
    timeZone,
    openTasks: totalOf(rows, 'open'),
    overdue: cards.overdue,
    overdueTasks: totalOf(overdueDays(days, { courses, today }), 'open'),
    term: weekOf(plan.terms, today, firstDay),
    week: buildWeek(shown, { ...plan, tasks: cards.ofWeek }),
    next: cards.next,
    workload,
    courses: buildCourseCards(courses, { days, next: nextInCourses, grades, today }),
    awaitingReview: awaiting,
    checklist: [
      { step: 'verify-email', done: account.emailVerified },
      { step: 'choose-name', done: steps.hasName },
      { step: 'add-syllabus', done: steps.hasDocument },
      { step: 'review-findings', done: steps.hasReviewed },
      { step: 'subscribe-feed', done: steps.hasSubscribed },
      { step: 'finish-task', done: steps.hasFinished },
    ],
  };
}

interface ReadCards {
  workspaceId: string;
  today: string;
  shown: DayRange;
}

async function readCards(db: Database, { workspaceId, today, shown }: ReadCards) {
  const [overdue, next, ofWeek] = await Promise.all([
    overdueCards(db, { workspaceId, today, limit: OVERDUE_SHOWN }),
    nextCards(db, { workspaceId, today, limit: NEXT_SHOWN }),
    cardsOfDays(db, { workspaceId, ...shown }),
  ]);
  return { overdue, next, ofWeek };
}

interface ReadPlan {
  db: Database;
  workspaceId: string;
  timetable: Awaited<ReturnType<OverviewDeps['readTimetable']>>;
  coming: Awaited<ReturnType<OverviewDeps['readComing']>>;
  /** With anything due on them, the earliest first. */
  days: readonly DueDay[];
  today: string;
  firstDay: Weekday;
  shown: DayRange;
}

/** What repeats and the classes of every week that is shown, and the chart of what is due in them. */
async function readPlan({ db, workspaceId, timetable, coming, days, today, firstDay, shown }: ReadPlan) {
  const { daysOff, terms, classesIn } = timetable;
  const { ends, cardsIn } = coming;
  const chartable = chartableDays({ ...edgesOf(days), terms, ends }, today);
  const range = chartable && workloadRange(chartable, { days, terms, ends }, { today, firstDay });
  const isCharted = range && range.from <= shown.from && shown.to <= range.to;
  // A week that somebody leafs to may be centuries away: what lies between is not worked out.
  const ranges = [...(range ? [range] : []), ...(isCharted ? [] : [shown])];
  const largest = range
    ? await largestOfWeeks(db, { workspaceId, ...range, days: largestDays(range, days) })
    : [];
  const plan = { coming: ranges.flatMap(cardsIn), daysOff, terms, classes: ranges.flatMap(classesIn) };
  const due = { days, largest };
  return { plan, workload: range ? buildWorkload(range, { plan, due, firstDay }) : [] };
}
