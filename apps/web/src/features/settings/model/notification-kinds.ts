import type { NotificationKind, Settings } from '@/api/types.gen';

type Notifications = Settings['notifications'];
export type Channel = 'list' | 'push' | 'mail';

export const CHANNELS: readonly { channel: Channel; label: string }[] = [
  { channel: 'list', label: 'Bell' },
  { channel: 'push', label: 'Browser' },
  { channel: 'mail', label: 'E-mail' },
];

export const KINDS: readonly { kind: NotificationKind; label: string; hint: string }[] = [
  { kind: 'reminder', label: 'Reminders', hint: 'That you set on tasks.' },
  { kind: 'assigned', label: 'Tasks given to you', hint: 'By somebody else.' },
  { kind: 'mentioned', label: 'Mentions', hint: 'When somebody names you in a chat.' },
  {
    kind: 'document-read',
    label: 'Syllabi ready to review',
    hint: 'When reading took longer than you stayed.',
  },
  { kind: 'invited', label: 'Invitations', hint: 'The invitation itself always comes by mail.' },
  { kind: 'membership', label: 'People and roles', hint: 'Who joined by you, and what you may do.' },
  { kind: 'deletion', label: 'Deletions', hint: 'When a workspace you share is deleted.' },
];

export function isOn(kind: NotificationKind, channel: Channel, wishes: Notifications): boolean {
  if (channel === 'list') return !wishes.notListed.includes(kind);
  if (channel === 'push') return !wishes.notPushed.includes(kind);
  return kind === 'document-read' ? wishes.documentRead : wishes.mailed.includes(kind);
}

const toggled = (kinds: NotificationKind[], kind: NotificationKind): NotificationKind[] =>
  kinds.includes(kind) ? kinds.filter((one) => one !== kind) : [...kinds, kind];

/** The change of the settings that turns one kind on or off in one place. */
export function toggle(
  kind: NotificationKind,
  channel: Channel,
  wishes: Notifications,
): Partial<Notifications> {
  if (channel === 'list') return { notListed: toggled(wishes.notListed, kind) };
  if (channel === 'push') return { notPushed: toggled(wishes.notPushed, kind) };
  if (kind === 'document-read') return { documentRead: !wishes.documentRead };
  return { mailed: toggled(wishes.mailed, kind) };
}
