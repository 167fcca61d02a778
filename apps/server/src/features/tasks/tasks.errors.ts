import { defineError } from '../../platform/errors.ts';

export const TaskNotFound = defineError('task/not-found', 404, 'That task does not exist.');
