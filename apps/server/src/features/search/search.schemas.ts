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
    people: z.array(z.object({ accountId: z.string(), name: z.string(), email: z.string().nullable() })),
    messages: z
      .array(z.object({ id, conversationId: id, title: z.string(), text: z.string() }))
      .describe('Of your own conversations with the assistant, the newest first'),
    chatMessages: z
      .array(
        z.object({
          id,
          chatId: id,
          number: z.int(),
          text: z.string(),
          authorName: z.string(),
          title: z.string().describe('Of its course or group; empty between two people'),
        }),
      )
      .describe('Of your chats with people, the newest first'),
  })
  .meta({ id: 'SearchAnswer' });

export type SearchAnswer = z.infer<typeof searchAnswer>;
