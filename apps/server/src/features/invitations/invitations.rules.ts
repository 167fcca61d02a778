import { DAY_MS } from '../../platform/clock.ts';
import { ROLES, type Role } from '../../platform/http/types.ts';

export const INVITATION_DAYS = 7;

export const expiryOf = (sentAt: Date): Date => new Date(sentAt.getTime() + INVITATION_DAYS * DAY_MS);

export const linkExpiryOf = (madeAt: Date, days: number): Date => new Date(madeAt.getTime() + days * DAY_MS);

/** Waiting in one workspace at once. */
export const MOST_PENDING = 500;

/** Of one workspace, however they come. */
export const MOST_MEMBERS = 1000;

/** Enough for every group of a course, few enough to keep an eye on. */
export const MOST_LINKS = 20;

const rank = (role: Role): number => ROLES.indexOf(role);

/** Whether somebody may still let others in as this: not who has left, is shut out or manages nobody any more. */
export const mayInvite = (
  inviter: { role: Role; suspendedAt: Date | null } | undefined,
  role: Role,
): boolean =>
  inviter !== undefined && !inviter.suspendedAt && rank(inviter.role) >= Math.max(rank('admin'), rank(role));

export const isExpired = ({ expiresAt }: { expiresAt: Date }, now: Date): boolean => expiresAt <= now;

/** Addresses are compared as mail servers do in practice: without regard to case. */
export const normalizeEmail = (email: string): string => email.trim().toLowerCase();

interface Letter {
  workspaceName: string;
  inviterName: string;
  role: string;
  link: string;
}

export const invitationLetter = ({ workspaceName, inviterName, role, link }: Letter) => ({
  kind: 'invitation',
  subject: `${inviterName} invites you to ${workspaceName} on Syllabi`,
  text: [
    `${inviterName} invites you to “${workspaceName}” on Syllabi, as ${role === 'admin' ? 'an' : 'a'} ${role}.`,
    `Open this link to join:\n${link}`,
    `The link works for ${INVITATION_DAYS} days. If you do not know ${inviterName}, leave this mail unanswered.`,
  ].join('\n\n'),
});
