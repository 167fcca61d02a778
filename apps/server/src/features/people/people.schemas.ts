import { z } from 'zod';
import { NOTIFICATION_KINDS } from '../../vocabulary/notifications.ts';
import { role } from '../../vocabulary/roles.ts';
import { clockTime, id, instant, optionalLine, timeZone, version } from '../../vocabulary/values.ts';

export const SIDEBAR_ITEMS = [
  'dashboard',
  'calendar',
  'tasks',
  'chats',
  'courses',
  'users',
  'apps',
  'help-center',
] as const;

const appearance = z.object({
  theme: z.enum(['light', 'dark', 'system']),
  font: z.enum(['inter', 'manrope', 'system']),
});

const display = z.object({
  sidebar: z.array(z.enum(SIDEBAR_ITEMS)).max(SIDEBAR_ITEMS.length),
  dateFormat: z.enum(['day-month', 'month-day', 'iso']),
  timeFormat: z.enum(['12h', '24h']),
  firstDayOfWeek: z.enum(['monday', 'sunday', 'saturday']),
  timeZone: timeZone.nullable().describe('Null: the zone of the browser last seen'),
});

const kinds = z.array(z.enum(NOTIFICATION_KINDS)).max(50);

const notifications = z.object({
  digest: z.enum(['off', 'daily', 'weekly']).describe('A mail with what is due, at seven in the morning'),
  deadlineReminders: z.enum(['off', 'day-before', 'two-days-before']),
  documentRead: z.boolean().describe('A mail when a dropped syllabus is ready to review'),
  mailed: kinds.describe('What comes by mail besides'),
  notListed: kinds.describe('What is left out of the list behind the bell'),
  notPushed: kinds.describe('What browsers that are told of things are not told of'),
  quietHours: z
    .object({ from: clockTime, to: clockTime })
    .nullable()
    .describe('Mails and browsers wait until they are over; where the person is'),
  mutedCourses: z.array(id).max(500).describe('Nothing is told of these'),
});

const documents = z.object({
  secondReading: z
    .boolean()
    .describe(
      'Passages of every syllabus this person adds go to the language model, where they are doubtful',
    ),
});

export const settings = z
  .object({ appearance, display, notifications, documents })
  .meta({ id: 'SettingsValues' });
export const settingsView = settings.extend({ version }).meta({ id: 'Settings' });

export const settingsPatch = z
  .object({
    appearance: appearance.partial().optional(),
    display: display.partial().optional(),
    notifications: notifications.partial().optional(),
    documents: documents.partial().optional(),
  })
  .meta({ id: 'SettingsPatch' });

export const browserZone = z.object({ timeZone }).meta({ id: 'BrowserTimeZone' });

export const profile = z
  .object({
    name: z.string(),
    school: z.string(),
    pronouns: z.string(),
    avatar: z.string().nullable().describe('Where the picture lies, on this server'),
  })
  .meta({ id: 'Profile' });

export const profilePatch = z
  .object({ name: optionalLine(100), school: optionalLine(120), pronouns: optionalLine(40) })
  .partial()
  .meta({ id: 'ProfilePatch' });

export const meView = z
  .object({
    account: z.object({
      id: z.string(),
      email: z.string().nullable(),
      emailVerified: z.boolean(),
      deletionDueAt: instant
        .nullable()
        .describe('Set while the account is on its way out; until then it can be kept after all'),
    }),
    profile,
    settings: settingsView,
    browserTimeZone: z
      .string()
      .nullable()
      .describe('Of the browser last seen: feeds and mails go by it where no zone is chosen'),
    workspaces: z.array(
      z.object({
        id,
        name: z.string(),
        role,
        personal: z.boolean(),
        createdAt: instant,
      }),
    ),
  })
  .meta({ id: 'Me' });

export type Settings = z.infer<typeof settings>;
export type SettingsPatch = z.infer<typeof settingsPatch>;
export type Profile = z.infer<typeof profile>;
export type ProfilePatch = z.infer<typeof profilePatch>;
export type MeView = z.infer<typeof meView>;
