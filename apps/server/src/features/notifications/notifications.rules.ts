import type { NotificationKind } from '../../vocabulary/notifications.ts';
import type { QuietHours } from '../../vocabulary/quiet-hours.ts';

/** What a person wants to be told of, and how. */
export interface Wishes {
  notListed: NotificationKind[];
  notPushed: NotificationKind[];
  mailed: NotificationKind[];
  mutedCourses: string[];
  quietHours: QuietHours | null;
  timeZone: string;
}

export interface Channels {
  listed: boolean;
  pushed: boolean;
  mailed: boolean;
}

const NONE: Channels = { listed: false, pushed: false, mailed: false };

export function channelsFor(
  { kind, courseId }: { kind: NotificationKind; courseId?: string | null | undefined },
  { notListed, notPushed, mailed, mutedCourses }: Wishes,
): Channels {
  if (courseId && mutedCourses.includes(courseId)) return NONE;
  return {
    listed: !notListed.includes(kind),
    pushed: !notPushed.includes(kind),
    mailed: mailed.includes(kind),
  };
}

export const isAnywhere = ({ listed, pushed, mailed }: Channels): boolean => listed || pushed || mailed;

/** Long titles are cut for lists, subjects and the corner of a screen. */
export const shorten = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most - 1).trimEnd()}…` : text;

interface Told {
  kind: NotificationKind;
  title: string;
  body: string;
  path: string;
}

export function notificationLetter({ kind, title, body, path }: Told, { publicUrl }: { publicUrl: string }) {
  const text = [
    body || title,
    `Open it: ${new URL(path, publicUrl).href}`,
    `You can change or turn off these mails: ${new URL('/settings/notifications', publicUrl).href}`,
  ];
  return { kind, subject: title, text: text.join('\n\n') };
}
