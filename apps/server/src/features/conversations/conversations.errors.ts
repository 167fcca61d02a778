import { defineError } from '../../platform/errors.ts';

export const ConversationNotFound = defineError(
  'conversation/not-found',
  404,
  'That conversation does not exist.',
);
export const TooManyConversations = defineError(
  'conversation/too-many',
  409,
  'You have 1,000 conversations here; delete one first.',
);
export const TooManyQuestions = defineError(
  'conversation/too-many-questions',
  429,
  'Those were many questions at once. Wait a moment and ask again.',
);
