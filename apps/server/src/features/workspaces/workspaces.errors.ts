import { defineError } from '../../platform/errors.ts';

export const PersonalWorkspace = defineError(
  'workspace/personal',
  409,
  'Your own workspace goes with your account. Delete the account to delete it.',
);
export const TooManyWorkspaces = defineError(
  'workspace/too-many',
  409,
  'You own as many workspaces as one person can. Delete one you no longer need.',
);
