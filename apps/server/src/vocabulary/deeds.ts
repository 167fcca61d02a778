import type { Role } from '../platform/http/types.ts';

/** What the activity log of a workspace knows, by what it is about. */
export const DEEDS = {
  members: [
    'member-joined',
    'member-left',
    'member-removed',
    'member-suspended',
    'member-unsuspended',
    'role-changed',
    'ownership-transferred',
  ],
  invitations: ['invitation-sent', 'invitation-revoked', 'invite-link-made', 'invite-link-revoked'],
  workspace: ['workspace-created', 'workspace-renamed'],
  courses: [
    'course-added',
    'course-changed',
    'course-deleted',
    'course-restored',
    'course-archived',
    'course-unarchived',
  ],
  documents: ['document-added', 'document-changed', 'document-deleted', 'document-restored'],
} as const;

export type DeedGroup = keyof typeof DEEDS;
export type Deed = (typeof DEEDS)[DeedGroup][number];

/** What the words about a deed need besides the people in it. */
export interface ActivityDetail {
  /** What the course, document or workspace was called at the time. */
  name?: string;
  /** What the workspace was called before. */
  before?: string;
  /** The course or document, to lead there. */
  subjectId?: string;
  /** Of an invitation. */
  email?: string;
  role?: Role;
  roleBefore?: Role;
}

export interface DeedDone {
  workspaceId: string;
  actorId: string;
  deed: Deed;
  personId?: string;
  detail?: ActivityDetail;
}

/** Writes a deed down with the change itself: both stand, or neither does. */
export type RecordDeed<Tx> = (tx: Tx, done: DeedDone) => Promise<void>;
