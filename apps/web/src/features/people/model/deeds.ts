import type { ActivityEntry } from '@/api';
import { ROLE_LABELS } from './roles';

export const ACTIVITY_GROUPS = [
  { value: 'members', label: 'Members' },
  { value: 'invitations', label: 'Invitations' },
  { value: 'workspace', label: 'Workspace' },
  { value: 'courses', label: 'Courses' },
  { value: 'documents', label: 'Syllabi' },
] as const;
export type ActivityGroup = (typeof ACTIVITY_GROUPS)[number]['value'];

const SOMEONE_GONE = 'someone who is gone';
const nameOf = (who: ActivityEntry['person']): string => (who ? who.name || 'someone' : SOMEONE_GONE);
const roleOf = (role: keyof typeof ROLE_LABELS | undefined): string =>
  role ? ROLE_LABELS[role].toLowerCase() : 'member';

type Words = (entry: ActivityEntry) => string;
const about =
  (verb: string): Words =>
  ({ detail }) =>
    `${verb} ${detail.name ?? ''}`;
const toPerson =
  (verb: string): Words =>
  ({ person }) =>
    `${verb} ${nameOf(person)}`;

const WORDS: Record<ActivityEntry['deed'], Words> = {
  'member-joined': ({ detail }) => `joined as ${roleOf(detail.role)}`,
  'member-left': () => 'left',
  'member-removed': toPerson('removed'),
  'member-suspended': toPerson('suspended'),
  'member-unsuspended': ({ person }) => `let ${nameOf(person)} in again`,
  'role-changed': ({ person, detail }) =>
    `made ${nameOf(person)} ${roleOf(detail.role)}, before ${roleOf(detail.roleBefore)}`,
  'ownership-transferred': toPerson('handed the ownership over to'),
  'invitation-sent': ({ detail }) => `invited ${detail.email ?? SOMEONE_GONE} as ${roleOf(detail.role)}`,
  'invitation-revoked': ({ detail }) => `took the invitation of ${detail.email ?? SOMEONE_GONE} back`,
  'invite-link-made': ({ detail }) => `made a link that lets in as ${roleOf(detail.role)}`,
  'invite-link-revoked': ({ detail }) => `revoked a link that let in as ${roleOf(detail.role)}`,
  'workspace-created': () => 'made the workspace',
  'workspace-renamed': ({ detail }) => `renamed the workspace from ${detail.before} to ${detail.name}`,
  'course-added': about('added the course'),
  'course-changed': about('changed the course'),
  'course-deleted': about('deleted the course'),
  'course-restored': about('brought back the course'),
  'course-archived': about('archived the course'),
  'course-unarchived': about('took out of the archive the course'),
  'document-added': about('added the syllabus'),
  'document-changed': about('changed the syllabus'),
  'document-deleted': about('deleted the syllabus'),
  'document-restored': about('brought back the syllabus'),
};

/** What somebody did, to be read after their name. */
export const deedText = (entry: ActivityEntry): string => WORDS[entry.deed](entry);

export const actorName = ({ actor }: ActivityEntry): string => nameOf(actor).replace(/^s(?=omeone)/, 'S');
