import { useSyncExternalStore } from 'react';

export type Theme = 'light' | 'dark' | 'system';
export type FontChoice = 'inter' | 'manrope' | 'system';

export const THEME_KEY = 'vite-ui-theme';
export const FONT_KEY = 'font';
/** Set while somebody is signed in on this device: the page then begins with the inside (first-paint.js). */
export const SIGNED_IN_KEY = 'signed-in';
export const THEMES: readonly Theme[] = ['light', 'dark', 'system'];
export const FONTS: readonly FontChoice[] = ['inter', 'manrope', 'system'];

/** Storage may be forbidden (private windows, strict settings): then the choice lives until the page closes. */
export function readStored<T extends string>(key: string, allowed: readonly T[], fallback: T): T {
  const value = stored(key);
  return allowed.find((one) => one === value) ?? fallback;
}

export function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function store(key: string, value: string) {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Nothing to tell: the choice is applied, it is only not kept.
  }
}

export function forget(key: string) {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}

const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function currentFont(): FontChoice {
  const shown = document.documentElement.dataset.font;
  return FONTS.find((font) => font === shown) ?? 'inter';
}

export function setFont(font: FontChoice) {
  document.documentElement.dataset.font = font;
  store(FONT_KEY, font);
  for (const listener of listeners) listener();
}

export function useFont() {
  return [useSyncExternalStore(subscribe, currentFont), setFont] as const;
}
