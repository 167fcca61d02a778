import { z } from 'zod';
import { courseBadge } from '../../vocabulary/courses.ts';
import { taskKind, taskStatus } from '../../vocabulary/kinds.ts';
import { civilDate, id, line } from '../../vocabulary/values.ts';

export const searchQuery = z.object({
  q: line(200),
  limit: z.coerce.number().int().min(1).max(20).default(6).describe('At most so many of each kind'),
});

export const searchAnswer = z
  .object({
    courses: z.array(courseBadge),
    tasks: z.array(
      z.object({
        id,
        title: z.string(),
        kind: taskKind,
        status: taskStatus,
        dueOn: civilDate.nullable(),
        course: courseBadge.nullable(),
      }),
    ),
    documents: z.array(z.object({ id, name: z.string(), course: courseBadge.nullable() })),
  })
  .meta({ id: 'SearchAnswer' });

export type SearchAnswer = z.infer<typeof searchAnswer>;
