import { beforeEach, expect, test, vi } from 'vitest';
import script from '../public/first-paint.js?raw';

const root = document.documentElement;
const run = () => new Function(script)();

function prefersDark(isDark: boolean) {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: isDark && query.includes('dark') }));
}

beforeEach(() => {
  localStorage.clear();
  root.removeAttribute('data-mantine-color-scheme');
  root.removeAttribute('data-font');
});

test.each([
  [null, false, 'light'],
  [null, true, 'dark'],
  ['system', true, 'dark'],
  ['system', false, 'light'],
  ['light', true, 'light'],
  ['dark', false, 'dark'],
  ['purple', true, 'dark'],
])('with the theme %j on a system that is dark: %j, the page is %s', (theme, isDark, expected) => {
  if (theme) localStorage.setItem('vite-ui-theme', theme);
  prefersDark(isDark);
  run();
  expect(root.dataset.mantineColorScheme).toBe(expected);
});

test.each([
  [null, 'inter'],
  ['inter', 'inter'],
  ['manrope', 'manrope'],
  ['system', 'system'],
  ['comic', 'inter'],
])('with the font %j the page has %s', (font, expected) => {
  if (font) localStorage.setItem('font', font);
  prefersDark(false);
  run();
  expect(root.dataset.font).toBe(expected);
});

test('where storage is forbidden the defaults apply', () => {
  prefersDark(false);
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new Error('The operation is insecure.');
    },
  });
  run();
  expect([root.dataset.mantineColorScheme, root.dataset.font]).toEqual(['light', 'inter']);
  vi.unstubAllGlobals();
});
