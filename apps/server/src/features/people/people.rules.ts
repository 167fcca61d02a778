import type { MeView, Settings, SettingsPatch } from './people.schemas.ts';
import { SIDEBAR_ITEMS } from './people.schemas.ts';

export const DEFAULT_SETTINGS: Settings = {
  appearance: { theme: 'system', font: 'inter' },
  display: {
    sidebar: [...SIDEBAR_ITEMS],
    dateFormat: 'day-month',
    timeFormat: '12h',
    firstDayOfWeek: 'monday',
    timeZone: null,
  },
  notifications: {
    digest: 'off',
    deadlineReminders: 'off',
    documentRead: false,
    mailed: ['reminder'],
    notListed: [],
    notPushed: [],
    quietHours: null,
    mutedCourses: [],
  },
  documents: { secondReading: false },
};

/** Each page of the settings sends only what it knows. */
export function mergeSettings(settings: Settings, change: SettingsPatch): Settings {
  return {
    appearance: { ...settings.appearance, ...change.appearance },
    display: { ...settings.display, ...change.display },
    notifications: { ...settings.notifications, ...change.notifications },
    documents: { ...settings.documents, ...change.documents },
  };
}

/** Settings kept by an older release lack what came since. */
export const completeSettings = (kept: SettingsPatch): Settings => mergeSettings(DEFAULT_SETTINGS, kept);

interface Whereabouts {
  settings: SettingsPatch;
  browserTimeZone: string | null;
}

/** Of whoever has not opened the app yet. */
export const NOBODY_KNOWN: Whereabouts = { settings: DEFAULT_SETTINGS, browserTimeZone: null };

/** Where somebody is: as they chose, else where the browser is that they use now or used last; null where nobody knows. */
export const zoneOf = ({ settings, browserTimeZone }: Whereabouts, browserNow?: string): string | null =>
  settings.display?.timeZone ?? browserNow ?? browserTimeZone;

/** Where something has to happen at some hour though nobody knows where the person is. */
export const ZONE_OF_NO_PLACE = 'UTC';

export type OwnWorkspace = MeView['workspaces'][number];

interface WorkspaceOfMember extends Omit<OwnWorkspace, 'personal' | 'createdAt'> {
  isPersonal: boolean;
  createdAt: Date;
}

export const toOwnWorkspace = ({
  id,
  name,
  role,
  isPersonal,
  createdAt,
}: WorkspaceOfMember): OwnWorkspace => ({
  id,
  name,
  role,
  personal: isPersonal,
  createdAt: createdAt.toISOString(),
});
