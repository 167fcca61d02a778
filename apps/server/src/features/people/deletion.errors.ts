import { defineError } from '../../platform/errors.ts';

export const SoleOwner = defineError(
  'account/sole-owner',
  409,
  'Other people use a workspace that only you own. Make someone else an owner first.',
);
