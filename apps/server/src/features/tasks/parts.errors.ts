import { defineError } from '../../platform/errors.ts';

export const SubtaskNotFound = defineError('subtask/not-found', 404, 'That step does not exist.');
export const TooManySubtasks = defineError('subtask/too-many', 409, 'A task has at most 200 steps.');
export const CommentNotFound = defineError('comment/not-found', 404, 'That comment does not exist.');
export const CommentNotYours = defineError(
  'comment/not-yours',
  403,
  'Only who wrote a comment can change it.',
);
export const TooManyComments = defineError('comment/too-many', 409, 'A task has at most 1,000 comments.');
export const TooManyReminders = defineError('reminder/too-many', 409, 'A task has at most ten reminders.');
