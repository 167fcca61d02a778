import { defineError } from '../../platform/errors.ts';

export const ProviderUnreachable = defineError(
  'auth/provider-unreachable',
  503,
  'Sign-in cannot be checked right now. Try again in a moment.',
);
