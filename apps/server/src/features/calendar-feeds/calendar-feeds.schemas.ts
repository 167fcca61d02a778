import { z } from 'zod';
import { TASK_KINDS, taskKind } from '../../vocabulary/kinds.ts';
import { workspaceParams } from '../../vocabulary/paths.ts';
import { id, instant, line, version } from '../../vocabulary/values.ts';

export const feedParams = workspaceParams.extend({ feedId: id });
/** `:token.ics`: Fastify ends a parameter at a dot of its own accord. */
export const feedFileParams = z.object({ token: z.string().min(20).max(100) });
export const feedHeaders = z.object({
  'if-none-match': z.string().optional(),
  'user-agent': z.string().optional(),
});

const contents = z.object({
  name: line(80).describe('What the calendar is called in the calendar app'),
  courseIds: z.array(id).max(200).nullable().describe('Null: every course, those to come too'),
  kinds: z.array(taskKind).max(TASK_KINDS.length),
  classes: z.boolean(),
  daysOff: z.boolean(),
  alarmMinutes: z
    .int()
    .min(0)
    .max(60 * 24 * 14)
    .nullable()
    .describe('How long before a deadline it reminds; null: never'),
});

export const feedView = contents
  .extend({
    id,
    address: z.string().describe('Whoever has it can read the feed'),
    webcalAddress: z.string(),
    holds: z.object({ tasks: z.int(), classes: z.int(), daysOff: z.int() }),
    lastFetchedAt: instant.nullable(),
    lastClient: z.string().nullable().describe('The calendar app that asked last'),
    fetches: z.int(),
    createdAt: instant,
    version,
  })
  .meta({ id: 'CalendarFeed' });

export const feedList = z.object({ items: z.array(feedView) }).meta({ id: 'CalendarFeedList' });
export const feedCreate = contents.partial().meta({ id: 'CalendarFeedCreate' });
export const feedPatch = contents.partial().meta({ id: 'CalendarFeedPatch' });

export type FeedView = z.infer<typeof feedView>;
export type FeedCreate = z.infer<typeof feedCreate>;
export type FeedPatch = z.infer<typeof feedPatch>;
