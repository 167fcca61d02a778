import { defineError } from '../../platform/errors.ts';

export const MemberNotFound = defineError('member/not-found', 404, 'That person is not in this workspace.');
export const LastOwner = defineError(
  'member/last-owner',
  409,
  'A workspace needs an owner. Make someone else an owner first.',
);
