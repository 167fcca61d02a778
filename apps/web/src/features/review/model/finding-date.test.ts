import { expect, test } from 'vitest';
import { DEFAULT_STYLE } from '@/lib/plan/wording';
import { toFindingDateText } from './finding-date';

const iso = { ...DEFAULT_STYLE, dateFormat: 'iso' as const };
const none = { endDate: null, time: null, endTime: null };

test.each([
  [{ date: '2026-02-20' }, DEFAULT_STYLE, 'Fri 20 Feb'],
  [{ date: '2026-05-06', time: '08:00' }, DEFAULT_STYLE, 'Wed 6 May, 8:00 am'],
  [{ date: '2026-02-20', time: '23:59' }, DEFAULT_STYLE, 'Fri 20 Feb, 11:59 pm'],
  [{ date: '2026-03-09', endDate: '2026-03-13' }, DEFAULT_STYLE, '9–13 Mar'],
  [{ date: '2027-02-23', endDate: '2027-03-01' }, DEFAULT_STYLE, '23 Feb–1 Mar 2027'],
  [{ date: '2027-03-09' }, iso, 'Tue 2027-03-09'],
  [{ date: '--03-09' }, DEFAULT_STYLE, '9 Mar, year?'],
])('%j reads %#: %s', (finding, style, text) => {
  expect(toFindingDateText({ ...none, ...finding }, { style, today: '2026-02-12' })).toBe(text);
});
