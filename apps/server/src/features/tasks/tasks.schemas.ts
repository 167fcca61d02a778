import { z } from 'zod';
import { courseBadge } from '../../vocabulary/courses.ts';
import { taskKind, taskStatus, weekday } from '../../vocabulary/kinds.ts';
import { anyOf, flag, pageOf, pageQuery } from '../../vocabulary/lists.ts';
import { workspaceParams } from '../../vocabulary/paths.ts';
import {
  civilDate,
  clockTime,
  id,
  instant,
  line,
  optionalLine,
  percent,
  storableText,
  version,
} from '../../vocabulary/values.ts';

export const taskParams = workspaceParams.extend({ taskId: id });

const repeat = z
  .object({
    every: z.enum(['day', 'week', 'month']),
    interval: z.int().min(1).max(52).default(1).describe('2: every second one'),
    weekdays: z.array(weekday).max(7).default([]).describe('Of a weekly repeat; none: as it began'),
    until: civilDate.nullable().default(null),
    except: z.array(civilDate).max(366).optional().describe('Days of it on which it is not due'),
  })
  .meta({ id: 'Repeat' });

const labelIds = z.array(id).max(20);
const assigneeId = storableText.max(128).nullable();

const fields = z.object({
  title: line(300),
  kind: taskKind,
  status: taskStatus,
  dueOn: civilDate.nullable(),
  dueTime: clockTime.nullable().describe('In the zone of the course; null: by the end of the day'),
  endOn: civilDate.nullable().describe('Last day of a window such as a take-home exam'),
  endTime: clockTime.nullable(),
  weight: percent.nullable(),
  courseId: id.nullable(),
  notes: storableText.max(20_000).describe('What is to be done, in Markdown'),
  assigneeId: assigneeId.describe('The member of the workspace who does it'),
  labelIds,
  repeat: repeat.nullable().describe('How it comes back once it is done'),
});

export const taskView = fields
  .omit({ courseId: true, assigneeId: true, repeat: true })
  .extend({
    id,
    title: z.string(),
    weight: z.number().nullable(),
    course: courseBadge.nullable(),
    assigneeId: z.string().nullable(),
    repeat: z
      .object({
        every: z.enum(['day', 'week', 'month']),
        interval: z.int(),
        weekdays: z.array(weekday),
        until: z.string().nullable(),
        except: z.array(z.string()).optional(),
      })
      .nullable(),
    subtasks: z.object({ done: z.int(), total: z.int() }),
    comments: z.int(),
    source: z
      .object({ findingId: id, documentId: id, page: z.int(), quote: z.string() })
      .nullable()
      .describe('Where in which syllabus it stands; null when written by hand'),
    completedAt: instant.nullable(),
    createdAt: instant,
    updatedAt: instant,
    version,
  })
  .meta({ id: 'Task' });

export const taskCreate = fields
  .partial()
  .required({ title: true })
  .extend({
    id: id.optional().describe('Made by whoever sends it, so that what is sent again is there once'),
  })
  .meta({ id: 'TaskCreate' });
export const taskPatch = fields
  .partial()
  .extend({
    scope: z
      .enum(['this', 'following'])
      .optional()
      .describe('Of a task that repeats: whether what comes after it follows; `this` when left out'),
  })
  .meta({ id: 'TaskPatch' });

export const TASK_SORTS = ['due', 'title', 'weight', 'course', 'status', 'kind', 'created'] as const;

export const taskQuery = pageQuery(1000, 100).extend({
  status: anyOf(taskStatus),
  courseId: anyOf(id),
  kind: anyOf(taskKind),
  labelId: anyOf(id),
  assigneeId: anyOf(storableText.max(128)),
  from: civilDate.optional().describe('Due on this day or later'),
  to: civilDate.optional().describe('Due on this day or earlier'),
  q: optionalLine(200).optional(),
  sort: z.enum(TASK_SORTS).default('due'),
  order: z.enum(['asc', 'desc']).default('asc'),
  facets: flag.describe('Counts by status, course and kind, and the total'),
});

const facet = z.array(z.object({ value: z.string(), count: z.int() }));
export const taskPage = pageOf(taskView)
  .extend({
    facets: z
      .object({ total: z.int(), status: facet, courseId: facet, kind: facet })
      .nullable()
      .describe('Each facet counts under the other filters, not under its own'),
  })
  .meta({ id: 'TaskPage' });

/** As many as an import may bring, so that it can be taken back at once. */
export const MOST_AT_ONCE = 5000;

export const taskIds = z.array(id).min(1).max(MOST_AT_ONCE);
const bulkFields = fields.pick({ kind: true, courseId: true, weight: true, assigneeId: true }).partial();
export const bulkChange = z
  .discriminatedUnion('action', [
    z.object({ action: z.literal('status'), taskIds, status: taskStatus }),
    z.object({ action: z.literal('reschedule'), taskIds, dueOn: civilDate }),
    z.object({ action: z.literal('shift'), taskIds, days: z.int().min(-366).max(366) }),
    z.object({
      action: z.literal('edit'),
      taskIds,
      change: bulkFields.default({}),
      addLabelIds: labelIds.optional(),
      removeLabelIds: labelIds.optional(),
    }),
    z.object({ action: z.literal('delete'), taskIds }),
    z.object({ action: z.literal('restore'), taskIds }),
    z.object({
      action: z.literal('put-back'),
      tasks: z
        .array(
          fields
            .pick({ status: true, dueOn: true, endOn: true })
            .extend({ id, version: version.optional().describe('412 when it has moved on since') })
            .extend(
              fields.pick({ kind: true, courseId: true, assigneeId: true, labelIds: true }).partial().shape,
            )
            .extend({ weight: z.number().nullable().optional() }),
        )
        .min(1)
        .max(MOST_AT_ONCE),
    }),
  ])
  .meta({ id: 'TaskBulkChange' });
export const bulkAnswer = z
  .object({
    tasks: z.array(taskView).describe('As they are now; empty after a delete'),
    undo: bulkChange.describe('Sent to the same address, it takes the change back'),
  })
  .meta({ id: 'TaskBulkAnswer' });

const usual = fields
  .pick({
    title: true,
    kind: true,
    dueTime: true,
    endOn: true,
    endTime: true,
    weight: true,
    notes: true,
  })
  .partial()
  .extend({ dueOn: civilDate.describe('Its day in the series') });

export const taskImport = z
  .object({
    tasks: z
      .array(
        fields
          .extend({
            usual: usual.describe(
              'Of what repeats: what this one would be, had it not been changed for itself',
            ),
          })
          .partial()
          .required({ title: true }),
      )
      .min(1)
      .max(MOST_AT_ONCE),
  })
  .meta({ id: 'TaskImport' });
export const importAnswer = z.object({ taskIds: z.array(id) }).meta({ id: 'TaskImportAnswer' });

export type TaskImport = z.infer<typeof taskImport>;
export type TaskView = z.infer<typeof taskView>;
export type TaskCreate = z.infer<typeof taskCreate>;
export type TaskPatch = z.infer<typeof taskPatch>;
export type TaskQuery = z.infer<typeof taskQuery>;
export type BulkChange = z.infer<typeof bulkChange>;
