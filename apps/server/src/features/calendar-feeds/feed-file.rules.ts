import { createHash } from 'node:crypto';

/** The same text has the same tag, from whichever process it comes. */
export const tagOf = (text: string): string =>
  `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;

const CLIENTS: [agent: RegExp, name: string][] = [
  [/Google-Calendar/i, 'Google Calendar'],
  [/iOS|iPhone|iPad/i, 'Apple Calendar on iPhone'],
  [/Mac.?OS.*CalendarAgent|CalendarAgent|dataaccessd/i, 'Apple Calendar'],
  [/Microsoft|Outlook|Exchange/i, 'Outlook'],
  [/Thunderbird|Lightning/i, 'Thunderbird'],
  [/ICSx5|DAVx5/i, 'ICSx⁵ on Android'],
  [/Fantastical/i, 'Fantastical'],
  [/Proton/i, 'Proton Calendar'],
  [/Nextcloud/i, 'Nextcloud'],
  [/Mozilla.*(Firefox|Chrome|Safari)/i, 'A browser'],
];

/** The name of the calendar app, from how it introduces itself. */
export function clientOf(userAgent: string | undefined): string {
  if (!userAgent) return 'Unknown';
  const introduction = userAgent.slice(0, 300);
  return CLIENTS.find(([agent]) => agent.test(introduction))?.[1] ?? userAgent.slice(0, 60);
}
