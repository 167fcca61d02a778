import { z } from 'zod';
import { courseBadge } from '../../vocabulary/courses.ts';
import { taskKind, taskStatus } from '../../vocabulary/kinds.ts';
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
  notes: storableText.max(20_000),
});

export const taskView = fields
  .omit({ courseId: true })
  .extend({
    id,
    title: z.string(),
    weight: z.number().nullable(),
    course: courseBadge.nullable(),
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

export const taskCreate = fields.partial().required({ title: true }).meta({ id: 'TaskCreate' });
export const taskPatch = fields.partial().meta({ id: 'TaskPatch' });

export const TASK_SORTS = ['due', 'title', 'weight', 'course', 'status', 'kind', 'created'] as const;

export const taskQuery = pageQuery(1000, 100).extend({
  status: anyOf(taskStatus),
  courseId: anyOf(id),
  kind: anyOf(taskKind),
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

const taskIds = z.array(id).min(1).max(1000);
export const bulkChange = z
  .discriminatedUnion('action', [
    z.object({ action: z.literal('status'), taskIds, status: taskStatus }),
    z.object({ action: z.literal('reschedule'), taskIds, dueOn: civilDate }),
    z.object({ action: z.literal('shift'), taskIds, days: z.int().min(-366).max(366) }),
    z.object({ action: z.literal('delete'), taskIds }),
    z.object({ action: z.literal('restore'), taskIds }),
    z.object({
      action: z.literal('put-back'),
      tasks: z
        .array(z.object({ id, status: taskStatus, dueOn: civilDate.nullable(), endOn: civilDate.nullable() }))
        .min(1)
        .max(1000),
    }),
  ])
  .meta({ id: 'TaskBulkChange' });
export const bulkAnswer = z
  .object({
    tasks: z.array(taskView).describe('As they are now; empty after a delete'),
    undo: bulkChange.describe('Sent to the same address, it takes the change back'),
  })
  .meta({ id: 'TaskBulkAnswer' });

export type TaskView = z.infer<typeof taskView>;
export type TaskCreate = z.infer<typeof taskCreate>;
export type TaskPatch = z.infer<typeof taskPatch>;
export type TaskQuery = z.infer<typeof taskQuery>;
export type BulkChange = z.infer<typeof bulkChange>;
