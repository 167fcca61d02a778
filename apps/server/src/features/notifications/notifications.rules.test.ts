import { expect, test } from 'vitest';
import { channelsFor, notificationLetter, shorten, type Wishes } from './notifications.rules.ts';

const wishes = (rest: Partial<Wishes> = {}): Wishes => ({
  notListed: [],
  notPushed: [],
  mailed: ['reminder'],
  mutedCourses: [],
  quietHours: null,
  timeZone: 'UTC',
  ...rest,
});

test.each<[string, Parameters<typeof channelsFor>[0], Partial<Wishes>, string]>([
  ['everything is listed and pushed', { kind: 'assigned' }, {}, 'listed pushed'],
  ['reminders are mailed besides', { kind: 'reminder' }, {}, 'listed pushed mailed'],
  ['what is not wanted in the list', { kind: 'assigned' }, { notListed: ['assigned'] }, 'pushed'],
  ['what is not wanted on the screen', { kind: 'assigned' }, { notPushed: ['assigned'] }, 'listed'],
  ['a muted course says nothing', { kind: 'reminder', courseId: 'bio' }, { mutedCourses: ['bio'] }, ''],
  ['the others still do', { kind: 'assigned', courseId: 'art' }, { mutedCourses: ['bio'] }, 'listed pushed'],
])('%s', (_, what, rest, expected) => {
  const on = Object.entries(channelsFor(what, wishes(rest))).filter(([, isOn]) => isOn);
  expect(on.map(([name]) => name).join(' ')).toBe(expected);
});

test('a mail says what happened, where it is, and how to have no more of them', () => {
  const told = { kind: 'assigned' as const, title: 'Theo gave you “Essay”', body: '', path: '/tasks/1' };
  const letter = notificationLetter(told, { publicUrl: 'https://plan.example.org' });
  expect(letter.subject).toBe('Theo gave you “Essay”');
  expect(letter.text).toContain('https://plan.example.org/tasks/1');
  expect(letter.text).toContain('https://plan.example.org/settings/notifications');
});

test('what is too long is cut where it can be seen', () => {
  expect(shorten('abcdef', 4)).toBe('abc…');
  expect(shorten('abcd', 4)).toBe('abcd');
});
