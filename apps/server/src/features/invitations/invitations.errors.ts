import { defineError } from '../../platform/errors.ts';

export const InvitationNotFound = defineError(
  'invitation/not-found',
  404,
  'This invitation does not exist or was taken back.',
);
export const InvitationExpired = defineError(
  'invitation/expired',
  410,
  'This invitation has expired. Ask for a new one.',
);
export const InvitationForSomeoneElse = defineError(
  'invitation/for-someone-else',
  403,
  'This invitation was sent to another address.',
);
export const InvitationNeedsConfirmedEmail = defineError(
  'invitation/email-unconfirmed',
  403,
  'Confirm your e-mail first: open the link in the mail we sent you, then join.',
);
export const TooManyInvitations = defineError(
  'invitation/too-many',
  429,
  'That is enough invitations for now. Try again later.',
);
export const TooManyPending = defineError(
  'invitation/too-many-pending',
  409,
  '500 invitations are waiting here. Revoke one that is no longer needed.',
);
export const WorkspaceFull = defineError(
  'invitation/workspace-full',
  409,
  'This workspace has 1,000 people.',
);
export const AlreadyMember = defineError('invitation/already-member', 409, 'That person is already here.');
export const InvitingYourself = defineError('invitation/yourself', 409, 'That is you: you are already here.');
export const TooManyLinks = defineError(
  'invite-link/too-many',
  409,
  'That is enough links for one workspace. Revoke one that is no longer needed.',
);
export const SuspendedHere = defineError(
  'invitation/suspended',
  403,
  'You are suspended there. Ask one of its owners or admins to let you in again.',
);
