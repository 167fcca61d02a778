import type { MantineColorScheme, MantineColorSchemeManager } from '@mantine/core';
import { readStored, store, THEME_KEY, THEMES, type Theme } from '@/lib/preferences';

/** Mantine says `auto` where the product (and its stored preference) says `system`. */
export const toScheme = (theme: Theme): MantineColorScheme => (theme === 'system' ? 'auto' : theme);
export const toTheme = (scheme: MantineColorScheme): Theme => (scheme === 'auto' ? 'system' : scheme);

/** Keeps the theme under its own key and follows a change made in another tab. */
export function themeManager(): MantineColorSchemeManager {
  let onStorage: ((event: StorageEvent) => void) | undefined;
  return {
    get: () => toScheme(readStored(THEME_KEY, THEMES, 'system')),
    set: (scheme) => store(THEME_KEY, toTheme(scheme)),
    subscribe: (onUpdate) => {
      onStorage = (event) => {
        if (event.key === THEME_KEY) onUpdate(toScheme(readStored(THEME_KEY, THEMES, 'system')));
      };
      window.addEventListener('storage', onStorage);
    },
    unsubscribe: () => {
      if (onStorage) window.removeEventListener('storage', onStorage);
    },
    clear: () => localStorage.removeItem(THEME_KEY),
  };
}
