import { expect, test } from 'vitest';
import { SHORTCUTS } from './shortcuts';

test('every group and, within it, every key is listed once', () => {
  const titles = SHORTCUTS.map(({ title }) => title);
  expect(new Set(titles).size).toBe(titles.length);
  for (const { title, shortcuts } of SHORTCUTS) {
    const keys = shortcuts.map((shortcut) => shortcut.keys.join(' '));
    expect(new Set(keys).size, title).toBe(keys.length);
  }
});
