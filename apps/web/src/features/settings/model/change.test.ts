import { expect, test } from 'vitest';
import type { Settings } from '@/api/types.gen';
import { inverse, merge } from './change';

const settings: Settings = {
  appearance: { theme: 'system', font: 'inter' },
  display: {
    sidebar: ['dashboard', 'tasks'],
    dateFormat: 'day-month',
    timeFormat: '12h',
    firstDayOfWeek: 'monday',
    timeZone: null,
  },
  notifications: {
    digest: 'off',
    deadlineReminders: 'off',
    documentRead: true,
    mailed: ['reminder'],
    notListed: [],
    notPushed: [],
    quietHours: null,
    mutedCourses: [],
  },
  documents: { secondReading: false },
  version: 7,
};

test('a change touches only its own fields', () => {
  const changed = merge(settings, { display: { timeFormat: '24h' } });
  expect(changed).toEqual({ ...settings, display: { ...settings.display, timeFormat: '24h' } });
});

test.each([
  [{ appearance: { theme: 'dark' } }, { appearance: { theme: 'system' } }],
  [
    { display: { timeZone: 'Asia/Tokyo', sidebar: [] } },
    { display: { timeZone: null, sidebar: ['dashboard', 'tasks'] } },
  ],
  [{}, {}],
] as const)('%j is taken back by %j', (change, back) =>
  expect(inverse(settings, change as Parameters<typeof inverse>[1])).toEqual(back),
);
