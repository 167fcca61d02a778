import { expect, test } from 'vitest';
import type { Settings } from '@/api/types.gen';
import { CHANNELS, isOn, KINDS, toggle } from './notification-kinds';

const wishes: Settings['notifications'] = {
  digest: 'off',
  deadlineReminders: 'off',
  documentRead: false,
  mailed: ['reminder'],
  notListed: [],
  notPushed: ['assigned'],
  quietHours: null,
  mutedCourses: [],
};

test.each(KINDS.flatMap(({ kind }) => CHANNELS.map(({ channel }) => [kind, channel] as const)))(
  'turning %s on or off for the %s changes it, and twice changes nothing',
  (kind, channel) => {
    const once = { ...wishes, ...toggle(kind, channel, wishes) };
    expect(isOn(kind, channel, once)).toBe(!isOn(kind, channel, wishes));
    expect({ ...once, ...toggle(kind, channel, once) }).toEqual(wishes);
  },
);

test('a mail about a syllabus is the setting it always was', () => {
  expect(toggle('document-read', 'mail', wishes)).toEqual({ documentRead: true });
});
