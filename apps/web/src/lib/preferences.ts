import { useSyncExternalStore } from 'react';

export type Theme = 'light' | 'dark' | 'system';
export type FontChoice = 'inter' | 'manrope' | 'system';

export const THEME_KEY = 'vite-ui-theme';
export const FONT_KEY = 'font';
export const THEMES: readonly Theme[] = ['light', 'dark', 'system'];
export const FONTS: readonly FontChoice[] = ['inter', 'manrope', 'system'];

/** Storage may be forbidden (private windows, strict settings): then the choice lives until the page closes. */
export function readStored<T extends string>(key: string, allowed: readonly T[], fallback: T): T {
  try {
    const value = localStorage.getItem(key);
    return allowed.find((one) => one === value) ?? fallback;
  } catch {
    return fallback;
  }
}

export function hasStored(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

export function store(key: string, value: string) {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Nothing to tell: the choice is applied, it is only not kept.
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
