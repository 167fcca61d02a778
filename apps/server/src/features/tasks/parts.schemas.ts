import { z } from 'zod';
import { pageOf, pageQuery } from '../../vocabulary/lists.ts';
import { id, instant, line, storableText, version } from '../../vocabulary/values.ts';
import { taskIds, taskParams } from './tasks.schemas.ts';

export const subtaskParams = taskParams.extend({ subtaskId: id });
export const commentParams = taskParams.extend({ commentId: id });
export const reminderParams = taskParams.extend({ reminderId: id });

export const subtaskView = z
  .object({ id, title: z.string(), isDone: z.boolean(), version })
  .meta({ id: 'Subtask' });
export const subtaskList = z.object({ items: z.array(subtaskView) }).meta({ id: 'SubtaskList' });
export const subtaskCreate = z.object({ title: line(300) }).meta({ id: 'SubtaskCreate' });
export const subtaskPatch = z
  .object({
    title: line(300).optional().describe('Needs `If-Match`'),
    isDone: z.boolean().optional(),
    position: z.int().min(0).optional().describe('Its place in the list, from 0'),
  })
  .meta({ id: 'SubtaskPatch' });

export const commentView = z
  .object({
    id,
    author: z.object({ id: z.string(), name: z.string() }),
    text: z.string().describe('Markdown'),
    createdAt: instant,
    editedAt: instant.nullable(),
    can: z.object({ edit: z.boolean(), delete: z.boolean() }).describe('What you may do with it'),
  })
  .meta({ id: 'TaskComment' });
export const commentList = z.object({ items: z.array(commentView) }).meta({ id: 'TaskCommentList' });
const commentText = storableText.trim().min(1, 'Fill this in.').max(10_000);
export const commentWrite = z.object({ text: commentText }).meta({ id: 'TaskCommentWrite' });

/** Four weeks: further ahead nobody asks to be reminded. */
const MOST_MINUTES = 28 * 24 * 60;
export const reminderView = z
  .object({
    id,
    minutesBefore: z.int(),
    sentFor: instant.nullable().describe('When it was due as the mail was written'),
  })
  .meta({ id: 'TaskReminder' });
export const reminderList = z.object({ items: z.array(reminderView) }).meta({ id: 'TaskReminderList' });
const minutesBefore = z.int().min(0).max(MOST_MINUTES).describe('Before it is due');
export const reminderCreate = z.object({ minutesBefore }).meta({ id: 'TaskReminderCreate' });
export const remindersCreate = z.object({ taskIds, minutesBefore }).meta({ id: 'TaskRemindersCreate' });
export const remindersAnswer = z
  .object({
    reminded: z.int().describe('Tasks that have this reminder now'),
    withoutDay: z.int().describe('Tasks that have no day to be reminded before'),
  })
  .meta({ id: 'TaskRemindersAnswer' });

export const historyQuery = pageQuery(200, 50);
export const historyPage = pageOf(
  z
    .object({
      id,
      actor: z
        .object({ id: z.string(), name: z.string() })
        .nullable()
        .describe('Null once the account is gone'),
      action: z.string(),
      changes: z.array(z.object({ field: z.string(), from: z.unknown(), to: z.unknown() })),
      at: instant,
    })
    .meta({ id: 'TaskHistoryEntry' }),
).meta({ id: 'TaskHistory' });

export type SubtaskPatch = z.infer<typeof subtaskPatch>;
