import type { Settings, SettingsPatch } from '@/api/types.gen';

const GROUPS = ['appearance', 'display', 'notifications', 'documents'] as const;

/** The settings with a change put on top. */
export function merge(settings: Settings, change: SettingsPatch): Settings {
  return {
    ...settings,
    appearance: { ...settings.appearance, ...change.appearance },
    display: { ...settings.display, ...change.display },
    notifications: { ...settings.notifications, ...change.notifications },
    documents: { ...settings.documents, ...change.documents },
  };
}

/** The change that takes another one back: what stood before in each field that it touches. */
export function inverse(settings: Settings, change: SettingsPatch): SettingsPatch {
  const back: Record<string, unknown> = {};
  for (const group of GROUPS) {
    const touched = Object.keys(change[group] ?? {});
    if (touched.length === 0) continue;
    const before: Record<string, unknown> = settings[group];
    back[group] = Object.fromEntries(touched.map((field) => [field, before[field]]));
  }
  return back as SettingsPatch;
}
