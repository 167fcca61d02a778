import { defineError } from '../../platform/errors.ts';

export const TooManyTickets = defineError(
  'support/too-many',
  429,
  'That were many messages in one hour. Wait a little before you write again.',
);
