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
export const TooManyInvitations = defineError(
  'invitation/too-many',
  429,
  'That is enough invitations for now. Try again later.',
);
export const AlreadyMember = defineError('invitation/already-member', 409, 'That person is already here.');
