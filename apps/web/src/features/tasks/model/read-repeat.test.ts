import { expect, test } from 'vitest';
import { readQuickAdd } from './quick-add';
import { readRepeat } from './read-repeat';
import { toRepeatText } from './repeat-text';

const today = '2026-02-12'; // a Thursday

test.each([
  ['reading every Mon and Wed until May 12', 'every Mon and Wed until 12 May 2026', '2026-02-16'],
  ['log every day', 'every day', '2026-02-12'],
  ['lab every other week', 'every 2 weeks', '2026-02-12'],
  ['lab every 2 weeks on friday', 'every 2 weeks on Fri', '2026-02-13'],
  ['quiz every thursday', 'every Thu', '2026-02-12'],
  ['problem set every Tue, Thu & Sun', 'every Tue, Thu and Sun', '2026-02-12'],
  ['rent every month until 2026-12-01', 'every month until 1 Dec 2026', '2026-02-12'],
])('%j comes %s, first on %s', (text, words, first) => {
  const read = readRepeat(text, { today });
  expect(read && toRepeatText(read.value)).toBe(words);
  expect(read?.first).toBe(first);
});

test.each(['read everything', 'every 60 days', 'every now and then'])('%j does not repeat', (text) =>
  expect(readRepeat(text, { today })).toBeUndefined(),
);

test('in a task of plain words the rhythm leaves the title and gives the first day', () => {
  const read = readQuickAdd('problem set every Mon and Wed until May 12 5pm', { today, courses: [] });
  expect(read).toMatchObject({ title: 'Problem set', dueOn: '2026-02-16', dueTime: '17:00' });
  expect(read.repeat).toMatchObject({ every: 'week', weekdays: ['MO', 'WE'], until: '2026-05-12' });
  expect(read.parts.map(({ text }) => text).join('')).toBe('problem set every Mon and Wed until May 12 5pm');
});

test('the end of the rhythm may stand after the time', () => {
  const read = readQuickAdd('paper every Mon and Wed 4pm until Dec 16', { today, courses: [] });
  expect(read).toMatchObject({ title: 'Paper', dueOn: '2026-02-16', dueTime: '16:00' });
  expect(read.repeat).toMatchObject({ weekdays: ['MO', 'WE'], until: '2026-12-16' });
});

test('a date beside the rhythm is the first day', () => {
  const read = readQuickAdd('lab every week on Mar 3', { today, courses: [] });
  expect(read).toMatchObject({ title: 'Lab', dueOn: '2026-03-03', repeat: { every: 'week' } });
});
