import { defineError } from '../../platform/errors.ts';

export const ConversationNotFound = defineError(
  'conversation/not-found',
  404,
  'That conversation does not exist.',
);
