import { defineError } from '../../platform/errors.ts';

export const MemberNotFound = defineError('member/not-found', 404, 'That person is not in this workspace.');
export const LastOwner = defineError(
  'member/last-owner',
  409,
  'A workspace needs an owner. Make someone else an owner first.',
);
export const OwnWorkspace = defineError(
  'member/own-workspace',
  409,
  'A personal workspace always belongs to its person. Make a shared workspace to hand over.',
);
export const MemberSuspended = defineError(
  'member/suspended',
  409,
  'That person is suspended. Let them in again first.',
);
