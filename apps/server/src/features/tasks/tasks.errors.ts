import { defineError } from '../../platform/errors.ts';

export const TooManyTasks = defineError('task/too-many', 409, 'This workspace holds no more tasks.');
export const TaskIdTaken = defineError('task/id-taken', 409, 'That id belongs to another task.');
export const TaskNotFound = defineError('task/not-found', 404, 'That task does not exist.');
