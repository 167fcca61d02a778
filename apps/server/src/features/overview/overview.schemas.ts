import { z } from 'zod';
import { courseBadge } from '../../vocabulary/courses.ts';
import { taskKind, taskStatus } from '../../vocabulary/kinds.ts';
import { civilDate, clockTime, id, timeZone } from '../../vocabulary/values.ts';

export const overviewQuery = z.object({
  weekOf: civilDate.optional().describe('Any day of the week to show; left out: this week'),
  timeZone: timeZone.optional().describe('The zone of the browser, for those who have not chosen one'),
});

const taskCard = z
  .object({
    id,
    title: z.string(),
    kind: taskKind,
    status: taskStatus,
    dueOn: civilDate,
    dueTime: clockTime.nullable(),
    weight: z.number().nullable(),
    course: courseBadge.nullable(),
    isComing: z.boolean().describe('A day on which the task with this id will be due again'),
  })
  .meta({ id: 'TaskCard' });

const day = z.object({
  date: civilDate,
  tasks: z.array(taskCard),
  classes: z.int(),
  daysOff: z.array(z.string()),
});

const workloadWeek = z
  .object({
    startsOn: civilDate,
    endsOn: civilDate,
    number: z.int().nullable().describe('Week of the term; null outside one'),
    percent: z.number().describe('Percent of grades due, over all courses'),
    percentDone: z.number(),
    tasks: z.int(),
    byCourse: z.array(z.object({ course: courseBadge.nullable(), percent: z.number(), tasks: z.int() })),
    largest: z.array(taskCard),
    conflicts: z.array(z.object({ date: civilDate, tasks: z.int() })).describe('Days with three or more due'),
    dayOff: z.boolean().describe('No class in the whole week'),
  })
  .meta({ id: 'WorkloadWeek' });

const courseCard = z
  .object({
    course: courseBadge,
    tasks: z.object({ done: z.int(), total: z.int() }),
    percent: z.object({ done: z.number(), total: z.number() }).describe('Weights of tasks, as written'),
    grade: z.number().nullable().describe('Percent reached so far by whoever looks'),
    next: taskCard.nullable(),
    toReview: z.int(),
    term: z.object({
      name: z.string().nullable(),
      when: z.enum(['past', 'now', 'coming']).describe('Without days of its own a term is on'),
    }),
  })
  .meta({ id: 'CourseCard' });

export const CHECKLIST = [
  'verify-email',
  'choose-name',
  'add-syllabus',
  'review-findings',
  'subscribe-feed',
  'finish-task',
] as const;

export const overviewView = z
  .object({
    today: civilDate,
    timeZone: z.string(),
    openTasks: z.int(),
    overdue: z
      .array(taskCard)
      .describe('The earliest of them; what a course of an ended term left is not among them'),
    overdueTasks: z.int().describe('How many they are in all'),
    term: z.object({ week: z.int(), weeks: z.int() }).nullable(),
    week: z.object({
      startsOn: civilDate,
      endsOn: civilDate,
      days: z.array(day),
      left: z.int().describe('Tasks of this week not done'),
      percent: z.number(),
      percentDone: z.number(),
    }),
    next: z.array(taskCard),
    workload: z.array(workloadWeek),
    courses: z.array(courseCard),
    awaitingReview: z.array(
      z.object({
        documentId: id,
        name: z.string(),
        course: courseBadge.nullable(),
        open: z.int(),
        questions: z.int(),
      }),
    ),
    checklist: z.array(z.object({ step: z.enum(CHECKLIST), done: z.boolean() })),
  })
  .meta({ id: 'Overview' });

export type OverviewView = z.infer<typeof overviewView>;
export type TaskCard = z.infer<typeof taskCard>;
export type WorkloadWeek = z.infer<typeof workloadWeek>;
