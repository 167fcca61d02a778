import { defineError } from '../../platform/errors.ts';

export const ConversationNotFound = defineError(
  'conversation/not-found',
  404,
  'That conversation does not exist.',
);
export const TooManyQuestions = defineError(
  'conversation/too-many-questions',
  429,
  'Those were many questions at once. Wait a moment and ask again.',
);
